/// A layer's time, and its speed against the frame clock.
struct LocalClock {
    var time: CFTimeInterval
    var speed: Double

    /// Returns the time of a layer inside the layer of this time.
    @MainActor @inline(__always)
    func inside(_ layer: CALayer) -> LocalClock {
        guard layer.hasOwnTime else { return self }
        return LocalClock(time: layer.timing.local(time), speed: Double(layer.timing.speed) * speed)
    }
}

/// Reads the times of many layers at one moment: siblings in a row share one reading of their superlayer's.
@MainActor
struct LocalClocks {
    private let root: LocalClock
    /// The superlayer that was read last; nil before the first, and for layers without one.
    private var container: ObjectIdentifier?
    private var containerClock: LocalClock

    init(_ clock: FrameClock) {
        root = LocalClock(time: clock.now, speed: 1)
        containerClock = root
    }

    /// Returns the time of a layer.
    mutating func of(_ layer: CALayer) -> LocalClock {
        guard let above = layer.parent ?? layer.maskedLayer else { return root.inside(layer) }
        if container != ObjectIdentifier(above) {
            container = ObjectIdentifier(above)
            containerClock = above.localClock
        }
        return containerClock.inside(layer)
    }
}
