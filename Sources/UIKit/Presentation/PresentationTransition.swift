import Foundation
import QuartzCore

/// One presentation or dismissal, from the request to the completion handler.
@MainActor
final class PresentationTransition: TransitionRun {
    enum Operation {
        case presentation, dismissal
    }

    private enum Phase {
        /// Asked for in this turn; starts after the commit.
        case requested
        case running
        /// Inside of `completeTransition(_:)`.
        case completing
        case ended
    }

    let operation: Operation
    /// What comes or goes: one controller, or for a dismissal all that lie above the presenter, the last on top.
    let chain: [UIViewController]
    let presenter: UIViewController
    let objects: TransitionObjects
    let context: TransitionContext
    let coordinator: TransitionCoordinator
    private(set) var duration: TimeInterval = 0
    private(set) var appearance: TransitionAppearance
    private var completion: (() -> Void)?
    private var phase = Phase.requested
    private var startTime: CFTimeInterval = 0
    /// The container's size when the transition started.
    private(set) var startSize = CGSize.zero
    private lazy var watchdog = TransitionWatchdog(transition: self)

    init(
        _ operation: Operation, chain: [UIViewController], presenter: UIViewController,
        objects: TransitionObjects, isAnimated: Bool, completion: (() -> Void)?
    ) {
        self.operation = operation
        self.chain = chain
        self.presenter = presenter
        self.objects = objects
        self.completion = completion
        let controller = chain.last?.presentation.controller
        let isInteractive = isAnimated && objects.interaction?.wantsInteractiveStart ?? false
        context = TransitionContext(
            containerView: controller?.hierarchy?.container ?? UIView(), isAnimated: isAnimated,
            isInteractive: isInteractive, presentationStyle: controller?.presentationStyle ?? .none)
        coordinator = TransitionCoordinator(context: context)
        appearance = TransitionAppearance(animated: isAnimated)
        context.run = self
        context.interaction = objects.interaction
    }

    /// The controller that comes or goes.
    var moving: UIViewController { chain[chain.count - 1] }

    /// The presentation controller of the one that comes or goes.
    var controller: UIPresentationController? { moving.presentation.controller }

    /// The views of the presentation that covered the presenter: the lowest of the chain.
    var presenterHierarchy: PresentationHierarchy? { chain.first?.presentation.controller?.hierarchy }

    var isInTheWay: Bool { phase == .requested || phase == .running }

    // MARK: - The start

    /// Puts the start off to the end of the turn.
    func schedule() {
        for participant in [presenter] + chain { participant.activeTransition = self }
        if context.isInteractive {
            (objects.interaction as? UIPercentDrivenInteractiveTransition)?.expectTransition()
            watchdog.noteTouches()
        }
        CATransaction.addAfterCommitHandler { self.start() }
    }

    private func start() {
        guard phase == .requested else { return }
        phase = .running
        startTime = CACurrentMediaTime()
        guard prepareContainer() else { return giveUp() }
        startSize = context.containerView.bounds.size
        (context.containerView as? TransitionContainerView)?.holdsTouches = true
        let steps =
            operation == .presentation
            ? TransitionCallbackOrder.presentationStart : TransitionCallbackOrder.dismissalStart
        for step in steps {
            switch step {
            case .presentationController: announceStart()
            case .appearance: appearance.begin()
            }
        }
        fillContext()
        duration = askForDuration()
        coordinator.transitionDuration = duration
        if context.isInteractive, let interaction = objects.interaction {
            startInteraction(interaction)
        } else {
            startAnimator()
        }
        watchdog.start()
    }

    private func startInteraction(_ interaction: any UIViewControllerInteractiveTransitioning) {
        TransitionTrace.current.post(.delegate, interaction, "startInteractiveTransition(_:)")
        UIView.runAlongside(coordinator.runAnimations) {
            interaction.startInteractiveTransition(context)
        }
        coordinator.runAnimations()
    }

    func startAnimator() {
        guard let animator = objects.animator else { return placeViews() }
        TransitionTrace.current.post(.delegate, animator, "animateTransition(using:)")
        UIView.runAlongside(coordinator.runAnimations) { animator.animateTransition(using: context) }
        coordinator.runAnimations()
    }

