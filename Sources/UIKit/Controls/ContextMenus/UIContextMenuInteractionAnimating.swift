/// Lets a delegate animate together with a context menu that opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that the menu shows as its preview; nil where it lifts a view.
    var previewViewController: UIViewController? { get }

    /// Runs changes in the animation of the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Calls a closure after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Lets a delegate say what becomes of a preview that was tapped, and animate together with it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What becomes of the preview. Default `dismiss`.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes back to where it came from.
    case dismiss = 0
    /// It grows over the whole window, where the completion shows the controller itself.
    case pop = 1
}
