import Foundation

/// Vends the objects that bring a presented controller onto the screen and from it. Every method is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// The animator of a presentation; `nil`: the controller's modal transition style does it.
    ///
    /// - Parameters:
    ///   - presented: the controller that comes.
    ///   - presenting: the controller that presents it: the one that was asked, or what contains it.
    ///   - source: the controller whose `present(_:animated:completion:)` was called.
    /// - Returns: who does it, or `nil`.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The animator of a dismissal; `nil`: the controller's modal transition style does it.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// What drives a presentation interactively; asked only if there is an animator. `nil`: nothing does.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// What drives a dismissal interactively; asked only if there is an animator. `nil`: nothing does.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The presentation controller for the style `.custom`; `nil`: a plain one that covers the container.
    ///
    /// - Parameters:
    ///   - presented: the controller that comes.
    ///   - presenting: the controller that presents it; `nil` if nobody has presented it yet.
    ///   - source: the controller whose `present(_:animated:completion:)` was called.
    /// - Returns: who does it, or `nil`.
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
