/// A button of an alert or an action sheet, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// How a button looks, and where it stands.
    public enum Style: Int, Sendable {
        /// A plain button.
        case `default` = 0
        /// The button that leaves everything as it is. An alert has one at most; an action sheet sets it apart.
        case cancel = 1
        /// A button that changes or deletes data, in red.
        case destructive = 2
    }

    /// The title of the button.
    open private(set) var title: String?
    /// How the button looks, and where it stands.
    open private(set) var style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// The alert that shows the action.
    weak var alert: UIAlertController?

    /// Whether the button can be tapped. Default true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionsDidChange() } }
    }

    /// The colour of the title; nil for the one of the style. Code sets it by its name, `titleTextColor`.
    var titleColor: UIColor? {
        didSet { if titleColor != oldValue { alert?.actionsDidChange() } }
    }

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: the title of the button.
    ///   - style: how it looks, and where it stands.
    ///   - handler: called with the action when it was chosen and the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
