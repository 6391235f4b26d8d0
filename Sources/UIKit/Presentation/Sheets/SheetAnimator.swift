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
        switch operation {
        case .presentation: present(transitionContext)
        case .dismissal: dismiss(transitionContext)
        }
    }

    private func present(_ context: any UIViewControllerContextTransitioning) {
        scene.transition = context
        context.containerView.addSubview(scene.card)
        scene.position = 0
        scene.apply()
        scene.settle(.detent, to: scene.target) {
            context.completeTransition(!context.transitionWasCancelled)
        }
        // Lets run along what others have asked for, at the pace of the sheet.
        UIView.animate(
            withDuration: SheetSpring.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [], animations: {})
    }

    private func dismiss(_ context: any UIViewControllerContextTransitioning) {
        // A full-screen presentation below goes, too.
        if let presenter = context.view(forKey: .to) { context.containerView.insertSubview(presenter, at: 0) }
        let interaction = SheetInteraction(scene: scene)
        scene.interaction = interaction
        scene.settle(.away, to: 0, velocity: scene.velocity) { interaction.complete() }
        interaction.runByItself(context)
    }
}
