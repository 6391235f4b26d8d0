import Foundation

/// What the user may do with a row, in the older form; `UIContextualAction` has taken its place.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// How it looks.
    public enum Style: Int, Sendable {
        /// Red.
        case `default` = 0
        /// Grey.
        case normal = 1

        /// Red.
        public static let destructive = Style.default
    }

    /// How it looks.
    open private(set) var style = Style.default
    /// The title.
    open var title: String?
    /// The colour of the button; nil, the default, for that of the style.
    open var backgroundColor: UIColor?
    private(set) var handler: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - style: how it looks.
    ///   - title: the title.
    ///   - handler: carries it out for a row.
    public convenience init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.init()
        self.style = style
        self.title = title
        self.handler = handler
    }
}
