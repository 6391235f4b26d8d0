import CoreGraphics

/// The animations of one layer, and the values that they show.
@MainActor
final class AnimationState {
    /// When the shown values next change without a change of the model, in the layer's time.
    private enum Next {
        case moving
        case at(CFTimeInterval)
        case nothing
    }

    /// The properties that the animations can change.
    private enum Reach {
        case unknown
        /// These properties and no others, all of them numeric.
        case properties(ContiguousArray<LayerProperty>)
        case anything
    }

    var animations: ContiguousArray<RunningAnimation> = [] {
        didSet {
            reach = .unknown
            layer.tree?.animationChanges += 1
        }
    }
    /// The shown values of keys that are an app's own.
    var custom = CustomValues()
    /// Whether the model or the list of animations has changed since the last evaluation.
    var isStale = true {
        didSet { if isStale, !oldValue { layer.tree?.forgetOutlook(of: self) } }
    }
    /// The layer that is drawn in place of this one while a transition runs; nil without one.
    var standIn: TransitionStandIn?
    /// Its place in the list of the layer's tree.
    var treeIndex: Int?

    /// The layer, which owns this state.
    unowned(unsafe) let layer: CALayer
    /// The shown values; open to any thread for `deinit`, which runs where the last reference goes.
    private nonisolated(unsafe) let shown: UnsafeMutablePointer<LayerValues>
    /// The time of the last evaluation.
    private var lastTime = CFTimeInterval.nan
    private var next = Next.moving
    private var reach = Reach.unknown
    /// Until this time nothing that is shown changes by itself.
    private var constantUntil = -CFTimeInterval.infinity
    /// The earliest end of an animation that has not stopped.
    private var earliestEnd = CFTimeInterval.infinity
    /// The earliest begin of an animation whose start has not been announced.
    private var earliestStart = CFTimeInterval.infinity

    init(of layer: CALayer) {
        self.layer = layer
        shown = .allocate(capacity: 1)
        shown.initialize(to: layer.modelPointer.pointee)
        layer.shownPointer = shown
    }

    deinit {
        shown.deinitialize(count: 1)
        shown.deallocate()
    }

    // MARK: - Evaluation

    /// Brings the shown values up to date with the layer's time.
    func evaluate() { evaluate(at: layer.localTime) }

    /// Evaluates the animations, unless neither time nor values have changed. While all animations wait it
    /// only notes the time.
    func evaluate(at time: CFTimeInterval) {
        guard isStale || time != lastTime else { return }
        if !isStale, time > lastTime, time < constantUntil {
            lastTime = time
            return
        }
        let isModelNew = isStale
        isStale = false
        lastTime = time
        next = .nothing
        constantUntil = .infinity
        earliestEnd = .infinity
        earliestStart = .infinity
        if case .unknown = reach { reach = reachOfAnimations() }
        if !isModelNew, case .properties(let properties) = reach {
            for property in properties { evaluate(property, at: time) }
        } else {
            evaluateEverything(at: time)
        }
    }

    /// Evaluates the values of the last frame, if that was not seen and so not evaluated.
    func catchUp() {
        guard !isStale, let tree = layer.tree, !tree.frame.isEvaluated else { return }
        evaluate(at: layer.ownTime(tree.frame.time))
        tree.forgetOutlook(of: self)
    }

    private func reachOfAnimations() -> Reach {
        var properties: ContiguousArray<LayerProperty> = []
        for running in animations {
            guard let property = running.property, property.isNumeric else { return .anything }
            if !properties.contains(property) { properties.append(property) }
        }
        return .properties(properties)
    }

    /// Evaluates all values, after a change of the model or of the list of animations.
    private func evaluateEverything(at time: CFTimeInterval) {
        let before = shown.pointee
        shown.pointee = layer.modelPointer.pointee
        layer.resetOwnShown()
        let customBefore = custom.shown
        custom.shown = [:]
        for running in animations { apply(running, at: time) }
        for running in animations { running.animation.update(on: layer) }
        if custom.shown != customBefore { layer.redisplay(for: custom.shown, customBefore) }
        var change = shown.pointee.difference(from: before)
        if layer.ownShownChanged() { change.insert(.style) }
        guard !change.isEmpty else { return }
        layer.markShown(change)
    }

