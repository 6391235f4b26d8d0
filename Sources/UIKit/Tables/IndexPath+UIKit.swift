extension IndexPath {
    /// Names a row of a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Names an item of a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section, the path's first index.
    public var section: Int { self[0] }

    /// The row within the section, the path's second index.
    public var row: Int { self[1] }

    /// The item within the section, the path's second index.
    public var item: Int { self[1] }
}
