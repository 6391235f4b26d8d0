import Foundation
import QuartzCore

/// Drives an animator's animations with a percentage: holds the time of the container's layer and moves it.
///
/// The percentage is linear in time, and the animations keep their own curves: with an ease-in-out animation a
/// view is at the curve's value, with a linear one at the percentage itself.
///
/// ```
/// start    container.layer.speed = 0            the animator adds its animations
/// update   timeOffset = start + p · duration
/// finish   p → 1 along completionCurve, in (1 − p) · duration / completionSpeed
/// cancel   p → 0 along completionCurve, in p · duration / completionSpeed
/// ```
///
/// An animator that vends an interruptible animator is driven by that instead, and can be caught again while it
/// settles:
///
/// ```
/// start    pauseAnimation()                     animateTransition(using:) is not called
/// update   fractionComplete = p
/// finish   continueAnimation(withTimingParameters: timingCurve, durationFactor: (1 − p) / completionSpeed)
/// cancel   isReversed = true, and the same with p
/// pause    pauseAnimation(), isReversed = false
/// ```
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private enum State {
        case idle
        /// A transition has asked for this driver and will start at the end of the turn.
        case expected(early: PercentDrivenCompletion.Outcome?)
        case scrubbing(PercentDrivenSession)
        case completing(PercentDrivenCompletion)
        /// Runs by itself; the animator may be interruptible.
        case watching(TransitionContext)
        /// Holds an interruptible animator.
        case holding(TransitionContext, any UIViewImplicitlyAnimating)
    }

    private var state = State.idle
    /// Where an interruptible animator was caught: a spring may have been beyond its end.
    private var caught: CGFloat = 0

    /// A driver for one transition after another.
    public override init() {
        super.init()
    }

    /// How long the animator said that its animation takes, in seconds, when the transition started.
    open private(set) var duration: CGFloat = 0

    /// The last percentage, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    /// How much faster than the animation the rest runs after the interaction. More than 0; anything else gives a
    /// diagnostic and leaves it as it is.
    open var completionSpeed: CGFloat = 1 {
        didSet {
            guard !(completionSpeed > 0 && completionSpeed.isFinite) else { return }
            let refused = completionSpeed
            completionSpeed = oldValue
            report(
                .error, "completionSpeed",
                "completionSpeed \(refused) was ignored and stays \(oldValue): "
                    + "it takes a finite number greater than 0.")
        }
    }

    /// The curve of the rest. The default starts and ends at rest: a visible stop at release.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// The pace of the rest for an interruptible animator; `nil` for its own. A spring that knows the speed of the
    /// finger lets the views go on as fast as they were thrown.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition waits for the percentage; with `false` the animator runs by itself from the start,
    /// until `pause()` takes hold of it.
    open var wantsInteractiveStart = true

    // MARK: - Driving

    /// Holds the container's time and lets the animator begin. Overrides call `super`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let run = context.run else {
            return report(
                .error, "startInteractiveTransition(_:)",
                "startInteractiveTransition(_:) got a context that is not of a running transition and did nothing: "
                    + "return the driver from the transitioning delegate and let UIKit call it.")
        }
        var early: PercentDrivenCompletion.Outcome?
        if case .expected(let outcome) = state { early = outcome }
        letGoOfAnother()
        duration = CGFloat(run.duration)
        if let animator = run.interruptibleAnimator() {
            state = .holding(context, animator)
            animator.pauseAnimation()
            caught = 0
            CATransaction.flush()
            animator.fractionComplete = percentComplete
        } else {
            let session = PercentDrivenSession(context: context, duration: run.duration)
            state = .scrubbing(session)
            run.startAnimator()
            CATransaction.flush()
            session.seek(to: percentComplete)
        }
        switch early {
        case .finish: finish()
        case .cancel: cancel()
        case nil: break
        }
    }

    /// The transition has come this far. Less than 0 is 0, more than 1 is 1; what is no number is ignored with a
    /// diagnostic.
    open func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else {
            return report(
                .error, "update(_:)",
                "update(_:) got \(percentComplete), which was ignored: it takes a number from 0 to 1, so look for "
                    + "a division by a width or height of 0.")
        }
        clock.perform { move(to: percentComplete) }
    }

    private func move(to percentComplete: CGFloat) {
        let percent = min(max(percentComplete, 0), 1)
        switch state {
        case .scrubbing(let session):
            self.percentComplete = percent
            session.seek(to: percent)
            session.context.updateInteractiveTransition(percent)
        case .holding(let context, let animator):
            self.percentComplete = min(max(percentComplete, min(caught, 0)), max(caught, 1))
            animator.fractionComplete = self.percentComplete
            context.updateInteractiveTransition(percent)
        case .expected:
            self.percentComplete = percent
        case .idle, .completing, .watching:
            reportOutside("update(_:)")
        }
    }

    /// Takes hold of a transition that runs by itself, from its start or after an interaction, so that it can be
    /// updated, finished and cancelled again. `percentComplete` says where it is then.
    ///
    /// The transition must be interruptible; anything else gives a diagnostic and goes on.
    open func pause() {
        clock.perform { catchTransition() }
    }

    private func catchTransition() {
        switch state {
        case .watching(let context):
            guard let animator = context.run?.interruptibleAnimator() else { return reportNotInterruptible() }
            state = .holding(context, animator)
            animator.pauseAnimation()
            if animator.isReversed { animator.isReversed = false }
            caught = animator.fractionComplete
            percentComplete = caught
            context.pauseInteractiveTransition()
        case .completing: reportNotInterruptible()
        case .scrubbing, .holding: break
        case .idle, .expected: reportOutside("pause()")
        }
    }

    /// Ends the interaction; the rest runs to the end.
    open func finish() {
        clock.perform { end(.finish, "finish()") }
    }

    /// Ends the interaction; the animation runs back to the start.
    open func cancel() {
        clock.perform { end(.cancel, "cancel()") }
    }

    /// The clock of the transition that it drives.
    private var clock: FrameClock {
        switch state {
        case .idle, .expected: .current
        case .scrubbing(let session): session.context.clock
        case .completing(let completion): completion.session.context.clock
        case .watching(let context), .holding(let context, _): context.clock
        }
    }

    // MARK: - For the transition

    /// A transition has asked for this driver and will call `startInteractiveTransition(_:)` soon.
    func expectTransition() {
        guard case .idle = state else { return }
        percentComplete = 0
        state = .expected(early: nil)
    }

    /// A transition has asked for this driver and starts by itself.
    func watch(_ context: TransitionContext) {
        guard case .idle = state else { return }
        percentComplete = 0
        duration = CGFloat(context.run?.duration ?? 0)
        state = .watching(context)
    }

    /// The transition has ended, whoever ended it.
    func transitionDidEnd(_ context: TransitionContext) {
        switch state {
        case .scrubbing(let session) where session.context === context: session.release()
        case .completing(let completion) where completion.session.context === context: completion.abandon()
        case .watching(let other) where other !== context: return
        case .holding(let other, _) where other !== context: return
        case .scrubbing, .completing: return
        case .idle, .expected, .watching, .holding: break
        }
        state = .idle
    }

    /// A driver that two transitions were given at the same time drives the later one.
    private func letGoOfAnother() {
        switch state {
        case .scrubbing(let session): session.release()
        case .completing(let completion): completion.abandon()
        case .holding(_, let animator): animator.startAnimation()
        case .idle, .expected, .watching: return
        }
        report(
            .error, "startInteractiveTransition(_:)",
            "\(TransitionTrace.className(of: self)) was given a second transition while it drove another one, which "
                + "goes on by itself: make a driver for each transition.")
    }

    // MARK: - Ending

    private func end(_ outcome: PercentDrivenCompletion.Outcome, _ call: String) {
        switch state {
        case .scrubbing(let session):
            let completion = PercentDrivenCompletion(
                session: session, outcome: outcome, from: percentComplete, speed: completionSpeed,
                curve: completionCurve)
            state = .completing(completion)
            switch outcome {
            case .finish: session.context.finishInteractiveTransition()
            case .cancel: session.context.cancelInteractiveTransition()
            }
            completion.begin()
        case .expected(nil):
            state = .expected(early: outcome)
            report(
                .warning, call,
                "\(call) came before the transition had started, as the gesture ended in the turn in which it "
                    + "began, and takes effect as soon as it has: return an interaction controller only while its "
                    + "gesture is active.")
        case .holding(let context, let animator):
            state = .watching(context)
            switch outcome {
            case .finish: context.finishInteractiveTransition()
            case .cancel: context.cancelInteractiveTransition()
            }
            guard case .watching = state else { return }
            release(animator, outcome)
        case .expected, .idle, .completing, .watching:
            reportOutside(call)
        }
    }

    /// Lets an interruptible animator run on from where it is held.
    private func release(
        _ animator: any UIViewImplicitlyAnimating, _ outcome: PercentDrivenCompletion.Outcome
    ) {
        let rest = outcome == .finish ? 1 - percentComplete : percentComplete
        if outcome == .cancel { animator.isReversed = true }
        animator.continueAnimation(
            withTimingParameters: timingCurve,
            durationFactor: completionSpeed == 1 ? 0 : max(rest, 0) / completionSpeed)
    }

    private func reportNotInterruptible() {
        report(.warning, "pause()", Interruption.isMissing("pause()"))
    }

    private func reportOutside(_ call: String) {
        report(
            .warning, call,
            "\(call) came while \(TransitionTrace.className(of: self)) drove no interaction and was ignored: call it "
                + "between startInteractiveTransition(_:) and the one finish() or cancel().")
    }

    private func report(_ severity: Diagnostic.Severity, _ call: String, _ message: String) {
        TransitionTrace.current.report(Diagnostic(severity, self, call, message))
    }
}
