import Foundation
import QuartzCore

/// Watches one transition for an animator that never completes it, and for an interaction that nobody ends. Both are
/// diagnosed; time alone ends no transition, as on iOS.
///
/// It counts in animation time, the time in which the container lives: slow motion slows it, and while the user
/// scrubs it does not count at all.
@MainActor
final class TransitionWatchdog {
    private unowned let transition: ControllerTransition
    private var deadline: Deadline?
    private var startTime: CFTimeInterval = 0
    private var limit: TimeInterval = 0
    private var startedWithTouch = false
    /// When the last touch was seen to have ended.
    private var quietSince: CFTimeInterval?

    /// So much longer than its duration an animation may take, in seconds.
    private static let grace: TimeInterval = 1
    /// So long after the last touch an interaction may rest, in seconds.
    private static let rest: TimeInterval = 0.5

    init(transition: ControllerTransition) {
        self.transition = transition
    }

    /// Looks whether a gesture asks for the transition.
    func noteTouches() {
        startedWithTouch = UIApplication.shared.hasActiveTouches
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
        // A spring takes the time that it takes, and what a finger holds the time that it is held.
        let isMoving =
            transition.context.interruption?.animator?.isRunning ?? false
            || transition.objects.participants.contains(where: \.isMoving)
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
        if UIApplication.shared.hasActiveTouches || isDrivenByItself {
            quietSince = nil
        } else if let quietSince, transition.context.lastUpdate < quietSince {
            return TransitionDiagnostics.abandoned(interaction)
        } else {
            quietSince = CACurrentMediaTime()
        }
        watchTouches()
    }

    /// Whether something moves without a finger: a driver that settles by itself before it ends the interaction.
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

extension UIApplication {
    /// Whether a finger or a mouse button is down.
    var hasActiveTouches: Bool { dispatcher.hasActiveTouches }
}
