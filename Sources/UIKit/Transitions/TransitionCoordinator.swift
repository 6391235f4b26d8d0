import Foundation
import QuartzCore

/// The coordinator of one transition: what others asked to run along with it, and who wants to hear of it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private enum Phase {
        /// Animations may still be added.
        case collecting
        /// The animator has begun.
        case started
        case ended
    }

    let context: TransitionContext
    var transitionDuration: TimeInterval = 0
    private var phase = Phase.collecting
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var endHandlers: [Block] = []
    private var changeHandlers: [Block] = []
    /// What an interaction drives besides the container.
    private(set) var viewsOutsideContainer: [UIView] = []

    init(context: TransitionContext) {
        self.context = context
        super.init()
        context.coordinator = self
    }

    // MARK: - Adding

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        context.clock.perform {
            TransitionTrace.current.post(.coordinator, self, "animate(alongsideTransition:completion:)")
        }
        return add(animation, completion)
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        context.clock.perform {
            TransitionTrace.current.post(
                .coordinator, self, "animateAlongsideTransition(in:animation:completion:)")
        }
        if phase == .collecting, let view, !view.isDescendant(of: containerView) {
            viewsOutsideContainer.append(view)
        }
        return add(animation, completion)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Block) {
        endHandlers.append(handler)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        changeHandlers.append(handler)
    }

    private func add(_ animation: Block?, _ completion: Block?) -> Bool {
        if phase != .ended, let completion { completions.append(completion) }
        guard phase == .collecting else { return false }
        if let animation { animations.append(animation) }
        return true
    }

    // MARK: - Running

    /// Runs what was added; inside the animator's first animation block, or by itself if there is none.
    func runAnimations() {
        guard phase == .collecting else { return }
        phase = .started
        let blocks = animations
        animations = []
        for block in blocks {
            post("animate(alongsideTransition:completion:)", block: "animation")
            block(self)
        }
    }

    /// Runs what was added in an animation of its own that comes to rest like a spring, for animators that move their
    /// views without any block of animations.
    func runAnimations(lasting duration: TimeInterval) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: runAnimations)
    }

    /// Runs the completions, once, whether or not the animations ran.
    func runCompletions() {
        phase = .ended
        animations = []
        while !completions.isEmpty {
            let block = completions.removeFirst()
            post("animate(alongsideTransition:completion:)", block: "completion")
            block(self)
        }
        endHandlers = []
        changeHandlers = []
    }

    /// The user has let go of the transition, or has taken hold of it again.
    func interactionDidChange() {
        for handler in changeHandlers {
            post("notifyWhenInteractionChanges(_:)", block: "handler")
            handler(self)
        }
    }

    func interactionDidEnd() {
        interactionDidChange()
        let handlers = endHandlers
        endHandlers = []
        for handler in handlers {
            post("notifyWhenInteractionEnds(_:)", block: "handler")
            handler(self)
        }
    }

    private func post(_ call: String, block: String) {
        TransitionTrace.current.post(
            .coordinator, self, call, ["block": block, "isCancelled": String(isCancelled)])
    }

    // MARK: - What it knows

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var initiallyInteractive: Bool { context.initiallyInteractive }
    var isInteractive: Bool { context.isInteractive }
    var isInterruptible: Bool {
        guard let run = context.run else { return false }
        return run.interruptibleAnimator() != nil || run.objects.participants.contains(where: \.canBeCaught)
    }
    var isCancelled: Bool { context.transitionWasCancelled }
    var percentComplete: CGFloat { context.percentComplete }
    var completionVelocity: CGFloat { context.interaction?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { context.interaction?.completionCurve ?? .easeInOut }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        context.view(forKey: key)
    }
}
