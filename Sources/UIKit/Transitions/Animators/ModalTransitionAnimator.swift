import Foundation

/// Base class of the animators for the modal transition styles: takes the views from the context, has the
/// style place and animate them, and completes the transition.
class ModalTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: PresentationTransition.Operation

    init(_ operation: PresentationTransition.Operation) {
        self.operation = operation
        super.init()
    }

    /// The views of one transition.
    struct Scene {
        let container: UIView
        /// The view that is presented or dismissed.
        let moving: UIView
        /// The frame of `moving` while it is presented.
        let frame: CGRect
        /// The presenter's view, if the presentation removes it.
        let presenter: UIView?
    }

    // MARK: - Overridden by the styles

    /// The duration of the animation, in seconds.
    var duration: TimeInterval { 0.4 }

    /// Sets the views up before the animation; they are in the container already.
    func prepare(_ scene: Scene) {}

    /// Sets the final values, inside an animation.
    func animate(_ scene: Scene) {}

    /// Resets what served only the animation, before the transition completes.
    func cleanUp(_ scene: Scene) {}

    /// Animates `changes` with the style's timing.
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
        let end = { [self] (_: Bool) in
            cleanUp(scene)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        guard transitionContext.isAnimated else { return end(true) }
        prepare(scene)
        run({ [self] in animate(scene) }, completion: end)
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
