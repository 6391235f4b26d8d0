import QuartzCore

/// The time of a layer and its sublayers, stopped and moved by hand.
@MainActor
struct ScrubbedTimeline {
    let layer: CALayer
    /// The layer's own time when it was stopped.
    let start: CFTimeInterval
    private let before: Course

    /// Added to the time at release, in seconds: rounding must not leave an animation just short of its end.
    private static let pastTheEnd: CFTimeInterval = 1e-6

    /// Stops the layer's time.
    init(holding layer: CALayer) {
        self.layer = layer
        before = Course(of: layer)
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = start
    }

    /// Moves the layer's time to `seconds` after the start.
    func seek(to seconds: CFTimeInterval) {
        layer.timeOffset = start + seconds
    }

    /// Lets the layer's time run on from just after `seconds` after the start, and returns its course.
    func release(after seconds: CFTimeInterval) -> Course {
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        let parentTime = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.beginTime = parentTime - (start + seconds + Self.pastTheEnd)
        return Course(of: layer)
    }

    /// Gives the layer the time that it had before it was stopped. Animations that still run go on from where
    /// they are.
    ///
    /// Does nothing if the layer's time differs from `released`: something else has set it meanwhile.
    func restore(_ released: Course) {
        guard Course(of: layer) == released else { return }
        layer.keepingAnimations { before.apply(to: layer) }
    }

    /// How a layer's time follows from that of its superlayer.
    struct Course: Equatable {
        let speed: Float
        let timeOffset: CFTimeInterval
        let beginTime: CFTimeInterval

        @MainActor init(of layer: CALayer) {
            speed = layer.speed
            timeOffset = layer.timeOffset
            beginTime = layer.beginTime
        }

        @MainActor func apply(to layer: CALayer) {
            layer.speed = speed
            layer.timeOffset = timeOffset
            layer.beginTime = beginTime
        }
    }
}
