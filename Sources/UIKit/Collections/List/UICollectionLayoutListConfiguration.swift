import Foundation

/// How a list in a collection view looks.
public struct UICollectionLayoutListConfiguration {
    /// The kinds of lists.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge; headers stay at the upper edge.
        case plain = 0
        /// Rows from edge to edge, with space between sections.
        case grouped = 1
        /// Each section is a card with round corners.
        case insetGrouped = 2
        /// The list of a sidebar: rows away from the edges, of which selected ones have round corners.
        case sidebar = 3
        /// The list of a sidebar that fills a narrow screen: rows from edge to edge, on the background of the screen.
        case sidebarPlain = 4

        var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
        /// Whether rows go from edge to edge, without space between sections.
        var isFlat: Bool { self == .plain || self == .sidebarPlain }
        /// Whether no line parts the last row of a section from what follows.
        var endsWithoutLine: Bool { self == .insetGrouped || self == .sidebar }
    }

    /// What stands above a section.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of the kind `elementKindSectionHeader`.
        case supplementary = 1
        /// The first item, which has no line below it and is no part of the card.
        case firstItemInSection = 2
    }

    /// What stands below a section.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of the kind `elementKindSectionFooter`.
        case supplementary = 1
    }

    /// Returns the actions at one end of the row at an index path; nil for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The kind of list.
    public let appearance: Appearance
    /// Whether there are lines between rows. Default true.
    public var showsSeparators = true
    /// The colour behind the rows; nil, the default, for that of the kind of list.
    public var backgroundColor: UIColor?
    /// What stands above a section. Default nothing.
    public var headerMode = HeaderMode.none
    /// What stands below a section. Default nothing.
    public var footerMode = FooterMode.none

    /// Returns what the user may do where a row begins, by its index path; nil, the default, for nothing.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns what the user may do where a row ends, by its index path; nil, the default, for nothing.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Describes a list of a kind.
    public init(appearance: Appearance) { self.appearance = appearance }

    var shownBackground: UIColor {
        if let backgroundColor { return backgroundColor }
        return switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
