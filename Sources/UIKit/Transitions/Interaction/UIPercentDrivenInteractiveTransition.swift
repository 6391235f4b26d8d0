import Foundation
import MotionPhysics
import QuartzCore

/// Drives an animator's animations with a percentage: holds the time of the container's layer and moves it.
///
/// The percentage is linear in time, and the animations keep their own curves: with an ease-in-out animation
/// a view is at the curve's value, with a linear one at the percentage itself.
///
/// ```
/// start    container.layer.speed = 0            the animator adds its animations
/// update   timeOffset = start + p · duration
/// finish   p → 1 along completionCurve, in (1 − p) · duration / completionSpeed
/// cancel   p → 0 along completionCurve, in p · duration / completionSpeed
/// ```
///
/// An animator that vends an interruptible animator is driven by that instead, and can be caught again while
/// it settles:
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
    /// The interaction of the transition that this object drives or is about to drive.
    private var interaction: TransitionInteraction?
    /// The interruptible animator that is driven instead of the container's time, if there is one.
    private var animator: (any UIViewImplicitlyAnimating)?
    /// The motion after the release, where the container's time is driven.
    private var settling: SettlingMotion<CurveMotion>?
    private var endsEarly = false

    /// Creates a driver, for one transition after another.
    public override init() {
        super.init()
    }

    /// The animator's duration, in seconds, when the transition started.
    open private(set) var duration: CGFloat = 0

    /// The last percentage, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    /// The speed after the release, as a multiple of the animation's. More than 0; anything else gives a
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

    /// The timing curve after the release. The default starts from rest, so that motion stops visibly at the
    /// release.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// The timing after the release for an interruptible animator; `nil` for its own. With a spring that has
    /// the finger's velocity the views keep their velocity at the release.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition starts interactively; with `false` the animator runs by itself until `pause()`
    /// catches it.
    open var wantsInteractiveStart = true

    // MARK: - Driving

    /// Holds the container's time and lets the animator begin. Overrides call `super`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let transition = context.transition
        else {
            return report(
                .error, "startInteractiveTransition(_:)",
                "startInteractiveTransition(_:) got a context that is not of a running transition and did nothing: "
                    + "return the driver from the transitioning delegate and let UIKit call it.")
        }
        let interaction = awaitedInteraction()
        duration = CGFloat(transition.duration)
        animator = transition.interruptibleAnimator()
        if let animator {
            interaction.start(context)
            animator.pauseAnimation()
            CATransaction.flush()
            animator.fractionComplete = percentComplete
        } else {
            interaction.start(context, ContainerTimeline(of: context, duration: transition.duration))
            transition.startAnimator()
            CATransaction.flush()
            interaction.follow(percentComplete)
        }
        interaction.begin()
    }

    /// Moves the transition to a percentage, clamped to 0…1. One that is not finite is ignored with a
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
        guard let interaction, interaction.isHeld || interaction.isWaiting else {
            return reportOutside("update(_:)")
        }
        let percent = min(max(percentComplete, 0), 1)
        self.percentComplete = percent
        if interaction.isHeld { animator?.fractionComplete = percent }
        interaction.update(percent)
    }

    /// Catches a transition that runs by itself, from its start or after an interaction, so that it can be
    /// updated, finished and cancelled again. `percentComplete` is then where it was caught.
    ///
    /// The transition must be interruptible; anything else gives a diagnostic and goes on.
    open func pause() {
        clock.perform { takeHold() }
    }

    private func takeHold() {
        guard let interaction, !interaction.isWaiting else { return reportOutside("pause()") }
        guard !interaction.isHeld else { return }
        guard let animator = interaction.context?.transition?.interruptibleAnimator() else {
            return report(.warning, "pause()", Interruption.missingMessage(for: "pause()"))
        }
        self.animator = animator
        animator.pauseAnimation()
        if animator.isReversed { animator.isReversed = false }
        // A spring may have been beyond its end, and stays there.
        percentComplete = min(max(animator.fractionComplete, 0), 1)
        interaction.resume()
    }

    /// Ends the interaction; the transition runs to its end.
    open func finish() {
        clock.perform { end(.finish, "finish()") }
    }

    /// Ends the interaction; the transition runs back to its start.
    open func cancel() {
        clock.perform { end(.cancel, "cancel()") }
    }

    /// The clock of the driven transition.
    private var clock: FrameClock { interaction?.context?.clock ?? .current }

    /// Returns the interaction that waits for its start, or a new one. A driver that was given to two
    /// transitions at a time drives the later one.
    private func awaitedInteraction() -> TransitionInteraction {
        if let interaction, interaction.isWaiting { return interaction }
        if let interaction, interaction.isHeld || settling != nil {
            report(
                .error, "startInteractiveTransition(_:)",
                "\(TransitionTrace.className(of: self)) was given a second transition while it drove another one, "
                    + "which goes on by itself: make a driver for each transition.")
            if interaction.isHeld { animator?.startAnimation() }
            letGo()
        }
        let interaction = TransitionInteraction()
        self.interaction = interaction
        return interaction
    }

    private func letGo() {
        settling?.stop()
        settling = nil
        interaction?.transitionDidEnd()
        interaction = nil
        animator = nil
        endsEarly = false
    }

    // MARK: - Ending

    private func end(_ outcome: TransitionInteraction.Outcome, _ call: String) {
        guard let interaction, interaction.isHeld || (interaction.isWaiting && !endsEarly) else {
            return reportOutside(call)
        }
        if interaction.isWaiting {
            endsEarly = true
            report(
                .warning, call,
                "\(call) came before the transition had started, as the gesture ended in the turn in which it "
                    + "began, and takes effect as soon as it has: return an interaction controller only while its "
                    + "gesture is active.")
        }
        let decided = interaction.decided(outcome)
        interaction.whenStarted { [weak self, unowned interaction] in self?.settle(interaction, decided) }
    }

    private func settle(_ interaction: TransitionInteraction, _ outcome: TransitionInteraction.Outcome) {
        interaction.release(outcome)
        guard interaction === self.interaction, interaction.outcome == outcome,
            let container = interaction.context?.containerView
        else { return }
        let rest = outcome == .finish ? 1 - percentComplete : percentComplete
        if let animator {
            if outcome == .cancel { animator.isReversed = true }
            return animator.continueAnimation(
                withTimingParameters: timingCurve,
                durationFactor: completionSpeed == 1 ? 0 : max(rest, 0) / completionSpeed)
        }
        let path = CurveMotion(
            from: Double(percentComplete), to: outcome == .finish ? 1 : 0,
            curve: completionCurve.timingFunction.curve, duration: Double(rest * duration / completionSpeed))
        settling = SettlingMotion(
            path, around: container, nearness: 0, frame: { interaction.follow(CGFloat($0)) },
            arrival: { interaction.arrive() })
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

extension UIPercentDrivenInteractiveTransition: TransitionParticipant {
    var drivenProgress: CGFloat? {
        guard let animator else { return interaction?.hasTimeline == true ? interaction?.progress : nil }
        let fraction = animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
        return min(max(fraction, 0), 1)
    }

    var decidableInteraction: TransitionInteraction? { interaction }

    func releaseInteraction(_ outcome: TransitionInteraction.Outcome) {
        switch outcome {
        case .finish: finish()
        case .cancel: cancel()
        }
    }

    func transitionWasRequested() {
        guard interaction == nil || interaction?.isWaiting == true else { return }
        percentComplete = 0
        endsEarly = false
        interaction = TransitionInteraction()
    }

    func transitionStartsByItself(_ context: TransitionContext) {
        guard interaction == nil || interaction?.isWaiting == true else { return }
        percentComplete = 0
        duration = CGFloat(context.transition?.duration ?? 0)
        let interaction = TransitionInteraction()
        interaction.start(context, released: .finish)
        self.interaction = interaction
    }

    func transitionDidEnd(_ context: TransitionContext) {
        if let other = interaction?.context, other !== context { return }
        letGo()
    }

    /// False with an interruptible animator, which may animate views anywhere.
    var drivesContainerTime: Bool { animator == nil }
}
