import Foundation

/// The style `.coverVertical`: the presented view slides up from the lower edge, and down again.
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: PresentationTransition.Operation

    /// Seconds; a spring that comes to rest without overshooting, as the one on iOS.
    private static let duration: TimeInterval = 0.5

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
        let changes: () -> Void
        switch operation {
        case .presentation:
            guard let view = transitionContext.view(forKey: .to),
                let controller = transitionContext.viewController(forKey: .to)
            else { return transitionContext.completeTransition(true) }
            let frame = transitionContext.finalFrame(for: controller)
            container.addSubview(view)
            view.place(in: Self.below(container, frame))
            changes = { view.place(in: frame) }
        case .dismissal:
            guard let view = transitionContext.view(forKey: .from),
                let controller = transitionContext.viewController(forKey: .from)
            else { return transitionContext.completeTransition(true) }
            if let presenter = transitionContext.view(forKey: .to) {
                container.insertSubview(presenter, at: 0)
            }
            let frame = Self.below(container, transitionContext.initialFrame(for: controller))
            changes = { view.place(in: frame) }
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: [], animations: changes
        ) { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// `frame`, moved down to where the container ends.
    private static func below(_ container: UIView, _ frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: container.bounds.maxY, width: frame.width, height: frame.height)
    }
}
