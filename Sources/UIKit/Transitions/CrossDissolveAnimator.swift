import Foundation

/// The style `.crossDissolve`: the presented view fades in over what is there, and out again.
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: PresentationTransition.Operation

    /// Seconds.
    private static let duration: TimeInterval = 0.4

    init(_ operation: PresentationTransition.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        transitionContext?.isAnimated ?? true ? Self.duration : 0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let key: UITransitionContextViewKey = operation == .presentation ? .to : .from
        guard let view = transitionContext.view(forKey: key) else {
            return transitionContext.completeTransition(true)
        }
        let opaque = view.alpha
        switch operation {
        case .presentation:
            container.addSubview(view)
            view.alpha = 0
        case .dismissal:
            if let presenter = transitionContext.view(forKey: .to) {
                container.insertSubview(presenter, at: 0)
            }
        }
        let target = operation == .presentation ? opaque : 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: []) {
            view.alpha = target
        } completion: { _ in
            view.alpha = opaque
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
