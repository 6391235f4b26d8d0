import Foundation

/// Decides how a presentation adapts to its traits, and whether the user may dismiss it.
///
/// The calls about dismissing come for what the user does, a drag or a tap beside the presented view, never
/// for `dismiss(animated:completion:)`. Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style for a compact width; `.none`: the requested one. Set the delegate before the
    /// controller is presented.
    ///
    /// - Returns: `.fullScreen`, `.overFullScreen`, `.pageSheet`, `.formSheet` or `.none`. The default is the
    ///   presentation controller's `adaptivePresentationStyle`.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Returns the style for these traits; asked instead of the method without traits.
    ///
    /// - Returns: as in `adaptivePresentationStyle(for:)`. The default asks that for a compact width, and is
    ///   `.none` otherwise.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Returns a replacement for the presented controller while the presentation is adapted, such as a
    /// navigation controller around it; `nil`: none. Asked each time the presentation takes that form.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Called before the presentation is shown in this form.
    ///
    /// - Parameters:
    ///   - presentationController: the one that was requested.
    ///   - style: the style that it has adapted to; `.none`: it has not.
    ///   - transitionCoordinator: `nil` where nothing is animated.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Called before an adapted presentation is shown, to configure the controller of the other style.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    )

    /// Whether the user may dismiss. Not asked while the presented controller's `isModalInPresentation` is
    /// true.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when the user begins to dismiss, before the transition starts. A drag may still be cancelled.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when a dismissal by the user has ended.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tried to dismiss and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The presentation controller's `adaptivePresentationStyle`.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }

    /// `adaptivePresentationStyle(for:)` for a compact width, else `.none`.
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

    /// `true`.
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
