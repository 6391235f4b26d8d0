import CoreGraphics

/// Records changes of properties in steps, and makes one keyframe animation for each property.
@MainActor
package final class KeyframeRecorder {
    private struct Step {
        var start: Double
        var end: Double
        var before: AnimationValue
        var after: AnimationValue
    }

    private struct Track {
        var layer: CALayer
        var property: LayerProperty
        var steps: [Step]
    }

    private var tracks: [Track] = []

    package init() {}

    /// Records a change just made; `start` and `end` are parts of the whole, 0…1.
    package func add(_ change: PropertyChange, from start: Double, to end: Double) {
        guard let after = change.layer.readValue(change.property, shown: false) else { return }
        let step = Step(start: start, end: end, before: change.before, after: after)
        let index = tracks.firstIndex { $0.layer === change.layer && $0.property == change.property }
        if let index {
            tracks[index].steps.append(step)
        } else {
            tracks.append(Track(layer: change.layer, property: change.property, steps: [step]))
        }
    }

    /// Returns an animation for each property of each layer that changed.
    package func animations(
        mode: CAAnimationCalculationMode
    ) -> [(layer: CALayer, key: String, animation: CAKeyframeAnimation)] {
        tracks.compactMap { track in
            guard let first = track.steps.first, let last = track.steps.last else { return nil }
            let steps = track.steps.enumerated().sorted {
                $0.element.start != $1.element.start
                    ? $0.element.start < $1.element.start : $0.offset < $1.offset
            }.map(\.element)
            let animation = CAKeyframeAnimation(keyPath: track.property.key)
            let (times, values) = Self.frames(steps, from: first.before)
            let missing = values.map { $0.subtracting(last.after) }
            if first.before.isAdditive, missing.allSatisfy({ $0 != nil }) {
                animation.isAdditive = true
                animation.values = missing.compactMap { $0?.any }
            } else {
                animation.values = values.map(\.any)
            }
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            animation.modelBefore = first.before
            return (track.layer, track.property.key, animation)
        }
    }

    /// Returns the keyframes of steps, from the value before all of them. A value holds from the end of one step to the
    /// start of the next.
    private static func frames(
        _ steps: [Step], from start: AnimationValue
    ) -> (times: [Double], values: [AnimationValue]) {
        var times = [0.0]
        var values = [start]
        for step in steps {
            let last = times[times.count - 1]
            let start = max(step.start, last)
            if start > last {
                times.append(start)
                values.append(values[values.count - 1])
            }
            times.append(max(step.end, start))
            values.append(step.after)
        }
        if times[times.count - 1] < 1 {
            times.append(1)
            values.append(values[values.count - 1])
        }
        return (times, values)
    }
}

extension AnimationValue {
    /// Whether animations of such a value can be added to each other.
    var isAdditive: Bool {
        switch self {
        case .number, .pair, .rect, .transform: true
        default: false
        }
    }
}
