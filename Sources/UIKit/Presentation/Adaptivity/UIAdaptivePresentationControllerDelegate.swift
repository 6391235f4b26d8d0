import Foundation

/// Has a say in how a presentation looks in its surroundings, and in whether the user may dismiss it.
///
/// The calls about dismissing come for what the user does, a drag or a tap beside the presented view, never for
/// `dismiss(animated:completion:)`. Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style of the presentation where there is little room from side to side; `.none`: the one that was asked
    /// for. Set the delegate before the controller is presented.
    ///
    /// - Returns: `.fullScreen`, `.overFullScreen`, `.pageSheet`, `.formSheet` or `.none`. The default is what the
    ///   presentation controller says.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style of the presentation in surroundings with these traits; asked instead of the method without traits.
    ///
    /// - Returns: as in `adaptivePresentationStyle(for:)`. The default asks that where the horizontal size class is
    ///   compact, and says `.none` elsewhere.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// The controller to present instead of the presented one while the presentation is adapted, as a navigation
    /// controller around it; `nil`: none. Asked each time when the presentation takes that form.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// The presentation is about to come onto the screen in this form.
    ///
    /// - Parameters:
    ///   - presentationController: the one that was asked for.
    ///   - style: the style that it has adapted to; `.none`: it has not.
    ///   - transitionCoordinator: `nil` where nothing is animated.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// The presentation has adapted: the controller of the other style can be configured before it is shown.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    )

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
    /// What the presentation controller says.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }

    /// `adaptivePresentationStyle(for:)` where the horizontal size class is compact, else `.none`.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }

    /// `nil`.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

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