    /// Evaluates one property; only time has changed since the last evaluation.
    private func evaluate(_ property: LayerProperty, at time: CFTimeInterval) {
        let before = shown.pointee.value(of: property)
        shown.pointee.take(property, from: layer.modelPointer)
        for index in animations.indices where animations[index].property == property {
            apply(animations[index], at: time)
        }
        guard shown.pointee.value(of: property) != before else { return }
        layer.markShown(property.change)
    }

    private func apply(_ running: RunningAnimation, at time: CFTimeInterval) {
        if layer.tree != nil { running.settle(at: time) }
        let timing = running.timing
        let begin = timing.beginTime
        if running.isUnannounced { earliestStart = min(earliestStart, begin) }
        if !running.hasStopped { earliestEnd = min(earliestEnd, timing.endTime) }
        let hasBegun = time >= begin - MediaTiming.tolerance
        if !hasBegun, !running.waitsForTree {
            if case .at(let other) = next { next = .at(min(other, begin)) }
            if case .nothing = next { next = .at(begin) }
            constantUntil = min(constantUntil, begin - Self.margin)
        } else if !running.hasStopped, timing.speed != 0 {
            next = .moving
            constantUntil = -.infinity
        }
        guard let moment = running.moment(at: time) else { return }
        running.animation.apply(to: layer, at: moment)
    }

    /// Calls `body` while the layer shows the values of its animations at another time.
    func withValues(at time: CFTimeInterval, _ body: () -> Void) {
        show(at: time)
        body()
        show(at: lastTime)
    }

    private func show(at time: CFTimeInterval) {
        shown.pointee = layer.modelPointer.pointee
        layer.resetOwnShown()
        for running in animations where running.animation.ownKey == nil {
            guard let moment = running.moment(at: time) else { continue }
            running.animation.apply(to: layer, at: moment)
        }
    }

    /// Whether at an earlier time an animation ran that has stopped by now.
    func isUnfinished(at time: CFTimeInterval) -> Bool {
        animations.contains { $0.hasStopped && time < $0.timing.endTime }
    }

    /// The seconds before its begin from which on an animation is evaluated: sums of frame times are not
    /// exact.
    private static let margin: CFTimeInterval = 1e-3

    // MARK: - Starts and ends

    /// Appends the animations that have begun and are not announced.
    func collectStarted(at time: CFTimeInterval, into list: inout [RunningAnimation]) {
        guard earliestStart <= time + MediaTiming.tolerance else { return }
        earliestStart = .infinity
        for running in animations where running.isUnannounced {
            if running.timing.beginTime <= time + MediaTiming.tolerance {
                list.append(running)
            } else {
                earliestStart = min(earliestStart, running.timing.beginTime)
            }
        }
    }

    /// Appends the animations that have ended: none on a layer whose time stands still.
    func collectEnded(
        _ clock: LocalClock,
        into list: inout [(layer: CALayer, running: RunningAnimation, time: CFTimeInterval)]
    ) {
        guard earliestEnd <= clock.time + MediaTiming.tolerance, clock.speed > 0 else { return }
        for running in animations where !running.hasStopped {
            let end = running.timing.endTime
            guard end <= clock.time + MediaTiming.tolerance else { continue }
            list.append((layer, running, layer.clock.now - (clock.time - end) / clock.speed))
        }
    }

    // MARK: - Demand

    /// Returns when the animations go on, at a time of the layer; `isBehind` if the last frame showed another one.
    @inline(__always)
    func outlook(_ clock: LocalClock, isBehind: Bool) -> AnimationOutlook {
        if isStale || isBehind { return .now }
        var outlook = AnimationOutlook()
        guard clock.speed != 0 else { return outlook }
        let call = min(earliestStart, earliestEnd)
        if call < .infinity {
            guard clock.speed > 0 else { return .now }
            let time = layer.clock.now + (call - clock.time) / clock.speed
            outlook.callDemand = .at(time)
            outlook.quietUntil = time - MediaTiming.tolerance / clock.speed
        }
        switch next {
        case .nothing: break
        case .at(let begin) where begin > clock.time + MediaTiming.tolerance && clock.speed > 0:
            let time = layer.clock.now + (begin - clock.time) / clock.speed
            outlook.demand = .at(time)
            outlook.quietUntil = min(outlook.quietUntil, time)
        case .moving, .at: outlook.demand = .nextFrame
        }
        return outlook
    }
}
