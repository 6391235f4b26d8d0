import Foundation

/// Something that one can do from a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How the row looks.
    public enum Style: Int, Sendable {
        /// As a plain row.
        case `default` = 0
        /// With a check mark.
        case selected = 1
        /// In red.
        case destructive = 2
    }

    /// The title of the row.
    public let title: String
    /// Called with the action and the previewed controller when the row was chosen.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void
    let style: Style

    /// Makes an action.
    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }
}

/// Actions of a preview that lie in a menu of their own.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The title of the row.
    public let title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Makes a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }
}
