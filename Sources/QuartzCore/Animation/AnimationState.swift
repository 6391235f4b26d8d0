import CoreGraphics

/// The animations of one layer, and what they make of its values.
@MainActor
final class AnimationState {
    /// What happens next by itself, in the layer's time.
    private enum Next {
        case moving
        case at(CFTimeInterval)
        case nothing
    }

    var animations: [RunningAnimation] = []
    /// The model or the list of animations has changed since the last evaluation.
    var isStale = true

    /// Open to any thread for `deinit`, which runs where the last reference goes; nobody else has it then.
    private nonisolated(unsafe) let shown: UnsafeMutablePointer<LayerValues>
    private var lastTime = CFTimeInterval.nan
    private var next = Next.moving

    init(of layer: CALayer) {
        shown = .allocate(capacity: 1)
        shown.initialize(to: layer.modelPointer.pointee)
        layer.shownPointer = shown
    }

    deinit {
        shown.deinitialize(count: 1)
        shown.deallocate()
    }

    /// Brings what is shown up to date; does nothing while neither time nor values have changed.
    func evaluate(_ layer: CALayer) {
        let time = layer.localTime
        guard isStale || time != lastTime else { return }
        isStale = false
        lastTime = time
        let before = shown.pointee
        shown.pointee = layer.modelPointer.pointee
        layer.resetOwnShown()
        next = .nothing
        for running in animations {
            if layer.tree != nil { running.settle(at: time) }
            apply(running, to: layer, at: time)
        }
        var change = shown.pointee.difference(from: before)
        if layer.ownShownChanged() { change.insert(.style) }
        if !change.isEmpty {
            layer.markShown(change, orderChanged: before.zPosition != shown.pointee.zPosition)
        }
    }

    private func apply(_ running: RunningAnimation, to layer: CALayer, at time: CFTimeInterval) {
        let timing = running.timing
        let begun = time >= timing.beginTime - MediaTiming.tolerance
        if !begun, !running.waitsForTree {
            if case .at(let other) = next { next = .at(min(other, timing.beginTime)) }
            if case .nothing = next { next = .at(timing.beginTime) }
        } else if !running.hasStopped, timing.speed != 0 {
            next = .moving
        }
        guard let moment = running.moment(at: time) else { return }
        running.animation.apply(to: layer, at: moment)
    }

    /// The animations whose begin has come and that have not been announced.
    var unannounced: [RunningAnimation] {
        animations.filter { $0.isUnannounced && $0.timing.beginTime <= lastTime + MediaTiming.tolerance }
    }

    /// Those that are over: none on a layer whose time stands still.
    func ended(_ layer: CALayer) -> [(running: RunningAnimation, time: CFTimeInterval)] {
        let time = layer.localTime
        let over = animations.filter { !$0.hasStopped && $0.timing.endTime <= time + MediaTiming.tolerance }
        guard !over.isEmpty else { return [] }
        let speed = layer.effectiveSpeed
        guard speed > 0 else { return [] }
        return over.map { ($0, layer.clock.now - (time - $0.timing.endTime) / speed) }
    }

    func demand(_ layer: CALayer) -> FrameDemand {
        let time = layer.localTime
        if isStale || time != lastTime { return .nextFrame }
        let speed = layer.effectiveSpeed
        guard speed != 0 else { return .none }
        switch next {
        case .moving: return .nextFrame
        case .at(let begin): return speed > 0 ? .at(layer.clock.now + (begin - time) / speed) : .nextFrame
        case .nothing: return .none
        }
    }
}
