import Foundation

/// What the user may do with a row: a button that comes into sight when the row is swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// How it looks.
    public enum Style: Int, Sendable {
        /// Grey.
        case normal = 0
        /// Red.
        case destructive = 1
    }

    /// Carries the action out.
    ///
    /// Parameters: the action, the button, and what to call with whether the action was carried out; the row goes
    /// back to its place then.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// How it looks.
    open private(set) var style = Style.normal
    /// Carries the action out.
    open private(set) var handler: Handler = { _, _, completion in completion(false) }
    /// The title; it is shown without an image, or below it where the row is high enough.
    open var title: String?
    /// The image, a template.
    open var image: UIImage?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // Apple's type: nil restores the colour of the style.
    /// The colour of the button. Default by the style.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }

    private var ownColor: UIColor?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - style: how it looks.
    ///   - title: the title.
    ///   - handler: carries it out.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        self.style = style
        self.title = title
        self.handler = handler
    }
}

/// The actions at one end of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, beginning at the end of the row.
    open private(set) var actions: [UIContextualAction] = []
    /// Whether a long swipe carries the first action out. Default true.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration; without actions the row cannot be swiped to that side.
    public convenience init(actions: [UIContextualAction]) {
        self.init()
        self.actions = actions
    }
}
