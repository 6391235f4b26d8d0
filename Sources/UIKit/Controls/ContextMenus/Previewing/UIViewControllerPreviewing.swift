import Foundation

/// The previews that a view has for what a finger rests on: the older form of its context menu.
///
/// A resting finger, or the mouse's secondary button, opens a preview of the controller that the delegate returns, with
/// that controller's `previewActionItems` below it; a tap on the preview commits to it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// Recognizes the press; others may be made to wait for it.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Returns the controllers that are previewed.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of that view that lifts, in its coordinates. Default its bounds; the delegate may set it while it is asked.
    var sourceRect: CGRect { get set }
}

/// Returns the controllers that previews show.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns what is shown of a place of the source view; nil for no preview.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// The preview was tapped: shows its controller as usual.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
    /// Lets a view be pressed for previews. The delegate is held weakly.
    ///
    /// - Returns: what the delegate is asked with.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingContext(delegate: delegate, sourceView: sourceView)
    }

    /// Ends the previews of a context.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        guard let interaction = (previewing as? PreviewingContext)?.interaction else { return }
        interaction.view?.removeInteraction(interaction)
    }
}
