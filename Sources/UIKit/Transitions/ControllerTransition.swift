import Foundation
import QuartzCore

/// One transition between view controllers, from the request to its last callback: what a presentation and a
/// change of a container's child have in common. Subclasses say who takes part, where, and in which order it is
/// told.
///
/// ```
/// schedule()  ── end of the turn ──▶  start steps, duration, interaction or animator
///                                          │ completeTransition(_:)
///                                          ▼
///                                     end steps
/// ```
@MainActor
class ControllerTransition {
    enum Phase {
        /// Asked for in this turn; starts after the commit.
        case requested
        case running
        /// Inside of `completeTransition(_:)`.
        case completing
        case ended
    }

    let objects: TransitionObjects
    let context: TransitionContext
    let coordinator: TransitionCoordinator
    /// Seconds that the animator asked for.
    private(set) var duration: TimeInterval = 0
    private(set) var phase = Phase.requested
    /// Who comes and who goes; empty until the transition starts.
    private(set) var appearance: TransitionAppearance
    /// The container's size when the transition started.
    private(set) var startSize = CGSize.zero
    private var startTime: CFTimeInterval = 0
    private var evidence: TransitionEvidence?
    private lazy var watchdog = TransitionWatchdog(transition: self)

    init(
        objects: TransitionObjects, container: UIView, isAnimated: Bool,
        presentationStyle: UIModalPresentationStyle
    ) {
        self.objects = objects
        let isInteractive = isAnimated && objects.interaction?.wantsInteractiveStart ?? false
        context = TransitionContext(
            containerView: container, isAnimated: isAnimated, isInteractive: isInteractive,
            presentationStyle: presentationStyle)
        coordinator = TransitionCoordinator(context: context)
        appearance = TransitionAppearance(animated: isAnimated)
        context.run = self
        context.interaction = objects.interaction
    }

    /// Whether it has been asked for and not yet been completed: nothing else may be started in its way.
    final var isInTheWay: Bool { phase == .requested || phase == .running }

    // MARK: - What differs

    /// Who goes and who comes; known from the request on.
    var participants: (from: UIViewController, to: UIViewController)? { nil }

    /// The controller that the transition is about, for messages.
    var subject: UIViewController { preconditionFailure("\(type(of: self)) says what it is about.") }

    /// Whether what comes must be in the container at the end, at its final frame.
    var bringsViewIntoContainer: Bool { true }

    /// Where views may come and go while it runs; what a cancellation must leave as it was.
    var surroundings: [UIView] { [] }

    var startSteps: [TransitionCallbackOrder.StartStep] { [] }

    func endSteps(isFinished: Bool) -> [TransitionCallbackOrder.EndStep] { [] }

    /// The controllers that take part point to the transition from here on.
    func adopt() {}

    /// The controllers that still point to the transition do so no more.
    func abandon(isFinished: Bool) {}

    /// Gets the container ready.
    ///
    /// - Returns: who appears and who disappears; `nil` if there is no place to show anything any more.
    func prepareContainer() -> TransitionAppearance? { nil }

    /// Tells the context who and where.
    func fillContext() {}

    /// Without an animator the views go to their places at once.
    func placeViews() {}

    /// A step of the start that is not the same for all.
    func perform(_ step: TransitionCallbackOrder.StartStep) {}

    /// A step of the end that is not the same for all.
    func perform(_ step: TransitionCallbackOrder.EndStep, isFinished: Bool) {}

    /// There was no place to show anything: says so and undoes the request.
    func giveUp() {}

    // MARK: - The start

    /// Puts the start off to the end of the turn.
    final func schedule() {
        adopt()
        if context.isInteractive {
            for participant in objects.participants { participant.transitionWasRequested() }
            watchdog.noteTouches()
        }
        (context.clock.application ?? .shared).pipeline.afterLayout { self.start() }
    }

    /// Starts before this call returns.
    final func startAtOnce() {
        adopt()
        start()
    }

    private func start() {
        guard phase == .requested else { return }
        phase = .running
        startTime = CACurrentMediaTime()
        if TransitionTrace.current.isObserved,
            !objects.participants.contains(where: \.continuesEarlierTransition)
        {
            evidence = TransitionEvidence(before: self)
            TransitionTrace.current.running.append(self)
        }
        guard let prepared = prepareContainer() else {
            phase = .completing
            context.completionTime = startTime
            for participant in objects.participants { participant.transitionDidEnd(context) }
            giveUp()
            phase = .ended
            forgetEvidence()
            return
        }
        appearance = prepared
        startSize = context.containerView.bounds.size
        (context.containerView as? TransitionContainerView)?.holdsTouches = true
        for step in startSteps {
            switch step {
            case .willDisappear: appearance.beginDisappearing()
            case .willAppear: appearance.beginAppearing()
            case .presentationController, .willShow: perform(step)
            }
        }
        fillContext()
        evidence?.animatorBegins()
        duration = askForDuration()
        coordinator.transitionDuration = duration
        if context.isInteractive, let interaction = objects.interaction {
            startInteraction(interaction)
        } else {
            for participant in objects.participants { participant.transitionStartsByItself(context) }
            startAnimator()
        }
        watchdog.start()
    }

