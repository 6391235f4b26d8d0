import Foundation
import QuartzCore

/// One transition between view controllers, from the request to its last callback. Presentations and changes
/// of a container's child are subclasses: they supply the participants, the container and the order of the
/// callbacks.
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
        /// Requested in this run loop turn; starts after its layout.
        case requested
        case running
        /// Inside `completeTransition(_:)`.
        case completing
        case ended
    }

    let objects: TransitionObjects
    let context: TransitionContext
    let coordinator: TransitionCoordinator
    /// The animator's duration, in seconds.
    private(set) var duration: TimeInterval = 0
    private(set) var phase = Phase.requested
    /// The appearance calls; empty until the transition starts.
    private(set) var appearance: TransitionAppearance
    /// The container's size when the transition started.
    private(set) var startSize = CGSize.zero
    private var startTime: CFTimeInterval = 0
    /// The progress and the time of the last release; nil before it, and while the transition is interactive
    /// again.
    private var release: (progress: CGFloat, time: CFTimeInterval)?
    private var evidence: TransitionEvidence?
    /// Whether the participants have left the screen, because their window let go of its root controller.
    private(set) var hasLeftScreen = false
    /// Delays the completion blocks of the transactions in which the transition was requested until its end.
    private var transactions: TransactionHold?
    /// The alongside animations of an interaction whose driver animates nothing itself.
    private var alongside: AlongsideTimeline?
    /// Whether the animator was asked to animate. Stays false if the interaction controller moves the views
    /// itself.
    private(set) var hasStartedAnimator = false
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
        context.transition = self
        context.interaction = objects.interaction
        coordinator.askForDuration = { [weak self] in self?.askForDuration() ?? 0 }
    }

    /// Whether the transition is requested or running, and so blocks other transitions of its controllers.
    final var isInTheWay: Bool { phase == .requested || phase == .running }

    /// The progress, from 0 to 1, of a transition that nothing drives through the container's time.
    ///
    /// During an interaction it is the reported percentage. After the release it moves from there to the
    /// decided end, at the speed that the duration gives; without an interaction it follows the duration from
    /// the start.
    final var ownProgress: CGFloat {
        if context.isInteractive { return context.percentComplete }
        let (from, since) = release ?? (0, startTime)
        let end: CGFloat = context.transitionWasCancelled ? 0 : 1
        guard duration > 0 else { return end }
        let passed = max(context.clock.now - since, 0) / duration
        return end > from ? min(from + passed, end) : max(from - passed, end)
    }

    // MARK: - Overridden by subclasses

    /// The controllers that leave and arrive; known from the request on.
    var controllers: (from: UIViewController, to: UIViewController)? { nil }

    /// The views that take part, as far as they are known before the transition starts.
    var earlyViews: (from: UIView?, to: UIView?) { (nil, nil) }

    /// The kind of the transition, as tools show it.
    var tracedKind: TransitionStanding.Kind {
        preconditionFailure("\(type(of: self)) says what it does.")
    }

    /// The controller that diagnostics name.
    var subject: UIViewController { preconditionFailure("\(type(of: self)) says what it is about.") }

    /// Whether the arriving view must be in the container, at its final frame, when the transition completes.
    var bringsViewIntoContainer: Bool { true }

    /// Whether the arriving view may end at this frame beside its final one, as the program places it.
    func mayEnd(at frame: CGRect) -> Bool { false }

    /// Views in and around which the transition takes place: a cancellation must restore their subviews.
    var surroundings: [UIView] { [] }

    var startSteps: [TransitionCallbackOrder.StartStep] { [] }

    func endSteps(isFinished: Bool) -> [TransitionCallbackOrder.EndStep] { [] }

    /// Makes the participating controllers refer to the transition.
    func adopt() {}

    /// Clears the references of the controllers that still refer to the transition.
    func abandon(isFinished: Bool) {}

    /// Prepares the container.
    ///
    /// - Returns: the appearance calls to send; `nil` if the transition can no longer be shown.
    func prepareContainer() -> TransitionAppearance? { nil }

    /// Fills in the context's controllers, views and frames.
    func fillContext() {}

    /// Places the views at once, where there is no animator.
    func placeViews() {}

    /// Performs a step of the start that differs between the subclasses.
    func perform(_ step: TransitionCallbackOrder.StartStep) {}

    /// Performs a step of the end that differs between the subclasses.
    func perform(_ step: TransitionCallbackOrder.EndStep, isFinished: Bool) {}

    /// Ends a transition whose container could not be prepared.
    func giveUp() {}

    // MARK: - The start

    /// Starts the transition after this turn's layout.
    final func schedule() {
        adopt()
        if context.isInteractive {
            for participant in objects.participants { participant.transitionWasRequested() }
            watchdog.noteTouches()
        }
        transactions = TransactionHold(of: context.clock)
        context.clock.afterLayout { self.start() }
    }

    /// Starts the transition before returning.
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
        guard let prepared = prepareContainer() else { return endUnstarted() }
        appearance = prepared
        startSize = context.containerView.bounds.size
        (context.containerView as? TransitionContainerView)?.holdsTouches = true
        for step in startSteps {
            switch step {
            case .willDisappear: appearance.beginDisappearing()
            case .willAppear: appearance.beginAppearing()
            case .presentationController, .willShow: perform(step)
            }
            // A callback may have replaced the window's root.
            if hasLeftScreen { return endUnstarted() }
        }
        context.clock.updateStatusBar(inTransition: context.isAnimated)
        fillContext()
        evidence?.animatorBegins()
        duration = coordinator.transitionDuration
        if context.isInteractive, let interaction = objects.interaction {
            startInteraction(interaction)
        } else {
            for participant in objects.participants { participant.transitionStartsByItself(context) }
            startAnimator()
        }
        watchdog.start()
    }

    /// Ends the transition before its animator has begun.
    private func endUnstarted() {
        phase = .completing
        context.completionTime = startTime
        for participant in objects.participants { participant.transitionDidEnd(context) }
        giveUp()
        phase = .ended
        forgetEvidence()
        transactions?.release()
    }

    private func startInteraction(_ interaction: any UIViewControllerInteractiveTransitioning) {
        TransitionTrace.current.post(.delegate, interaction, "startInteractiveTransition(_:)")
        let strays =
            TransitionTrace.current.isObserved ? StrayAnimations(in: context.containerView.window) : nil
        UIView.runAlongside(coordinator.runAnimations) {
            interaction.startInteractiveTransition(context)
        }
        if coordinator.hasAnimations, phase == .running, duration > 0 {
            alongside = AlongsideTimeline(of: coordinator, duration: duration)
            interactionMoved(to: context.percentComplete)
        } else {
            coordinator.runAnimations()
        }
        if objects.participants.contains(where: \.drivesContainerTime) {
            strays?.check(context, drivenBy: interaction)
            strays?.checkPropertyAnimators(context, of: objects.animator, drivenBy: interaction)
        }
    }

    /// Starts the animator; an interaction controller that drives the animator calls it, too.
    final func startAnimator() {
        hasStartedAnimator = true
        guard let animator = objects.animator else {
            coordinator.runAnimations()
            placeViews()
            UIView.performWithoutAnimation { context.containerView.layoutIfNeeded() }
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

    /// Moves the alongside animations, if the interaction's driver animates nothing itself, to its progress.
    final func interactionMoved(to progress: CGFloat) {
        alongside?.seek(to: progress)
    }

    /// Ends the interaction; the rest runs by itself.
    final func interactionEnded(cancelled: Bool) {
        release = (context.percentComplete, context.clock.now)
        alongside?.run(toEnd: !cancelled)
        coordinator.interactionDidEnd()
        reverseAppearance(cancelled)
        context.clock.updateStatusBar(inTransition: context.isAnimated)
        watchdog.interactionEnded()
    }

    /// Notes that the user has caught the transition: it is interactive again.
    final func interactionResumed() {
        release = nil
        alongside?.pause()
        watchdog.interactionResumed()
        coordinator.interactionDidChange()
    }

    // MARK: - The end

    /// Completes the transition: runs its end steps, in their order.
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
        alongside?.end(isFinished: isFinished)
        if isFinished { UIView.performWithoutAnimation { coordinator.runAnimations() } }
        for step in endSteps(isFinished: isFinished) {
            run(step, isFinished: isFinished)
            if step == .removeViews { evidence?.viewsReturned() }
        }
        phase = .ended
        context.clock.updateStatusBar(inTransition: context.isAnimated)
        context.interruption = nil
        evidence?.transitionEnded(isFinished: isFinished)
        forgetEvidence()
        transactions?.release()
    }

    /// Sends the opposite will-calls if the transition is cancelled, or finishes after an earlier
    /// cancellation.
    private func reverseAppearance(_ reversed: Bool) {
        guard appearance.reverse(reversed) else { return }
        appearance.beginDisappearing()
        appearance.beginAppearing()
    }

    /// Ends the appearance of all participants when their window lets go of its root. They get no further
    /// appearance calls.
    final func leaveScreen() {
        hasLeftScreen = true
        let leaving = appearance
        appearance = TransitionAppearance(animated: context.isAnimated)
        leaving.leaveScreen()
        forgetEvidence()
        context.clock.afterLayout { [self] in
            guard phase == .running else { return }
            for participant in objects.participants { participant.transitionLeftScreen(context) }
        }
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

    /// Whether the transition has begun a controller's appearance calls, and will end them.
    final func carriesAppearance(of controller: UIViewController) -> Bool { appearance.includes(controller) }

    /// Leaves the controller's appearance calls to a later transition.
    final func forgetAppearance(of controller: UIViewController) {
        appearance.forget(controller)
    }

    /// Detaches the controllers, whose `transitionCoordinator` ends, and lets the container take touches
    /// again.
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
