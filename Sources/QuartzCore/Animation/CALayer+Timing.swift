extension CALayer {
    /// Sets a part of the layer's timing, unless the value is NaN, or infinite where that is not allowed.
    func setTiming(
        _ call: String, _ value: Double, isUnlimited: Bool = false, _ set: (inout MediaTiming) -> Void
    ) {
        guard accepts(isUnlimited ? !value.isNaN : value.isFinite, call, value) else { return }
        var new = timing
        set(&new)
        guard new != timing else { return }
        tree?.timesWillChange()
        timing = new
        hasOwnTime = timing != .layer
    }

    /// The layer's own time.
    package var localTime: CFTimeInterval { localClock.time }

    /// The speed of this layer's time against the frame clock.
    package var effectiveSpeed: Double { localClock.speed }

    /// The layer's time now, and its speed against the frame clock.
    var localClock: LocalClock {
        guard let container = parent ?? maskedLayer else {
            return LocalClock(time: clock.now, speed: 1).inside(self)
        }
        return container.localClock.inside(self)
    }

    /// Converts a time of this layer to the frame clock's.
    private func clockTime(_ local: CFTimeInterval) -> CFTimeInterval {
        let up = timing.parent(local)
        return (parent ?? maskedLayer)?.clockTime(up) ?? up
    }

    /// Returns the layer's own time at a time of the frame clock.
    func ownTime(_ clock: CFTimeInterval) -> CFTimeInterval {
        timing.local((parent ?? maskedLayer)?.ownTime(clock) ?? clock)
    }

    func ownTime(of t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        l === self ? t : ownTime(l?.clockTime(t) ?? t)
    }

    func ownTime(of t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l === self ? t : (l?.ownTime(clockTime(t)) ?? clockTime(t))
    }
}