    private func askForDuration() -> TimeInterval {
        guard let animator = objects.animator else { return 0 }
        TransitionTrace.current.post(.delegate, animator, "transitionDuration(using:)")
        let duration = animator.transitionDuration(using: context)
        if duration > 0, duration.isFinite {
            if !context.isAnimated { TransitionDiagnostics.durationWithoutAnimation(animator, duration) }
            return duration
        }
        if duration != 0 { TransitionDiagnostics.badDuration(animator, duration) }
        return 0
    }

    // MARK: - TransitionRun

    func interactionEnded(cancelled: Bool) {
        coordinator.interactionDidEnd()
        if cancelled, TransitionCallbackOrder.oppositeCalls == .atRelease { appearance.reverse() }
        watchdog.interactionEnded()
    }

    func complete(_ didComplete: Bool) {
        guard phase == .running else { return }
        phase = .completing
        context.completionTime = CACurrentMediaTime()
        watchdog.stop()
        let isFinished = didComplete && !context.transitionWasCancelled
        TransitionDiagnostics.check(
            self, didComplete: didComplete, inSameTurn: CACurrentMediaTime() == startTime)
        (objects.interaction as? UIPercentDrivenInteractiveTransition)?.transitionDidEnd()
        for step in endSteps(isFinished) { perform(step, isFinished) }
        phase = .ended
    }

    // MARK: - The end

    private func endSteps(_ isFinished: Bool) -> [TransitionCallbackOrder.EndStep] {
        switch (operation, isFinished) {
        case (.presentation, true): TransitionCallbackOrder.presentationFinished
        case (.presentation, false): TransitionCallbackOrder.presentationCancelled
        case (.dismissal, true): TransitionCallbackOrder.dismissalFinished
        case (.dismissal, false): TransitionCallbackOrder.dismissalCancelled
        }
    }

    private func perform(_ step: TransitionCallbackOrder.EndStep, _ isFinished: Bool) {
        switch step {
        case .coordinator: coordinator.runCompletions()
        case .presentationController: announceEnd(isFinished)
        case .oppositeWillCalls: appearance.reverse()
        case .returnPresentersView: returnPresentersView()
        case .didAppear: appearance.endAppearing()
        case .removeViews: removeViews(isFinished)
        case .unlink: unlink()
        case .didDisappear: appearance.endDisappearing()
        case .release: release(isFinished)
        case .animationEnded: announceAnimationEnded(isFinished)
        case .completionHandler: runCompletionHandler()
        }
    }

    private func release(_ isFinished: Bool) {
        (context.containerView as? TransitionContainerView)?.holdsTouches = false
        for participant in [presenter] + chain where participant.activeTransition === self {
            participant.activeTransition = nil
        }
        for controller in chain where controller.activeTransition == nil {
            controller.presentation.activity = .none
        }
        if (operation == .presentation) != isFinished { disposeOfPresentationControllers() }
    }

    private func announceAnimationEnded(_ isFinished: Bool) {
        guard let animator = objects.animator else { return }
        TransitionTrace.current.post(
            .delegate, animator, "animationEnded(_:)", ["transitionCompleted": String(isFinished)])
        animator.animationEnded(isFinished)
    }

    private func runCompletionHandler() {
        guard let completion else { return }
        self.completion = nil
        let call =
            operation == .presentation ? "present(_:animated:completion:)" : "dismiss(animated:completion:)"
        TransitionTrace.current.post(.presentation, presenter, call, ["block": "completion"])
        completion()
    }

    /// The presenter's view has left its window since the request: nothing can be shown.
    private func giveUp() {
        TransitionDiagnostics.presenterLeft(self)
        phase = .completing
        context.completionTime = CACurrentMediaTime()
        coordinator.runCompletions()
        unlink()
        release(false)
        runCompletionHandler()
        phase = .ended
    }

    func setAppearance(_ appearance: TransitionAppearance) {
        self.appearance = appearance
    }
}
