extension IndexPath {
    /// Names a row of a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The section, the path's first index.
    public var section: Int { self[0] }

    /// The row within the section, the path's second index.
    public var row: Int { self[1] }
}
