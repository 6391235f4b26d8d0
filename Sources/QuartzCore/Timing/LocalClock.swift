/// What a layer's clock says, and how much faster it runs than the frame clock.
struct LocalClock {
    var time: CFTimeInterval
    var speed: Double

    /// The clock of a layer that lies in the layer of this clock.
    @MainActor @inline(__always)
    func inside(_ layer: CALayer) -> LocalClock {
        guard layer.hasOwnTime else { return self }
        return LocalClock(time: layer.timing.local(time), speed: Double(layer.timing.speed) * speed)
    }
}

/// The clocks of many layers at one moment: for neighbours in the same layer, that layer's clock is read once.
@MainActor
struct LocalClocks {
    private let root: LocalClock
    /// The layer whose clock was read last; nil before the first, and for layers that lie in none.
    private var container: ObjectIdentifier?
    private var containerClock: LocalClock

    init(_ clock: FrameClock) {
        root = LocalClock(time: clock.now, speed: 1)
        containerClock = root
    }

    /// The clock of a layer.
    mutating func of(_ layer: CALayer) -> LocalClock {
        guard let above = layer.parent ?? layer.maskedLayer else { return root.inside(layer) }
        if container != ObjectIdentifier(above) {
            container = ObjectIdentifier(above)
            containerClock = above.localClock
        }
        return containerClock.inside(layer)
    }
}
