/// The numbers of `CAMediaTiming`, and the arithmetic that belongs to them.
package struct MediaTiming: Equatable, Sendable {
    package var beginTime: CFTimeInterval = 0
    package var timeOffset: CFTimeInterval = 0
    package var repeatCount: Float = 0
    package var repeatDuration: CFTimeInterval = 0
    package var duration: CFTimeInterval = 0
    package var speed: Float = 1
    package var autoreverses = false
    /// What comes before the beginning shows the start.
    var fillsBackwards = false
    /// What comes after the end shows the end.
    var fillsForwards = false

    /// The two flags by their public name; an unknown mode counts as `removed`.
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

    /// A layer's clock starts with its parent's and never ends.
    package static let layer: MediaTiming = {
        var timing = MediaTiming()
        timing.duration = .infinity
        return timing
    }()

    /// The time of this clock at a time of its parent. A clock that lasts runs again as often as it repeats, stands at
    /// its start before it begins and at its end afterwards.
    package func local(_ parent: CFTimeInterval) -> CFTimeInterval {
        guard duration.isFinite, duration > 0 else {
            return (parent - beginTime) * Double(speed) + timeOffset
        }
        var filled = self
        (filled.fillsBackwards, filled.fillsForwards) = (true, true)
        guard case .active(let moment) = filled.phase(at: parent, holdsEnd: true) else { return timeOffset }
        return moment.time
    }

    /// The parent's time at a time of this clock; this clock's beginning where it stands still.
    package func parent(_ local: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
    }
}

/// Where an animation is, seen from its parent's time.
enum AnimationPhase {
    /// It has not begun and shows nothing.
    case before
    /// It shows something: it runs, or is held at an end by its fill mode.
    case active(AnimationMoment)
    /// It is over and shows nothing.
    case after
}

extension MediaTiming {
    /// Times closer together than this are the same: sums of frame times are not exact.
    static let tolerance = 1e-9

    /// From the start of the first run to the end of the last, in this clock's own seconds.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = autoreverses ? 2 * duration : duration
        guard repeatCount > 0 else { return cycle }
        return cycle == 0 ? 0 : cycle * Double(repeatCount)
    }

    /// When it ends, in the parent's time.
    var endTime: CFTimeInterval {
        speed == 0 ? .infinity : beginTime + activeDuration / abs(Double(speed))
    }

    /// Where an animation with this timing is at a time of its parent.
    ///
    /// - Parameters:
    ///   - parent: the parent's time.
    ///   - holdsEnd: at the very end it still shows its last value, as when its layer's time stands still.
    /// - Returns: where it is, if it shows anything.
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
        // Backwards for ever has no end to start from: each run starts from its own.
        let end = total.isFinite ? total : cycle * ((elapsed / cycle).rounded(.down) + 1)
        let course = (speed < 0 ? end - elapsed : elapsed) + timeOffset
        var iteration = (course / cycle).rounded(.down)
        var time = course - iteration * cycle
        // The end of the last run is its end, not the start of one that never comes.
        if time <= Self.tolerance, course > Self.tolerance, elapsed >= total - Self.tolerance || speed < 0,
            timeOffset == 0
        {
            iteration -= 1
            time = cycle
        }
        if time > duration { time = max(cycle - time, 0) }
        return AnimationMoment(time: time, duration: duration, iteration: max(iteration, 0))
    }
}
