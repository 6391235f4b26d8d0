import Foundation
import QuartzCore

/// The coordinator of one transition: keeps the alongside animations and the handlers.
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
    /// The duration, in seconds. The first read asks the animator for it.
    private(set) lazy var transitionDuration = askForDuration()
    var askForDuration: () -> TimeInterval = { 0 }
    private var phase = Phase.collecting
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var endHandlers: [Block] = []
    private var changeHandlers: [Block] = []
    /// The views outside the container that an interaction drives, too.
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

    /// Runs the alongside animations, once: in the animator's first animation block, or directly if it has
    /// none.
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

    /// Whether alongside animations still wait, as the animator has used no animation block so far.
    var hasAnimations: Bool { phase == .collecting && !animations.isEmpty }

    /// Runs the alongside animations with a critically damped spring, for animators that use no animation
    /// block.
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

    /// Calls the change handlers: the user has released or caught the transition.
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

    // MARK: - Context

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var initiallyInteractive: Bool { context.initiallyInteractive }
    var isInteractive: Bool { context.isInteractive }
    var isInterruptible: Bool {
        guard let transition = context.transition else { return false }
        return transition.interruptibleAnimator() != nil
            || transition.objects.participants.contains(where: \.canBeCaught)
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
