import Foundation

/// Finds layers that stand still in the middle of their motion, as where keyframes leave a gap.
struct Stalls {
    /// The least speed, in points a second, at which a layer stops and goes on.
    static let leastSpeed = 300.0
    /// The seconds between two steps from which on a viewer notices the pause.
    private static let leastPause: TimeInterval = 0.05
    /// The least part of its speed that a layer still has in its last step. A layer that slows down comes to
    /// rest, and does not stall.
    private static let leastPart = 0.7

    let evidence: MotionEvidence
    private var film: Film { evidence.film }

    func speedBreaks() -> [Finding] {
        let courses = evidence.courses().filter(\.layer.isAnimated)
        let found = film.transitions.filter { $0.progress.count > 2 }.flatMap { transition in
            courses.flatMap { stalls(of: $0, during: transition) }
        }
        return evidence.topmost(found)
    }

    private func stalls(of course: LayerCourse, during transition: Film.Transition) -> [Finding] {
        let frames = course.changes.filter { $0 > transition.firstFrame && $0 <= transition.endFrame }
        return frames.indices.dropFirst(2).dropLast(2).compactMap { index in
            stall(of: course, about: frames[(index - 2)...(index + 2)])
        }
    }

    /// Finds a stop of a layer at the middle one of five frames in which it changes.
    ///
    /// The last step before a stop, and the first one after it, may fill only a part of a frame.
    private func stall(of course: LayerCourse, about frames: ArraySlice<Int>) -> Finding? {
        let (first, previous, stop) = (
            frames[frames.startIndex], frames[frames.startIndex + 1], frames[frames.startIndex + 2]
        )
        let (next, last) = (frames[frames.startIndex + 3], frames[frames.startIndex + 4])
        let pause = film.times[next] - film.times[stop]
        guard pause >= Self.leastPause - 1e-4, course.isSeen(stop), course.isSeen(next),
            evidence.isLeftAlone(in: previous...next), let box = course.box(stop),
            let earlier = course.box(previous), let later = course.box(next),
            let start = velocity(of: course, to: first), let middle = velocity(of: course, to: previous),
            let end = velocity(of: course, to: stop), let after = velocity(of: course, to: last)
        else { return nil }
        let (before, on) = (
            max(middle.reach, end.reach),
            max(course.step(to: next).reach / film.take.frameInterval, after.reach)
        )
        let speed = min(before, on)
        guard speed > Self.leastSpeed, middle.reach >= Self.leastPart * start.reach,
            ((box - earlier) * (later - box)).sum() > 0
        else { return nil }
        return Finding(
            kind: .speedBreak, layer: course.layer.id, name: course.layer.name, frame: stop + 1,
            time: film.times[stop + 1], amount: speed, threshold: Self.leastSpeed, unit: .pointsPerSecond,
            observation: "stands still for \(Finding.text(pause)) s in the middle of its way, "
                + "on which it moves at \(Finding.text(speed)) pt/s",
            reason: "Its keyframes leave a gap, or one animation begins after the one before it has ended.")
    }

    /// The velocity with which a layer came to a frame, in points a second; nil after a pause.
    private func velocity(of course: LayerCourse, to frame: Int) -> LayerCourse.Box? {
        let before = course.lastChange(before: frame)
        let seconds = film.times[frame] - film.times[before]
        guard seconds > 0, seconds < Self.leastPause, let from = course.box(before),
            let to = course.box(frame)
        else { return nil }
        return (to - from) / seconds
    }
}
