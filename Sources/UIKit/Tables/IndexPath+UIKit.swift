import Foundation

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
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row within the section, the path's second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item within the section, the path's second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// Makes a path to a row of a section.
    public convenience init(row: Int, section: Int) { self.init(forRow: row, inSection: section) }

    /// Makes a path to an item of a section.
    public convenience init(item: Int, section: Int) { self.init(forItem: item, inSection: section) }

    /// Makes a path to a row of a section.
    public convenience init(forRow row: Int, inSection section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Makes a path to an item of a section.
    public convenience init(forItem item: Int, inSection section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The section.
    public var section: Int { index(atPosition: 0) }
    /// The row in the section.
    public var row: Int { index(atPosition: 1) }
    /// The item in the section.
    public var item: Int { index(atPosition: 1) }
}
