/// The values of `CAMediaTiming`, and their arithmetic.
package struct MediaTiming: Equatable, Sendable {
    package var beginTime: CFTimeInterval = 0
    package var timeOffset: CFTimeInterval = 0
    package var repeatCount: Float = 0
    package var repeatDuration: CFTimeInterval = 0
    package var duration: CFTimeInterval = 0
    package var speed: Float = 1
    package var autoreverses = false
    /// Whether the start is shown before the begin.
    var fillsBackwards = false
    /// Whether the end is shown after the end.
    var fillsForwards = false

    /// The two flags as a fill mode; an unknown mode counts as `removed`.
    package var fillMode: CAMediaTimingFillMode {
        get {
            switch (fillsBackwards, fillsForwards) {
            case (false, false): .removed
            case (true, false): .backwards
            case (false, true): .forwards
            case (true, true): .both
            }
        }
        set {
            fillsBackwards = newValue == .backwards || newValue == .both
            fillsForwards = newValue == .forwards || newValue == .both
        }
    }

    package init() {}

    /// The timing of a layer: begins with its parent and never ends.
    package static let layer: MediaTiming = {
        var timing = MediaTiming()
        timing.duration = .infinity
        return timing
    }()

    /// Returns the local time at a time of the parent. A local time with a duration repeats as it says; it
    /// stands at its start before it begins and at its end afterwards.
    package func local(_ parent: CFTimeInterval) -> CFTimeInterval {
        guard duration.isFinite, duration > 0 else {
            return (parent - beginTime) * Double(speed) + timeOffset
        }
        var filled = self
        (filled.fillsBackwards, filled.fillsForwards) = (true, true)
        guard case .active(let moment) = filled.phase(at: parent, holdsEnd: true) else { return timeOffset }
        return moment.time
    }

    /// Returns the parent's time at a local time; the begin where the local time stands still.
    package func parent(_ local: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
    }
}

/// Where an animation is in its active time.
enum AnimationPhase {
    /// It has not begun and shows nothing.
    case before
    /// It shows something: it runs, or is held at an end by its fill mode.
    case active(AnimationMoment)
    /// It is over and shows nothing.
    case after
}

extension MediaTiming {
    /// Times closer together than this are equal, in seconds: sums of frame times are not exact.
    static let tolerance = 1e-9

    /// The local time from the start of the first run to the end of the last.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = autoreverses ? 2 * duration : duration
        guard repeatCount > 0 else { return cycle }
        return cycle == 0 ? 0 : cycle * Double(repeatCount)
    }

    /// The end, in the parent's time.
    var endTime: CFTimeInterval {
        speed == 0 ? .infinity : beginTime + activeDuration / abs(Double(speed))
    }

    /// Returns where an animation with this timing is at a time of its parent.
    ///
    /// - Parameters:
    ///   - parent: the parent's time.
    ///   - holdsEnd: whether the very end still shows the last value, as when the layer's time stands still.
    /// - Returns: the phase, with the moment if it shows anything.
    func phase(at parent: CFTimeInterval, holdsEnd: Bool) -> AnimationPhase {
        let total = activeDuration
        let elapsed = (parent - beginTime) * abs(Double(speed))
        if elapsed < -Self.tolerance {
            guard fillsBackwards else { return .before }
            return .active(moment(at: 0, of: total))
        }
        let pastEnd = elapsed - total
        if pastEnd > Self.tolerance || (pastEnd >= -Self.tolerance && !holdsEnd) {
            guard fillsForwards else { return .after }
            return .active(moment(at: total, of: total))
        }
        return .active(moment(at: min(max(elapsed, 0), total), of: total))
    }

    private func moment(at elapsed: CFTimeInterval, of total: CFTimeInterval) -> AnimationMoment {
        let cycle = autoreverses ? 2 * duration : duration
        guard cycle > 0, cycle.isFinite else {
            let time = speed < 0 ? 0 : min(elapsed, duration)
            return AnimationMoment(time: time, duration: duration, iteration: 0)
        }
        // Running backwards for ever has no end to start from: each run starts from its own.
        let end = total.isFinite ? total : cycle * ((elapsed / cycle).rounded(.down) + 1)
        let course = (speed < 0 ? end - elapsed : elapsed) + timeOffset
        var iteration = (course / cycle).rounded(.down)
        var time = course - iteration * cycle
        // The end of the last run is its end, not the start of one that never comes. Backwards, each run begins there.
        let isOver = elapsed >= total - Self.tolerance
        if time <= Self.tolerance, course > Self.tolerance, speed < 0 ? !isOver : isOver {
            iteration -= 1
            time = cycle
        }
        if time > duration { time = max(cycle - time, 0) }
        return AnimationMoment(time: time, duration: duration, iteration: max(iteration, 0))
    }
}
