import MotionPhysics
import QuartzCore

/// Plays the animations of one property animator together.
///
/// Its place runs from 0 at the start to 1 at the end, whichever way it plays.
@MainActor
final class AnimatorTimeline: CAAnimationDelegate {
    /// How all tracks move at the moment.
    private enum Motion {
        case rest
        /// Plays the change with its own timing, from one part of the whole time to another.
        case whole(from: Double, to: Double, duration: TimeInterval)
        /// Moves each track from where it is to an end.
        case towards(AnimationCourse.Pace, to: Double, duration: TimeInterval)
    }

    /// The duration of the whole, in seconds.
    let length: TimeInterval
    /// Called when all tracks have come to their end.
    var onArrival: (() -> Void)?

    private let timing: AnimatorTiming
    let pace: AnimationCourse.Pace
    private var tracks: [AnimatorTrack] = []
    private var changes: [ReversibleChange] = []
    private var motion = Motion.rest
    /// The course of a track that spans the whole time.
    private var main = AnimationCourse.rest(at: .zero)
    /// The place of `main` when it was paused.
    private var anchor = AnimationCourse.Place.zero
    private var interrupted: (motion: Motion, course: AnimationCourse, elapsed: TimeInterval, end: Double)?
    /// The part of the whole time, 0…1, at which it rests; nil where the timing cannot tell.
    private var restTime: Double? = 0
    private var isFrozen = false

    init(timing: AnimatorTiming, length: TimeInterval) {
        self.timing = timing
        self.length = length
        pace = timing.pace(lasting: length)
    }

    // MARK: - Where it is

    /// The current place; a spring overshoots 0 and 1.
    var place: AnimationCourse.Place { main.place(at: elapsed) }

    /// The current part of the whole time, 0…1; nil once it has left the original timing.
    var time: Double? { main.isAtRest ? restTime : main.wholeTime(at: elapsed) }

    private var elapsed: TimeInterval {
        guard let track = tracks.first(where: { !$0.hasEnded }) else { return main.duration }
        return track.animation.elapsed
    }

    /// The clock of the animated layers.
    var clock: FrameClock { tracks.first?.animation.layer.clock ?? .current }

    /// Drops the animations without calling anything. The blocks that wait for their ends retain this object.
    func forgetTracks() { tracks.removeAll() }

    // MARK: - Collecting

    /// Rests at the start or the end, before there are animations.
    func begin(at place: Double) {
        rest(at: AnimationCourse.Place(repeating: place), time: place)
    }

    /// Runs a block and animates what it changes, from here to the end.
    ///
    /// - Parameters:
    ///   - delay: the part of the remaining time that passes first.
    ///   - allowsUserInteraction: whether touches reach the views meanwhile.
    ///   - hitTestsShown: whether touches find the views where they are seen.
    ///   - block: makes the changes.
    func capture(delay: Double, allowsUserInteraction: Bool, hitTestsShown: Bool, _ block: () -> Void) {
        let isAtStart = main.isAtRest && (place.z == 0 || place.z == 1)
        let now = isAtStart ? 0 : min(max(time ?? place.z, 0), 1)
        let lower = now + (1 - now) * min(max(delay, 0), 1)
        let context = UIViewAnimationContext(
            duration: length, delay: 0, options: allowsUserInteraction ? .allowUserInteraction : [],
            course: .curve(.easeInOut), completion: nil)
        context.slot = AnimatorSlot(timeline: self, span: lower...1)
        context.hitTestsShown = hitTestsShown
        UIViewAnimationStack.current.run(context, block)
    }

    /// Records a change so that it can be reverted.
    func note(_ change: PropertyChange) {
        if let change = ReversibleChange(change) { changes.append(change) }
    }

    /// Takes over an animation made by a block; returns false where the layer takes none.
    func add(
        _ animation: CAAnimation, on layer: CALayer, forKey key: String, slot: AnimatorSlot,
        context: UIViewAnimationContext?
    ) -> Bool {
        animation.delegate = self
        let elapsed = elapsed
        let start = main.isAtRest && place.z == 1 ? AnimationCourse.Place.one : .zero
        let course = course(of: motion, span: slot.span, pace: slot.pace, from: start, addedAfter: elapsed)
        guard let driven = DrivenAnimation(animation, on: layer, forKey: key, course: course) else {
            return false
        }
        let track = AnimatorTrack(driven, slot: slot, context: context)
        track.anchor = start
        if !main.isAtRest { driven.follow(course, elapsed: elapsed) }
        tracks.append(track)
        return true
    }

