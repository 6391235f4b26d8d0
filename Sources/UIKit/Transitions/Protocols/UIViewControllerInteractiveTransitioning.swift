import Foundation

/// Drives a transition while the user interacts with it.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition. This method has to start the animator, if there is one.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed after the interaction, as a multiple of the animation's.
    var completionSpeed: CGFloat { get }

    /// The timing curve after the interaction.
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
