import Foundation

/// Supplies the animators, interaction controllers and presentation controller of a presented controller.
/// Every method is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator of a presentation; with `nil` the controller's modal transition style supplies
    /// it.
    ///
    /// - Parameters:
    ///   - presented: the controller that comes.
    ///   - presenting: the controller that presents it: the one that was asked, or what contains it.
    ///   - source: the controller whose `present(_:animated:completion:)` was called.
    /// - Returns: the animator, or `nil`.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the animator of a dismissal; with `nil` the controller's modal transition style supplies it.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller of a presentation; asked only if there is an animator. `nil`: not
    /// interactive.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the interaction controller of a dismissal; asked only if there is an animator. `nil`: not
    /// interactive.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the presentation controller for the style `.custom`; `nil`: a plain one that covers the
    /// container.
    ///
    /// - Parameters:
    ///   - presented: the controller that comes.
    ///   - presenting: the controller that presents it; `nil` if nobody has presented it yet.
    ///   - source: the controller whose `present(_:animated:completion:)` was called.
    /// - Returns: the presentation controller, or `nil`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// `nil`.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// `nil`.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// `nil`.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// `nil`.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// `nil`.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