    // MARK: - Holding

    /// Holds all tracks where they are.
    func pause() {
        let (now, passed, whole) = (place, elapsed, time)
        interrupted = (motion, main, passed, end(of: motion))
        for track in tracks { track.pause() }
        motion = .rest
        main = .rest(at: now)
        anchor = now
        restTime = whole
    }

    /// Moves all tracks to a place and holds them there.
    ///
    /// - Parameters:
    ///   - fraction: from the start to the end; `scrubRange` allows a little beyond.
    ///   - isLinear: whether `fraction` is the place itself rather than the time.
    func scrub(to fraction: Double, isLinear: Bool) {
        interrupted = nil
        let keepsPace = !isLinear && restTime != nil
        func place(_ span: ClosedRange<Double>, _ own: AnimationCourse.Pace?, _ anchor: AnimationCourse.Place)
            -> AnimationCourse.Place
        {
            if keepsPace {
                return AnimationCourse.whole(
                    own ?? pace, from: fraction, to: fraction, span: span, duration: 1
                )
                .place(at: 0)
            }
            return AnimatorTrack.scrubbed(to: fraction, span: span, origin: self.anchor.z, anchor: anchor)
        }
        for track in tracks {
            track.animation.follow(.rest(at: place(track.span, track.pace, track.anchor)))
        }
        main = .rest(at: place(0...1, nil, anchor))
        restTime = keepsPace ? fraction : timing.curve.map { Self.time(of: fraction, on: $0) }
    }

    /// The places that scrubbing reaches: a spring caught beyond its end can stay there.
    var scrubRange: ClosedRange<Double> { min(anchor.z, 0)...max(anchor.z, 1) }

    private func rest(at place: AnimationCourse.Place, time: Double?) {
        motion = .rest
        main = .rest(at: place)
        (anchor, restTime, interrupted) = (place, time, nil)
        for track in tracks {
            track.anchor = place
            track.follow(.rest(at: place))
        }
    }

    // MARK: - Running

    /// Runs from here to one of the ends.
    ///
    /// - Parameters:
    ///   - end: 0 or 1.
    ///   - parameters: the timing of the rest; nil for the one that it has.
    ///   - factor: the duration of the rest, in durations of the whole; 0 for what is left.
    ///   - delay: in seconds.
    func run(to end: Double, parameters: AnimatorTiming?, factor: Double, delay: TimeInterval = 0) {
        dropLostTracks()
        if parameters == nil, factor == 0, let interrupted, interrupted.end == end {
            (motion, main) = (interrupted.motion, interrupted.course)
            for track in tracks { track.resume() }
        } else {
            let (now, whole) = (place, time)
            motion = motion(to: end, from: now, time: whole, parameters: parameters, factor: factor)
            main = course(of: motion, span: 0...1, pace: nil, from: now)
            for track in tracks {
                let course = course(
                    of: motion, span: track.span, pace: track.pace, from: track.animation.place)
                track.follow(course, elapsed: -delay)
            }
        }
        interrupted = nil
        keepTime(delay: delay)
    }

    /// Drops the tracks that lost their animation while they rested. Their views are in no window, so nothing
    /// else would end them.
    private func dropLostTracks() {
        let lost = tracks.filter { !$0.animation.isOnLayer }
        tracks.removeAll { !$0.animation.isOnLayer }
        for track in lost { track.context?.trackDidEnd(finished: true) }
    }

    /// Rests at the end that it has reached, for `pausesOnCompletion`.
    func restAtEnd() {
        let end = end(of: motion)
        rest(at: AnimationCourse.Place(repeating: end), time: end)
    }

    private func motion(
        to end: Double, from now: AnimationCourse.Place, time: Double?, parameters: AnimatorTiming?,
        factor: Double
    ) -> Motion {
        let rest = factor > 0 ? factor * length : abs(end - now.z) * length
        if let parameters {
            let duration = parameters.ownDuration ?? rest
            return .towards(parameters.pace(lasting: duration), to: end, duration: duration)
        }
        if let curve = timing.curve {
            let time = time ?? Self.time(of: now.z, on: curve)
            return .whole(
                from: time, to: end, duration: factor > 0 ? factor * length : abs(end - time) * length)
        }
        if now == .zero, end == 1, main.isAtRest {
            return .whole(from: 0, to: 1, duration: factor > 0 ? factor * length : length)
        }
        // A reversed spring keeps its velocity.
        let distance = AnimationCourse.Place(repeating: end) - now
        let speed = main.velocity(at: elapsed)
        let velocity = SIMD2(
            abs(distance.x) > 1e-6 ? speed.x / distance.x : 0,
            abs(distance.y) > 1e-6 ? speed.y / distance.y : 0)
        let duration = timing.ownDuration(velocity: velocity) ?? rest
        return .towards(timing.pace(lasting: duration, velocity: velocity), to: end, duration: duration)
    }

