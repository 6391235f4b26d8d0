extension CALayer: CAMediaTiming {
    /// When the layer's clock begins, in its superlayer's time.
    public var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming("beginTime", newValue) { $0.beginTime = newValue } }
    }

    /// What the layer's clock says when it begins.
    public var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming("timeOffset", newValue) { $0.timeOffset = newValue } }
    }

    /// How often the layer's time runs; 0 stands for once.
    public var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming("repeatCount", 0) { $0.repeatCount = newValue } }
    }

    /// How long the layer's time repeats.
    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming("repeatDuration", 0) { $0.repeatDuration = newValue } }
    }

    /// How long the layer's time runs; for ever by default.
    public var duration: CFTimeInterval {
        get { timing.duration }
        set { setTiming("duration", 0) { $0.duration = newValue } }
    }

    /// How fast the layer's clock runs; 0 holds the layer and all below it.
    public var speed: Float {
        get { timing.speed }
        set { setTiming("speed", Double(newValue)) { $0.speed = newValue } }
    }

    /// The layer's time runs back again.
    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming("autoreverses", 0) { $0.autoreverses = newValue } }
    }

    /// What holds outside of `duration`. A layer shows itself then, too: its time stands at its start or its end.
    public var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { setTiming("fillMode", 0) { $0.fillMode = newValue } }
    }

    private func setTiming(_ call: String, _ value: Double, _ set: (inout MediaTiming) -> Void) {
        guard accepts(value.isFinite, call, value) else { return }
        set(&timing)
        hasOwnTime = timing != .layer
    }

    /// The layer's own time.
    package var localTime: CFTimeInterval { localClock.time }

    /// How much faster this layer's time runs than the frame clock.
    package var effectiveSpeed: Double { localClock.speed }

    /// What the layer's clock says now, and how much faster it runs than the frame clock.
    var localClock: LocalClock {
        guard let container = parent ?? maskedLayer else {
            return LocalClock(time: clock.now, speed: 1).inside(self)
        }
        return container.localClock.inside(self)
    }

    /// A time of this layer as a time of the frame clock.
    private func clockTime(_ local: CFTimeInterval) -> CFTimeInterval {
        let up = timing.parent(local)
        return (parent ?? maskedLayer)?.clockTime(up) ?? up
    }

    private func ownTime(_ clock: CFTimeInterval) -> CFTimeInterval {
        timing.local((parent ?? maskedLayer)?.ownTime(clock) ?? clock)
    }

    /// A time of another layer (nil: of the frame clock) in this layer's time.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        l === self ? t : ownTime(l?.clockTime(t) ?? t)
    }

    /// A time of this layer in another's (nil: the frame clock's) time.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l === self ? t : (l?.ownTime(clockTime(t)) ?? clockTime(t))
    }
}
