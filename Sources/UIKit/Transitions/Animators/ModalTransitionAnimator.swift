import Foundation

/// What the animators of the modal transition styles have in common: they take the moving view and the presenter's
/// view from the context, put them where the style wants them, and complete the transition at the end.
class ModalTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: PresentationTransition.Operation

    init(_ operation: PresentationTransition.Operation) {
        self.operation = operation
        super.init()
    }

    /// The views of one transition.
    struct Scene {
        let container: UIView
        /// What comes or goes.
        let moving: UIView
        /// Where that is when it is there.
        let frame: CGRect
        /// The presenter's view, if it leaves and comes back.
        let presenter: UIView?
    }

    // MARK: - What differs

    /// Seconds.
    var duration: TimeInterval { 0.4 }

    /// Puts the views of a presentation where they start; the presenter's view is there already.
    func prepare(_ scene: Scene) {}

    /// Moves them to where they end, inside of an animation.
    func animate(_ scene: Scene) {}

    /// Takes back what must not stay; before the transition is completed.
    func cleanUp(_ scene: Scene) {}

    /// Runs `changes` as the style does.
    func run(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, options: [], animations: changes, completion: completion)
    }

    // MARK: - UIViewControllerAnimatedTransitioning

    final func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        transitionContext?.isAnimated ?? true ? duration : 0
    }

    final func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let scene = scene(of: transitionContext) else {
            return transitionContext.completeTransition(true)
        }
        let container = scene.container
        switch operation {
        case .presentation:
            container.addSubview(scene.moving)
            scene.moving.place(in: scene.frame)
        case .dismissal:
            if let presenter = scene.presenter { container.insertSubview(presenter, at: 0) }
        }
        prepare(scene)
        run { [self] in
            animate(scene)
        } completion: { [self] _ in
            cleanUp(scene)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func scene(of context: any UIViewControllerContextTransitioning) -> Scene? {
        let isPresenting = operation == .presentation
        guard let view = context.view(forKey: isPresenting ? .to : .from),
            let controller = context.viewController(forKey: isPresenting ? .to : .from)
        else { return nil }
        let frame =
            isPresenting ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        return Scene(
            container: context.containerView, moving: view, frame: frame,
            presenter: context.view(forKey: isPresenting ? .from : .to))
    }
}
