extension UITableViewCell {
    /// Which labels a cell has and where.
    public enum CellStyle: Int, Sendable {
        /// One line.
        case `default` = 0
        /// The title at the left, the second text at the right.
        case value1 = 1
        /// The title at the left, small and in the tint colour, the second text beside it.
        case value2 = 2
        /// The second text below the title, smaller.
        case subtitle = 3
    }

    /// The accessory at the right end.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron: a tap leads on.
        case disclosureIndicator = 1
        /// A button with an "i", which the table's delegate hears of, and a chevron: a tap beside the button leads on.
        case detailDisclosureButton = 2
        /// A check mark: chosen.
        case checkmark = 3
        /// A button with an "i", which the table's delegate hears of.
        case detailButton = 4

        var hasChevron: Bool { self == .disclosureIndicator || self == .detailDisclosureButton }
        var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }
    }

    /// How a cell shows that it is selected.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// It turns grey, whatever the name says, as on iOS since 7.
        case blue = 1
        /// It turns grey.
        case gray = 2
        /// It turns grey.
        case `default` = 3
    }

    /// Which controls for editing a cell shows.
    public struct StateMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control for deleting or inserting the row.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that deletes the row, or those that come with a swipe.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// Whether there are lines between the rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines.
        case none = 0
        /// One hairline below each row.
        case singleLine = 1
        /// One hairline, as there are no etched ones since iOS 7.
        case singleLineEtched = 2
    }

    /// What the user does to a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// Takes it away.
        case delete = 1
        /// Puts one in.
        case insert = 2
    }
}
