import MotionPhysics
import QuartzCore

// MARK: - Blocks

extension UIView {
    // MARK: - Keyframes

    static func addStep(
        from frameStartTime: Double, for frameDuration: Double, _ animations: () -> Void
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

    // MARK: - Repeating a part

    /// Repeats some changes of the animation block around, which ends when they have ended.
    ///
    /// - Parameters:
    ///   - count: how often; a part of 1 ends on the way. 0 for once, without a repetition.
    ///   - autoreverses: whether each time leads back.
    ///   - animations: makes the changes.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let context = stack.context, context.recorder == nil else {
            TransitionTrace.current.report(
                Diagnostic(
                    .warning, UIView.self, "modifyAnimations(withRepeatCount:autoreverses:animations:)",
                    "UIView.modifyAnimations repeats nothing here: call it inside of an animation block, and not of one "
                        + "of keyframes"))
            return animations()
        }
        let outer = context.repetition
        defer { context.repetition = outer }
        context.repetition = (count > 0 ? Float(count) : 0, autoreverses)
        animations()
    }

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

    static var stack: UIViewAnimationStack { .current }

    static func run(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        run(
            duration: duration, delay: delay, options: options, course: .curve(options.curve),
            animations: animations, completion: completion)
    }

    /// Runs a spring that settles within the duration.
    static func run(
        damped dampingRatio: CGFloat, _ velocity: CGFloat, _ duration: TimeInterval, _ delay: TimeInterval,
        _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let spring = Spring(
            dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
        run(spring, duration, delay, options, animations, completion)
    }

    /// Runs a spring that is given by its perceived duration, for as long as it takes to settle.
    static func run(
        bouncing bounce: CGFloat, _ velocity: CGFloat, _ duration: TimeInterval, _ delay: TimeInterval,
        _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(velocity))
        let settling = spring.settlingDuration
        let whole = duration > 0 && settling.isFinite ? settling : duration
        run(spring, whole, delay, options, animations, completion)
    }

    static func run(
        _ spring: Spring, _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        run(
            duration: duration, delay: delay, options: options, course: .spring(spring),
            animations: animations, completion: completion)
    }

    static func runKeyframes(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: KeyframeAnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
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

    static func run(
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
