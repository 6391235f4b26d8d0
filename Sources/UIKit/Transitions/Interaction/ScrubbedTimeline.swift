import QuartzCore

/// The time of a layer and its sublayers, stopped and moved by hand.
@MainActor
struct ScrubbedTimeline {
    let layer: CALayer
    /// The layer's own time when it was stopped.
    let start: CFTimeInterval

    /// Added to the time at release, in seconds: rounding must not leave an animation just short of its end.
    private static let pastTheEnd: CFTimeInterval = 1e-6

    /// Stops the layer's time.
    init(holding layer: CALayer) {
        self.layer = layer
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = start
    }

    /// Moves the layer's time to `seconds` after the start.
    func seek(to seconds: CFTimeInterval) {
        layer.timeOffset = start + seconds
    }

    /// Lets the layer's time run on from just after `seconds` after the start.
    func release(after seconds: CFTimeInterval) {
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        let parentTime = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.beginTime = parentTime - (start + seconds + Self.pastTheEnd)
    }
}
