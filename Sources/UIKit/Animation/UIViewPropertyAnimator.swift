import Foundation
import QuartzCore

/// Animates changes of views; the animations can be paused, scrubbed, reversed, stopped and added to.
///
/// Its time is that of the animated views' layers: slow motion slows it.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private struct Block {
        let changes: () -> Void
        let delay: Double
    }

    /// The timing curve; the built-in one for an animator made with a named curve.
    public let timingParameters: (any UITimingCurveProvider)?

    /// The duration in seconds; a spring with a duration of its own determines it.
    public let duration: TimeInterval

    /// The delay before the movement begins, in seconds.
    public private(set) var delay: TimeInterval = 0

    /// Whether touches reach the views while they are animated; `true` by default.
    open var isUserInteractionEnabled = true

    /// Whether hit-testing finds animated views at their model values, and the app handles moving views
    /// itself. With `false`, the default, touches find the views where they are seen. Read when animations
    /// begin.
    open var isManualHitTestingEnabled = false

    /// Whether it may be paused, scrubbed and stopped; `true` by default.
    open var isInterruptible = true

    /// Whether a paused animator's fraction ignores the timing curve; `true` by default.
    open var scrubsLinearly = true

    /// Whether it stays active and paused at its end, without calling a completion; `false` by default.
    open var pausesOnCompletion = false

    /// What the animator is doing.
    public private(set) var state = UIViewAnimatingState.inactive

    /// Whether the animations advance by themselves.
    public private(set) var isRunning = false

    private let timeline: AnimatorTimeline
    /// The clock of the code that made it.
    private let clock = FrameClock.current
    private var blocks: [Block] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var runsBackwards = false

    /// Makes an animator with a timing curve; nothing moves before it is started.
    ///
    /// - Parameters:
    ///   - duration: in seconds; a spring with a duration of its own ignores it.
    ///   - parameters: the timing curve.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let timing = AnimatorTiming(parameters)
        let asked = duration.isFinite ? max(duration, 0) : 0
        timingParameters = parameters
        self.duration = timing.ownDuration ?? asked
        timeline = AnimatorTimeline(timing: timing, length: self.duration)
        super.init()
        if asked != duration {
            report(
                .warning, "init(duration:timingParameters:)",
                "the duration \(duration) is taken as 0; give seconds, 0 or more")
        }
    }

    /// Makes an animator without a duration, as a placeholder for one that is made later.
    public override convenience init() {
        self.init(duration: 0, curve: .easeInOut)
    }

    /// Makes an animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a Bézier curve from (0, 0) to (1, 1).
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a spring that settles within the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - delay: seconds before the movement begins.
    ///   - options: the curve; the rest is for blocks.
    ///   - animations: makes the changes.
    ///   - completion: called once at the end.
    /// - Returns: the animator.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    isolated deinit {
        guard state != .inactive else { return }
        guard !clock.isClosed else { return timeline.forgetTracks() }
        report(
            .error, "deinit",
            "it was released while it was \(state == .stopped ? "stopped" : "paused"), which is an exception in "
                + "UIKit; its views stay where they are: let it run to its end, or call stopAnimation(_:) and "
                + "finishAnimation(at:), before the last reference to it goes")
        timeline.clock.perform {
            timeline.finish(at: .current)
            for completion in completions { completion(.current) }
        }
    }

    // MARK: - Animations

    /// Adds changes; a running animator animates them over what is left of its time.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin after a part of the remaining time, and end with the others.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let block = Block(changes: animation, delay: delayFactor.isFinite ? Double(delayFactor) : 0)
        switch state {
        case .inactive: blocks.append(block)
        case .active: capture(block)
        case .stopped: reportStopped("addAnimations(_:)")
        }
    }

    /// Adds a block that is called once, when the animations have ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func capture(_ block: Block) {
        timeline.capture(
            delay: block.delay, allowsUserInteraction: isUserInteractionEnabled,
            hitTestsShown: !isManualHitTestingEnabled, block.changes)
    }

    /// Makes the changes that were added, and rests at their start.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        timeline.begin(at: runsBackwards ? 1 : 0)
        timeline.onArrival = { [weak self] in self?.arrive() }
        let added = blocks
        blocks = []
        for block in added { capture(block) }
    }

    // MARK: - Going on

    /// Starts the animations, or resumes paused ones with their own timing.
    open func startAnimation() {
        start(after: 0, "startAnimation()")
    }

    /// Starts the animations after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        let seconds = delay.isFinite ? max(delay, 0) : 0
        self.delay = seconds
        start(after: seconds, "startAnimation(afterDelay:)")
    }

    private func start(after delay: TimeInterval, _ call: String) {
        guard state != .stopped else { return reportStopped(call) }
        guard !isRunning else { return }
        timeline.clock.perform {
            post(call)
            activate()
            run(parameters: nil, factor: 0, delay: delay)
        }
    }

    /// Resumes the animations from where they are with another timing.
    ///
    /// - Parameters:
    ///   - parameters: the timing of what is left, with a spring's velocity in distances from here to the end
    ///     a second; `nil` keeps the present one.
    ///   - durationFactor: the duration of what is left, in durations of the whole; 0 for what is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        let call = "continueAnimation(withTimingParameters:durationFactor:)"
        guard state == .active else {
            return report(
                .error, call, "it is \(state), so there is nothing to go on: start or pause it first")
        }
        timeline.clock.perform {
            post(call)
            if isRunning { timeline.pause() }
            let factor = durationFactor.isFinite ? max(Double(durationFactor), 0) : 0
            run(parameters: parameters.map(AnimatorTiming.init), factor: factor, delay: 0)
        }
    }

    private func run(parameters: AnimatorTiming?, factor: Double, delay: TimeInterval) {
        isRunning = true
        clock.part(RunningAnimators.self).insert(self)
        timeline.run(to: runsBackwards ? 0 : 1, parameters: parameters, factor: factor, delay: delay)
    }

    /// Whether it runs from its end to its start; a running animator reverses where it is.
    open var isReversed: Bool {
        get { runsBackwards }
        set {
            guard newValue != runsBackwards else { return }
            runsBackwards = newValue
            timeline.clock.perform {
                post("isReversed")
                if isRunning { run(parameters: nil, factor: 0, delay: 0) }
            }
        }
    }

    // MARK: - Holding

    /// Pauses the animations; an inactive animator becomes active and rests at its start.
    open func pauseAnimation() {
        guard mayInterrupt("pauseAnimation()") else { return }
        guard state == .inactive || isRunning else { return }
        timeline.clock.perform {
            post("pauseAnimation()")
            activate()
            hold()
        }
    }

    private func hold() {
        timeline.pause()
        isRunning = false
        clock.part(RunningAnimators.self).remove(self)
    }

    /// The progress in the direction in which it runs. Setting it shows that place: an inactive animator
    /// becomes active and paused, a running one goes on from there.
    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive else { return 0 }
            let place = timeline.place.z
            let forwards = scrubsLinearly ? place : timeline.time ?? place
            return CGFloat(runsBackwards ? 1 - forwards : forwards)
        }
        set {
            guard mayInterrupt("fractionComplete") else { return }
            guard newValue.isFinite else {
                return report(
                    .error, "fractionComplete",
                    "\(newValue) was ignored: it takes a number from 0 to 1, so look for a division by 0")
            }
            let wasRunning = isRunning
            if wasRunning { hold() }
            activate()
            let range = timeline.scrubRange
            let forwards = runsBackwards ? 1 - Double(newValue) : Double(newValue)
            timeline.scrub(
                to: min(max(forwards, range.lowerBound), range.upperBound), isLinear: scrubsLinearly)
            if wasRunning { run(parameters: nil, factor: 0, delay: 0) }
        }
    }

    // MARK: - The end

    /// Stops the animations where they are: the shown values become the views' own.
    ///
    /// - Parameter withoutFinishing: `true` makes it inactive and calls no completion; `false` waits for
    ///   `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard mayInterrupt("stopAnimation(_:)") else { return }
        guard state == .active else {
            return report(
                .error, "stopAnimation(_:)",
                "it has not begun or has ended, so there is nothing to stop: look at its state first")
        }
        timeline.clock.perform { stop(withoutFinishing: withoutFinishing) }
    }

    private func stop(withoutFinishing: Bool) {
        post("stopAnimation(_:)")
        isRunning = false
        timeline.freeze()
        clock.part(RunningAnimators.self).remove(self)
        guard withoutFinishing else {
            state = .stopped
            return
        }
        reset(at: .current)
        completions = []
    }

    /// Finishes stopped animations with the values of a position, and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return report(
                .error, "finishAnimation(at:)",
                "it is \(state), but only a stopped animator can be finished: call stopAnimation(false) first"
            )
        }
        timeline.clock.perform { complete(at: finalPosition) }
    }

    /// Ends a run that has reached its end.
    private func arrive() {
        guard isRunning else { return }
        guard pausesOnCompletion else { return complete(at: runsBackwards ? .start : .end) }
        isRunning = false
        timeline.restAtEnd()
        clock.part(RunningAnimators.self).remove(self)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let all = completions
        completions = []
        let keeper = self
        reset(at: position)
        post("addCompletion(_:)", ["block": "completion", "position": "\(position)"])
        for completion in all { completion(position) }
        withExtendedLifetime(keeper) {}
    }

    private func reset(at position: UIViewAnimatingPosition) {
        isRunning = false
        state = .inactive
        delay = 0
        timeline.finish(at: position)
        clock.part(RunningAnimators.self).remove(self)
    }

    // MARK: - Mistakes

    private func mayInterrupt(_ call: String) -> Bool {
        guard !clock.isClosed else { return false }
        if state == .stopped {
            reportStopped(call)
            return false
        }
        guard isInterruptible || state == .inactive else {
            report(
                .error, call,
                "its isInterruptible is false, so the call was ignored: it can be interrupted only with true")
            return false
        }
        return true
    }

    private func reportStopped(_ call: String) {
        report(.error, call, "it is stopped, so the call was ignored: call finishAnimation(at:) first")
    }

    private func report(_ severity: Diagnostic.Severity, _ call: String, _ message: String) {
        TransitionTrace.current.report(
            Diagnostic(severity, self, call, "\(TransitionTrace.className(of: self)): \(message)."))
    }

    private func post(_ call: String, _ detail: [String: String] = [:]) {
        TransitionTrace.current.post(.animation, self, call, detail)
    }
}
