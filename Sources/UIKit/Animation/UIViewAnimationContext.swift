import MotionPhysics
import QuartzCore

/// An animation block: how its changes are animated, and what to call when all animations have ended.
@MainActor
final class UIViewAnimationContext: CAAnimationDelegate {
    /// The timing of the changes.
    enum Course {
        case curve(UIView.AnimationCurve)
        case spring(Spring)
    }

    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    var course: Course
    /// Collects the steps of a keyframe block; nil in other blocks.
    var recorder: KeyframeRecorder?
    /// How values between keyframes are calculated.
    var mode = CAAnimationCalculationMode.linear
    /// The part of the whole that the current keyframe takes up.
    var keyframe: ClosedRange<Double> = 0...1

    /// How often changes are repeated, 0 for none, and whether each time leads back.
    var repetition: (count: Float, autoreverses: Bool)

    /// Where a property animator's block puts its changes; nil in other blocks.
    var slot: AnimatorSlot?
    /// Whether hit-testing finds the views where they are shown.
    var hitTestsShown = false

    /// Called once, when the first of the animations begins.
    var willStart: (() -> Void)?
    /// Called once, when the block has ended and all of its animations have.
    var completion: ((Bool) -> Void)?
    private var running = 0
    private var allFinished = true
    private var isOpen = true
    private var isEmpty = true
    /// The clock of the layers that change.
    private var clock: FrameClock?
    /// Layers whose size changed, to be laid out at the end of the block.
    private var resized: [CALayer] = []

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, course: Course,
        completion: ((Bool) -> Void)?
    ) {
        self.duration = duration
        self.delay = delay
        self.options = options
        self.course = course
        self.completion = completion
        repetition = (options.contains(.repeat) ? .infinity : 0, options.contains(.autoreverse))
    }

    /// Whether the changes take place at once, without animation.
    var isInstant: Bool { duration <= 0 && delay <= 0 && slot == nil }

    // MARK: - Changes

    /// Returns the action that animates a property that is about to be set; nil for none.
    func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        if clock == nil { clock = layer.tree?.clock }
        guard !isInstant, let change = PropertyChange(of: layer, forKey: key) else { return nil }
        return UIViewPropertyAction(change: change, context: self)
    }

    func didChange(_ change: PropertyChange) {
        if change.property == .bounds, options.contains(.layoutSubviews) { resized.append(change.layer) }
        slot?.timeline.note(change)
        if let recorder {
            recorder.add(change, from: keyframe.lowerBound, to: keyframe.upperBound)
            return
        }
        let replaces = options.contains(.beginFromCurrentState)
        let animation = change.animation(spring: spring, startsFromShown: replaces)
        // Earlier animations end even if nothing is to move, as the layer already shows the new value.
        if replaces || !(animation?.isAdditive ?? change.isAdditive) {
            change.layer.removeAnimations(of: change.property)
        }
        guard let animation else { return }
        start(animation, on: change.layer, forKey: change.property.key)
    }

    private var spring: Spring? {
        if case .spring(let spring) = course { spring } else { nil }
    }

    private func start(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
        // Repeated changes run by themselves, outside of an animator's time.
        if let slot, repetition.count == 0 {
            animation.allowsUserInteraction = options.contains(.allowUserInteraction)
            animation.hitTestsShown = hitTestsShown
            guard slot.timeline.add(animation, on: layer, forKey: key, slot: slot, context: self) else {
                return
            }
            running += 1
            isEmpty = false
            return postStart(on: layer, forKey: key)
        }
        // A delay without a duration still waits, and then takes no time.
        animation.duration = max(duration, Self.shortest)
        animation.delay = delay
        animation.fillMode = .both
        (animation.repeatCount, animation.autoreverses) = repetition
        animation.timingFunction = timingFunction
        animation.allowsUserInteraction = options.contains(.allowUserInteraction)
        animation.delegate = self
        running += 1
        isEmpty = false
        postStart(on: layer, forKey: key)
        // Keeps the transaction's timing function from a spring, which has its own pace.
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(nil)
        layer.addAlongside(animation, forKey: key)
        CATransaction.commit()
    }

    private static let shortest: TimeInterval = 1e-6

    /// The curve of the change; nil for a spring. As on iOS, a timing function of the open transaction counts
    /// more than the block's curve, so that a block can have any cubic curve.
    private var timingFunction: CAMediaTimingFunction? {
        guard case .curve(let curve) = course else { return nil }
        return CATransaction.animationTimingFunction() ?? curve.timingFunction
    }

    // MARK: - The end

    /// Ends the block: no more animations come.
    func close() {
        while !resized.isEmpty { resized.removeFirst().layoutIfNeeded() }
        if let recorder {
            self.recorder = nil
            for one in recorder.animations(mode: mode) {
                start(one.animation, on: one.layer, forKey: one.key)
            }
        }
        isOpen = false
        guard isEmpty else { return completeIfDone() }
        // Nothing moves: the completion comes in the next run loop turn.
        let clock = clock ?? .current
        clock.schedule(at: clock.now) { self.completeIfDone() }
    }

    /// Notes that the first of the animations has begun.
    func animationDidStart(_ anim: CAAnimation) {
        let call = willStart
        willStart = nil
        call?()
    }

    /// Counts an animation that has ended.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        running -= 1
        allFinished = allFinished && flag
        let key = (anim as? CAPropertyAnimation)?.keyPath ?? ""
        TransitionTrace.current.post(
            .animation, anim, "animationDidStop(_:finished:)", ["key": key, "finished": String(flag)])
        completeIfDone()
    }

    /// Counts an animation that its property animator has ended.
    func trackDidEnd(finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        completeIfDone()
    }

    private func completeIfDone() {
        guard !isOpen, running == 0, let completion else { return }
        self.completion = nil
        TransitionTrace.current.post(
            .animation, UIView.self, "animate(withDuration:delay:options:animations:completion:)",
            ["block": "completion", "finished": String(allFinished)])
        completion(allFinished)
    }

    // MARK: - Trace

    private func postStart(on layer: CALayer, forKey key: String) {
        let owner: Any = layer.delegate ?? layer
        layer.clock.part(TransitionTrace.self).post(
            .animation, owner, "add(_:forKey:)",
            ["key": key, "duration": String(duration), "delay": String(delay), "pace": pace])
    }

    private var pace: String {
        let curves = UIView.AnimationCurve.allCases
        let named: UIView.AnimationCurve?
        if let slot, repetition.count == 0 {
            switch slot.pace ?? slot.timeline.pace {
            case .springs: return "spring"
            case .curve(let curve): named = curves.first(where: { $0.timingFunction.curve == curve })
            case .piece: named = nil
            }
        } else {
            guard let timingFunction else { return "spring" }
            named = curves.first { $0.timingFunction == timingFunction }
        }
        return named.map { "\($0)" } ?? "cubic"
    }
}

/// Animates one change of a view's layer, after it has been made.
@MainActor
private final class UIViewPropertyAction: CAAction {
    private let change: PropertyChange
    private let context: UIViewAnimationContext

    init(change: PropertyChange, context: UIViewAnimationContext) {
        self.change = change
        self.context = context
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        context.didChange(change)
    }
}
