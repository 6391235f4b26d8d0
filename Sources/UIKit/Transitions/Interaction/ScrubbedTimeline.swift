import QuartzCore

/// The time of a layer and all below it, held and moved by hand.
@MainActor
struct ScrubbedTimeline {
    let layer: CALayer
    /// The layer's own time when it was held.
    let start: CFTimeInterval

    /// So far beyond its end an animation is put that must count as over: rounding must not leave it a hair before.
    private static let pastTheEnd: CFTimeInterval = 1e-6

    /// Holds the layer's time.
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
