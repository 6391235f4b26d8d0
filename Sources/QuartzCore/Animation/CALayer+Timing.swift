extension CALayer: CAMediaTiming {
    /// When the layer's time begins, in its superlayer's time.
    public var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming("beginTime", newValue) { $0.beginTime = newValue } }
    }

    /// The layer's time at its beginning.
    public var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming("timeOffset", newValue) { $0.timeOffset = newValue } }
    }

    /// The number of times that the layer's time runs; 0 stands for once.
    public var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming("repeatCount", 0) { $0.repeatCount = newValue } }
    }

    /// The duration for which the layer's time repeats.
    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming("repeatDuration", 0) { $0.repeatDuration = newValue } }
    }

    /// The duration of one run of the layer's time; infinite by default.
    public var duration: CFTimeInterval {
        get { timing.duration }
        set { setTiming("duration", 0) { $0.duration = newValue } }
    }

    /// The speed of the layer's time; 0 stops the layer and all below it.
    public var speed: Float {
        get { timing.speed }
        set { setTiming("speed", Double(newValue)) { $0.speed = newValue } }
    }

    /// Whether the layer's time runs back after each run.
    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming("autoreverses", 0) { $0.autoreverses = newValue } }
    }

    /// What is shown outside of `duration`. A layer always shows itself: its time then stands at its start or
    /// its end.
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

    private func ownTime(_ clock: CFTimeInterval) -> CFTimeInterval {
        timing.local((parent ?? maskedLayer)?.ownTime(clock) ?? clock)
    }

    /// Converts a time of another layer (nil: of the frame clock) to this layer's.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        l === self ? t : ownTime(l?.clockTime(t) ?? t)
    }

    /// Converts a time of this layer to another layer's (nil: to the frame clock's).
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l === self ? t : (l?.ownTime(clockTime(t)) ?? clockTime(t))
    }
}
