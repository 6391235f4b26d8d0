import Foundation

/// Lets a sheet come up and go down. The sheet's own motion carries it, so that it can be caught and thrown.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: PresentationTransition.Operation
    private let scene: SheetScene

    init(_ operation: PresentationTransition.Operation, scene: SheetScene) {
        self.operation = operation
        self.scene = scene
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        transitionContext?.isAnimated ?? true ? SheetSpring.duration : 0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        scene.transition = transitionContext
        switch operation {
        case .presentation:
            transitionContext.containerView.addSubview(scene.card)
            scene.position = 0
            scene.apply()
            scene.settle(.detent, to: scene.target) { Self.complete(transitionContext) }
        case .dismissal:
            // A full-screen presentation below goes, too.
            if let presenter = transitionContext.view(forKey: .to) {
                transitionContext.containerView.insertSubview(presenter, at: 0)
            }
            scene.settle(.away, to: 0, velocity: scene.velocity) { Self.complete(transitionContext) }
        }
        Self.animateAlongside()
    }

    /// Lets run along what others have asked for, at the pace of the sheet.
    static func animateAlongside() {
        UIView.animate(
            withDuration: SheetSpring.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [], animations: {})
    }

    private static func complete(_ context: any UIViewControllerContextTransitioning) {
        context.completeTransition(!context.transitionWasCancelled)
    }
}