    /// Returns the course of a track in a motion, starting from the track's place.
    private func course(
        of motion: Motion, span: ClosedRange<Double>, pace own: AnimationCourse.Pace?,
        from start: AnimationCourse.Place, addedAfter elapsed: TimeInterval = 0
    ) -> AnimationCourse {
        switch motion {
        case .rest:
            return .rest(at: start)
        case .whole(let from, let to, let duration):
            let whole = AnimationCourse.whole(
                own ?? pace, from: from, to: to, span: span, duration: duration)
            let isThere = abs(whole.place(at: elapsed).z - start.z) < 1e-6
            guard !isThere, elapsed == 0 else { return whole }
            let rest: AnimationCourse.Pace
            if let curve = timing.curve, own == nil {
                rest = .piece(of: curve, from: from, to: to)
            } else {
                rest = own ?? pace
            }
            return .way(
                rest, from: start, to: to < from ? 0 : 1, lead: lead(span, from, start), duration: duration)
        case .towards(let pace, let to, let duration):
            let from = elapsed > 0 ? elapsed / max(duration, elapsed) : lead(span, anchor.z, start)
            return .way(
                elapsed > 0 ? own ?? self.pace : pace, from: start, to: to, lead: from, duration: duration)
        }
    }

    /// Returns the part of the remaining time during which a track that has not begun still waits.
    private func lead(_ span: ClosedRange<Double>, _ now: Double, _ start: AnimationCourse.Place) -> Double {
        guard start == .zero, now < 1 else { return 0 }
        return (span.lowerBound - now) / (1 - now)
    }

    private func end(of motion: Motion) -> Double {
        switch motion {
        case .rest: place.z
        case .whole(_, let to, _), .towards(_, let to, _): to
        }
    }

    /// Returns a time at which the curve has a value.
    private static func time(of value: Double, on curve: UnitBezier) -> Double {
        guard value > 0 else { return 0 }
        guard value < 1 else { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if curve.value(at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Keeps the time with an empty animation of the key window where nothing else is animated.
    private func keepTime(delay: TimeInterval) {
        guard tracks.isEmpty, let layer = UIScreen.main.keyWindow?.layer else { return }
        let slot = AnimatorSlot(timeline: self, span: 0...1)
        let silent = CAAnimation()
        silent.delegate = self
        guard
            let driven = DrivenAnimation(silent, on: layer, forKey: "UIViewPropertyAnimator", course: main)
        else { return }
        let track = AnimatorTrack(driven, slot: slot, context: nil)
        track.follow(main, elapsed: -delay)
        tracks.append(track)
    }

    // MARK: - The end

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let index = tracks.firstIndex(where: { $0.animation.isRunning(anim) }) else { return }
        let track = tracks[index]
        guard flag else {
            // The animation was removed, or its view left the window.
            tracks.remove(at: index)
            track.context?.animationDidStop(anim, finished: false)
            if !main.isAtRest, tracks.allSatisfy(\.hasEnded) { onArrival?() }
            return
        }
        track.hasEnded = true
        if tracks.allSatisfy(\.hasEnded) { onArrival?() }
    }

    /// Makes the shown values the model's and removes the animations.
    func freeze() {
        // The newest of several transforms lies next to the model.
        for track in tracks.reversed() { track.animation.keepShown() }
        isFrozen = true
        removeTracks(finished: false)
    }

    /// Removes the animations and sets the values of a position.
    func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .start: for change in changes.reversed() { change.revert(evenIfChanged: isFrozen) }
        case .end: if isFrozen { for change in changes { change.redo() } }
        case .current: if !isFrozen { freeze() }
        }
        removeTracks(finished: position == .end)
        changes = []
        isFrozen = false
    }

    private func removeTracks(finished: Bool) {
        let old = tracks
        tracks = []
        motion = .rest
        for track in old {
            track.animation.remove()
            track.context?.trackDidEnd(finished: finished)
        }
    }
}