    private func startInteraction(_ interaction: any UIViewControllerInteractiveTransitioning) {
        TransitionTrace.current.post(.delegate, interaction, "startInteractiveTransition(_:)")
        let strays =
            TransitionTrace.current.isObserved ? StrayAnimations(in: context.containerView.window) : nil
        UIView.runAlongside(coordinator.runAnimations) {
            interaction.startInteractiveTransition(context)
        }
        coordinator.runAnimations()
        if objects.participants.contains(where: \.drivesContainerTime) {
            strays?.check(context, drivenBy: interaction)
            strays?.checkPropertyAnimators(context, of: objects.animator, drivenBy: interaction)
        }
    }

    /// Lets the animator begin; an interaction controller that drives the animator calls it, too.
    final func startAnimator() {
        guard let animator = objects.animator else {
            coordinator.runAnimations()
            placeViews()
            return context.completeTransition(true)
        }
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

    // MARK: - The interaction

    /// The interaction has ended; what is left runs by itself.
    final func interactionEnded(cancelled: Bool) {
        coordinator.interactionDidEnd()
        reverseAppearance(cancelled)
        watchdog.interactionEnded()
    }

    /// The user has taken hold of what ran by itself.
    final func interactionResumed() {
        watchdog.interactionResumed()
        coordinator.interactionDidChange()
    }

    // MARK: - The end

    /// The animator, or who else animates, says that it has ended.
    final func complete(_ didComplete: Bool) {
        guard phase == .running else { return }
        phase = .completing
        context.completionTime = CACurrentMediaTime()
        watchdog.stop()
        let isFinished = didComplete && !context.transitionWasCancelled
        evidence?.transitionCompletes()
        TransitionDiagnostics.check(
            self, didComplete: didComplete, inSameTurn: CACurrentMediaTime() == startTime)
        for participant in objects.participants { participant.transitionDidEnd(context) }
        if isFinished { UIView.performWithoutAnimation { coordinator.runAnimations() } }
        for step in endSteps(isFinished: isFinished) { run(step, isFinished: isFinished) }
        phase = .ended
        context.interruption = nil
        evidence?.transitionEnded(isFinished: isFinished)
        forgetEvidence()
    }

    /// The opposite will-calls of a transition that is cancelled, or of one that was and goes on after all.
    private func reverseAppearance(_ reversed: Bool) {
        guard appearance.reverse(reversed) else { return }
        appearance.beginDisappearing()
        appearance.beginAppearing()
    }

    /// The window lets go of all who take part: their appearance ends now, and they hear nothing of the rest.
    final func leaveScreen() {
        let leaving = appearance
        appearance = TransitionAppearance(animated: context.isAnimated)
        leaving.leaveScreen()
    }

    private func forgetEvidence() {
        guard evidence != nil else { return }
        evidence = nil
        TransitionTrace.current.running.removeAll { $0 === self }
    }

    private func run(_ step: TransitionCallbackOrder.EndStep, isFinished: Bool) {
        switch step {
        case .coordinator: coordinator.runCompletions()
        case .oppositeWillCalls: reverseAppearance(true)
        case .didAppear: appearance.endAppearing()
        case .didDisappear: appearance.endDisappearing()
        case .release: release(isFinished: isFinished)
        case .animationEnded: announceAnimationEnded(isFinished)
        case .presentationController, .returnPresentersView, .removeViews, .unlink, .settle, .didMove,
            .didShow, .didDismiss, .completionHandler:
            perform(step, isFinished: isFinished)
        }
    }

    /// A later transition tells the controller of its appearance from here on.
    final func forgetAppearance(of controller: UIViewController) {
        appearance.forget(controller)
    }

    /// The coordinator is over, and the container takes touches again.
    final func release(isFinished: Bool) {
        (context.containerView as? TransitionContainerView)?.holdsTouches = false
        abandon(isFinished: isFinished)
    }

    private func announceAnimationEnded(_ isFinished: Bool) {
        guard let animator = objects.animator else { return }
        TransitionTrace.current.post(
            .delegate, animator, "animationEnded(_:)", ["transitionCompleted": String(isFinished)])
        animator.animationEnded(isFinished)
    }
}
