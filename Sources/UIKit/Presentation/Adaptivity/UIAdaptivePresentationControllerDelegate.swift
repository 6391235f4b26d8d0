import Foundation

/// Has a say in how a presentation looks in its surroundings, and in whether the user may dismiss it.
///
/// The calls about dismissing come for what the user does, a drag or a tap beside the presented view, never for
/// `dismiss(animated:completion:)`. Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Whether the user may dismiss. Not asked while the presented controller's `isModalInPresentation` is true.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user begins to dismiss: the transition is about to start. A drag may still be given up.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The user has dismissed, and all has ended.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user wanted to dismiss and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The user may.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}
