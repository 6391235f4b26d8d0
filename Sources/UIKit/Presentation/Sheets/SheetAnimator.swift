import Foundation

/// Presents and dismisses a sheet, with or without a finger. The scene's own motion moves the card, so that
/// it can be caught and thrown.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
{
    private let operation: PresentationTransition.Operation
    private let scene: SheetScene
    /// The interaction of the dismissal.
    let interaction = TransitionInteraction()

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
        guard let context = transitionContext as? TransitionContext else { return }
        switch operation {
        case .presentation: present(context)
        case .dismissal: dismiss(context)
        }
    }

    /// Starts a dismissal that a finger already drives.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        start(context, released: nil)
        interaction.begin()
    }

    private func present(_ context: TransitionContext) {
        scene.transition = context
        context.containerView.addSubview(scene.card)
        // A callback of the card's move to its window may have replaced the root, and with it the sheet.
        guard context.transition?.hasLeftScreen == false else { return }
        scene.position = 0
        scene.apply()
        scene.settle(.detent, to: scene.target) { [weak context] in
            context?.completeTransition(context?.transitionWasCancelled == false)
        }
        context.coordinator?.runAnimations(lasting: SheetSpring.duration)
    }

    private func dismiss(_ context: TransitionContext) {
        // A full-screen presentation below goes, too.
        if let presenter = context.view(forKey: .to) { context.containerView.insertSubview(presenter, at: 0) }
        scene.interaction = interaction
        scene.settle(.away, to: 0, velocity: scene.velocity) { [interaction] in
            interaction.completeTransition()
        }
        start(context, released: .finish)
    }

    private func start(_ context: TransitionContext, released outcome: TransitionInteraction.Outcome?) {
        scene.transition = context
        interaction.start(
            context, AlongsideTimeline(of: context.coordinator, duration: SheetSpring.duration),
            released: outcome)
    }
}

extension SheetAnimator: TransitionParticipant {
    func transitionLeftScreen(_ context: TransitionContext) {
        if context.isInteractive { context.cancelInteractiveTransition() }
        context.completeTransition(!context.transitionWasCancelled)
    }

    func transitionDidEnd(_ context: TransitionContext) {
        if operation == .dismissal { interaction.transitionDidEnd() }
    }

    var isMoving: Bool { scene.isMoving }
    var decidableInteraction: TransitionInteraction? { interaction }
    func releaseInteraction(_ outcome: TransitionInteraction.Outcome) { scene.release(velocity: 0) }
}
