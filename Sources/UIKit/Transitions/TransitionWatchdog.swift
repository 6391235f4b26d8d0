import Foundation
import QuartzCore

/// Diagnoses an animator that never completes its transition, and an interaction that never ends. Time alone
/// ends no transition, as on iOS.
///
/// The watchdog measures the completion in the time of the container's superlayer, which slow motion slows.
/// It does not measure while the user drives the transition.
@MainActor
final class TransitionWatchdog {
    private unowned let transition: ControllerTransition
    private var deadline: Deadline?
    private var startTime: CFTimeInterval = 0
    private var limit: TimeInterval = 0
    private var startedWithTouch = false
    /// When a check first found neither a touch nor motion; `nil` while there is either.
    private var quietSince: CFTimeInterval?

    /// How much longer than its duration an animation may take, in seconds.
    private static let grace: TimeInterval = 1
    /// How long an interaction may rest after the last touch, in seconds.
    private static let rest: TimeInterval = 0.5

    init(transition: ControllerTransition) {
        self.transition = transition
    }

    /// Notes whether a touch is down, as where a gesture requests the transition.
    func noteTouches() {
        startedWithTouch = hasActiveTouches
    }

    func start() {
        guard transition.isInTheWay, deadline == nil else { return }
        if transition.context.isInteractive {
            if startedWithTouch { watchTouches() }
        } else {
            watchCompletion(speed: 1)
        }
    }

    func interactionEnded() {
        stop()
        watchCompletion(speed: transition.objects.interaction?.completionSpeed ?? 1)
    }

    func interactionResumed() {
        stop()
        quietSince = nil
        noteTouches()
        if startedWithTouch { watchTouches() }
    }

    func stop() {
        deadline?.cancel()
        deadline = nil
    }

    // MARK: - The completion

    private func watchCompletion(speed: CGFloat) {
        startTime = animationTime
        limit = transition.duration / Double(min(speed, 1)) + Self.grace
        schedule(after: limit) { $0.checkCompletion() }
    }

    private func checkCompletion() {
        let left = limit - (animationTime - startTime)
        // A spring, a finger that holds it, or a driver that settles by itself may take longer than the duration.
        let isMoving =
            transition.context.interruption?.animator?.isRunning ?? false
            || transition.objects.participants.contains(where: \.isMoving)
            || transition.context.containerView.clock.part(RunningDynamics.self).count > 0
            || FrameClock.current.hasDisplayLinks
        guard left <= 1e-6, !isMoving else {
            return schedule(after: max(left, Self.rest)) { $0.checkCompletion() }
        }
        TransitionDiagnostics.neverCompleted(transition, after: animationTime - startTime)
    }

    private var animationTime: CFTimeInterval {
        let now = CACurrentMediaTime()
        return transition.context.containerView.superview?.layer.convertTime(now, from: nil) ?? now
    }

    // MARK: - The interaction

    private func watchTouches() {
        schedule(after: Self.rest) { $0.checkTouches() }
    }

    private func checkTouches() {
        guard let interaction = transition.objects.interaction, transition.context.isInteractive else {
            return
        }
        if hasActiveTouches || isDrivenByItself {
            quietSince = nil
        } else if let quietSince, transition.context.lastUpdate < quietSince {
            return TransitionDiagnostics.abandoned(interaction)
        } else {
            quietSince = CACurrentMediaTime()
        }
        watchTouches()
    }

    /// Whether something moves without a finger, as with a driver that settles before it ends the
    /// interaction.
    private var isDrivenByItself: Bool {
        let layer = transition.context.containerView.layer
        return FrameClock.current.hasDisplayLinks || (layer.speed != 0 && !layer.animationsBelow().isEmpty)
    }

    private func schedule(
        after time: TimeInterval, _ check: @escaping @MainActor (TransitionWatchdog) -> Void
    ) {
        deadline = FrameClock.current.schedule(at: CACurrentMediaTime() + time) { [weak self] in
            guard let self, self.transition.isInTheWay else { return }
            check(self)
        }
    }
}

extension TransitionWatchdog {
    /// Whether a finger or a mouse button is down.
    private var hasActiveTouches: Bool {
        FrameClock.current.part(EventRoute.self).dispatcher?.hasActiveTouches ?? false
    }
}
