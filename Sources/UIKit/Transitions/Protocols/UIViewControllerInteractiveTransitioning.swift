import Foundation

/// Drives a transition while the user interacts with it.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition. It is on this method to let the animator begin, where there is something to animate.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How much faster than the animation the rest runs after the interaction; 1 is its own speed.
    var completionSpeed: CGFloat { get }

    /// The curve of that rest.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition starts interactively; with `false` the animator starts at once.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1: the animation's own speed.
    public var completionSpeed: CGFloat { 1 }

    /// Ease in, ease out.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }

    /// `true`.
    public var wantsInteractiveStart: Bool { true }
}
