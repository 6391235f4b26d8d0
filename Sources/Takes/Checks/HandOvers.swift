import Foundation

/// Finds breaks of speed where a finger releases a layer to an animation, or catches it from one.
struct HandOvers {
    /// Points a second by which a speed may change at once.
    static let leastBreak = 300.0
    /// The part of the speed by which it may change at once.
    private static let leastPart = 0.5
    /// The seconds before a release over which the finger's speed is averaged, as recognizers do.
    private static let memory: TimeInterval = 0.1
    /// Seconds after a release within which an animation takes over.
    private static let takeOver: TimeInterval = 0.1

    let evidence: MotionEvidence
    private var film: Film { evidence.film }

    func speedBreaks() -> [Finding] {
        let courses = evidence.courses()
        let found =
            evidence.fingers.lifts.flatMap { frame in courses.compactMap { release(of: $0, at: frame) } }
            + evidence.fingers.catches.flatMap { frame in courses.compactMap { caught($0, at: frame) } }
        return evidence.topmost(found).sorted { ($0.frame, $0.layer) < ($1.frame, $1.layer) }
    }

    // MARK: - Releases

    private func release(of course: LayerCourse, at frame: Int) -> Finding? {
        guard film.times.indices.contains(frame), course.isSeen(frame), course.follows(frame),
            !evidence.isResized(in: frame), let before = speedsBefore(frame, of: course),
            let after = course.velocity(after: frame)
        else { return nil }
        // A container whose time is driven continues with a curve that starts from rest, as in UIKit.
        if isDrivenByTime(course.layer.id, at: frame) { return nil }
        guard evidence.transition(in: frame) != nil || moves(course, after: frame) else { return nil }
        // After a flick the animation may be faster than any motion of the finger so far.
        guard after.reach <= max(before.low.reach, before.high.reach) else { return nil }
        return finding(course, frame, before, after, "when the finger lets go") { isSlower in
            isSlower
                ? "The animation that takes over does not start with the finger's velocity: give it to the spring's initial velocity."
                : "The animation that takes over starts with another velocity than the finger had."
        }
    }

    /// The range of a layer's velocities before a frame, in points a second; nil if it did not move with a
    /// finger.
    private func speedsBefore(_ frame: Int, of course: LayerCourse) -> (
        low: LayerCourse.Box, high: LayerCourse.Box
    )? {
        let now = film.times[frame]
        let first = max(film.times.partitioningIndex { $0 >= now - Self.memory - 1e-7 }, 0)
        let moves = course.changes.filter { $0 > first && $0 < frame }
        guard moves.count > 1, evidence.fingers.distance(from: first, to: frame - 1) > 1,
            let end = course.box(frame - 1)
        else { return nil }
        var (low, high) = (LayerCourse.Box(repeating: .infinity), LayerCourse.Box(repeating: -.infinity))
        for start in [first] + moves.dropLast() {
            guard let box = course.box(start) else { continue }
            let velocity =
                (end - box) / max(film.times[frame - 1] - film.times[start], film.take.frameInterval)
            low = pointwiseMin(low, velocity)
            high = pointwiseMax(high, velocity)
        }
        return low.x.isFinite ? (low, high) : nil
    }

    private func isDrivenByTime(_ layer: Int, at frame: Int) -> Bool {
        let time = film.times[frame]
        let running = evidence.animations(of: layer, in: frame)
        return !running.isEmpty
            && running.allSatisfy { $0.added < time - 1e-7 && ($0.laterPaces.last?.time ?? 0) < time - 1e-7 }
    }

    private func moves(_ course: LayerCourse, after frame: Int) -> Bool {
        course.changes.contains { $0 > frame && film.times[$0] <= film.times[frame] + Self.takeOver }
    }

    // MARK: - Catches

    private func caught(_ course: LayerCourse, at frame: Int) -> Finding? {
        guard frame > 1, film.times.indices.contains(frame), course.isSeen(frame), course.follows(frame),
            course.follows(frame - 1),
            let after = course.velocity(after: frame), evidence.transition(in: frame) != nil,
            !course.turnsOver(at: frame)
        else { return nil }
        let interval = film.take.frameInterval
        let velocity = course.step(to: frame - 1) / interval
        guard velocity.reach > Self.leastBreak, evidence.fingers.distance(from: frame, to: frame + 2) < 1
        else { return nil }
        // The layer may stop at the finger, or go on if the finger does not catch it.
        let before = (pointwiseMin(velocity, LayerCourse.Box()), pointwiseMax(velocity, LayerCourse.Box()))
        return finding(course, frame, before, after, "when the finger catches it") { _ in
            "It neither stops below the finger nor goes on: something began to move it as it was caught."
        }
    }

    private func finding(
        _ course: LayerCourse, _ frame: Int, _ before: (low: LayerCourse.Box, high: LayerCourse.Box),
        _ after: LayerCourse.Box,
        _ moment: String, _ reason: (Bool) -> String
    ) -> Finding? {
        let gap = (after - after.clamped(lowerBound: before.low, upperBound: before.high)).reach
        let speed = min(before.low.reach, before.high.reach)
        guard gap > max(Self.leastBreak, Self.leastPart * max(before.low.reach, before.high.reach)) else {
            return nil
        }
        let typical = Finding.text(((before.low + before.high) / 2).reach)
        return Finding(
            kind: .speedBreak, layer: course.layer.id, name: course.layer.name, frame: frame,
            time: film.times[frame],
            amount: gap, threshold: Self.leastBreak, unit: .pointsPerSecond,
            observation: "changes its speed from \(typical) to \(Finding.text(after.reach)) pt/s \(moment)",
            reason: reason(after.reach < speed))
    }
}
