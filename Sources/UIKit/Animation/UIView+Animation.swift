import Motion
import QuartzCore

// MARK: - Blocks

extension UIView {
    /// Animates the changes that `animations` makes, and then calls `completion`.
    ///
    /// A nested block inherits duration and timing curve unless its options say otherwise. A timing function
    /// that is set on the open `CATransaction` is used instead of the block's curve.
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 or less changes at once.
    ///   - delay: in seconds.
    ///   - options: the timing curve, repeats and more.
    ///   - animations: makes the changes.
    ///   - completion: gets true if all animations ran to their end; called in the next run loop turn if
    ///     there are none.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, options: options, course: .curve(options.curve),
            animations: animations, completion: completion)
    }

    /// Animates changes with the default timing curve, and then calls `completion`.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: 0, options: [], course: .curve(.easeInOut), animations: animations,
            completion: completion)
    }

    /// Animates changes with a spring that settles within the duration.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - delay: in seconds.
    ///   - dampingRatio: 1 does not bounce, nearer to 0 bounces more.
    ///   - velocity: at the start, in distances a second.
    ///   - options: repeats and more; the timing is the spring's.
    ///   - animations: makes the changes.
    ///   - completion: gets true if all animations ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
        run(
            duration: duration, delay: delay, options: options, course: .spring(spring),
            animations: animations, completion: completion)
    }

    /// Animates changes with a spring given by its perceived duration; it may rest later.
    ///
    /// - Parameters:
    ///   - duration: the perceived duration, in seconds.
    ///   - bounce: −1…1; 0 does not bounce.
    ///   - initialSpringVelocity: at the start, in distances a second.
    ///   - delay: in seconds.
    ///   - options: repeats and more; the timing is the spring's.
    ///   - animations: makes the changes.
    ///   - completion: gets true if all animations ran to their end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce),
            initialVelocity: Double(initialSpringVelocity))
        let settling = spring.settlingDuration
        run(
            duration: duration > 0 && settling.isFinite ? settling : duration, delay: delay, options: options,
            course: .spring(spring), animations: animations, completion: completion)
    }

    // MARK: - Keyframes

    /// Animates the steps that `addKeyframe` adds inside `animations`.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let common = options.common
        run(
            duration: duration, delay: delay, options: common, course: .curve(common.curve),
            animations: animations, completion: completion
        ) { context in
            context.recorder = KeyframeRecorder()
            context.mode = options.mode
        }
    }

    /// Adds a step of `animateKeyframes`; start and duration are parts of the whole, 0…1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let context = stack.context, context.recorder != nil else {
            animations()
            return
        }
        let start = frameStartTime.isFinite ? min(max(frameStartTime, 0), 1) : 0
        let length = frameDuration.isFinite ? max(frameDuration, 0) : 0
        let outer = context.keyframe
        context.keyframe = start...min(start + length, 1)
        animations()
        context.keyframe = outer
    }

    // MARK: - Without animation

    /// Makes changes at once, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        stack.runWithoutAnimation(actionsWithoutAnimation)
    }

    /// Turns animations of views on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationSwitch.current.isOn = enabled
    }

    /// Whether views animate now.
    public class var areAnimationsEnabled: Bool { stack.areEnabled }

    /// The duration of the innermost animation block that runs, in seconds; 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval { stack.context?.duration ?? 0 }

    // MARK: - For transitions

    /// Runs `body`, and `alongside` at the end of the first animation block in it, inside that block.
    static func runAlongside(_ alongside: @escaping () -> Void, _ body: () -> Void) {
        let outer = stack.alongside
        stack.alongside = alongside
        body()
        stack.alongside = outer
    }

    /// Whether an animation without `allowUserInteraction` keeps touches from the view.
    var isClosedByAnimation: Bool {
        layer.isAnimated && layer.runningAnimations.contains { $0.animation.allowsUserInteraction == false }
    }

    // MARK: - Private

    private static var stack: UIViewAnimationStack { .current }

    private static func run(
        duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
        course: UIViewAnimationContext.Course, animations: () -> Void, completion: ((Bool) -> Void)?,
        prepare: (UIViewAnimationContext) -> Void = { _ in }
    ) {
        let outer = stack.context
        var (options, course) = (options, course)
        var length = checked(duration, "withDuration")
        var wait = checked(delay, "delay")
        if let outer {
            if !options.contains(.overrideInheritedOptions) {
                options.formUnion(
                    outer.options.intersection([.repeat, .autoreverse, .allowUserInteraction]))
            }
            if !options.contains(.overrideInheritedDuration) {
                length = outer.duration
                wait = max(wait, outer.delay)
            }
            if !options.contains(.overrideInheritedCurve) { course = outer.course }
        }
        let context = UIViewAnimationContext(
            duration: length, delay: wait, options: options, course: course, completion: completion)
        if let slot = outer?.slot, !options.contains(.repeat) {
            context.slot = nested(
                in: slot, delay: delay, duration: duration, whole: outer?.duration ?? 0, options, course)
            context.hitTestsShown = outer?.hitTestsShown ?? false
        }
        prepare(context)
        stack.run(context, animations)
    }

    /// Returns the slot of a block nested in a property animator's block: a part of the animator's time.
    private static func nested(
        in outer: AnimatorSlot, delay: TimeInterval, duration: TimeInterval, whole: TimeInterval,
        _ options: AnimationOptions, _ course: UIViewAnimationContext.Course
    ) -> AnimatorSlot {
        var slot = outer
        let length = options.contains(.overrideInheritedDuration) ? duration : whole
        if whole > 0, delay.isFinite, length.isFinite {
            let lower = min(outer.span.lowerBound + max(delay, 0) / whole, outer.span.upperBound)
            let upper = min(lower + max(length, 0) / whole, outer.span.upperBound)
            slot.span = lower...upper
        }
        if options.contains(.overrideInheritedCurve) {
            switch course {
            case .curve(let curve): slot.pace = .curve(curve.timingFunction.curve)
            case .spring(let spring): slot.pace = .springs(x: spring, y: spring, duration: length)
            }
        }
        return slot
    }

    private static func checked(_ seconds: TimeInterval, _ label: String) -> TimeInterval {
        if seconds.isFinite, seconds >= 0 { return seconds }
        TransitionTrace.current.report(
            Diagnostic(
                .warning, UIView.self, "animate(withDuration:delay:options:animations:completion:)",
                "UIView.animate: \(label) is \(seconds) and is taken as 0; give seconds, 0 or more"))
        return 0
    }
}
