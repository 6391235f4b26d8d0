import Foundation

/// Finds layers that drift apart although they move together, and layers that move while a resting finger
/// holds their transition.
struct Companions {
    /// The points by which two layers that begin and end together may move apart.
    static let leastDrift = 3.0
    /// Points that a layer may move while a finger holds its transition.
    static let leastStray = 8.0
    /// Points between the edges of layers that belong together, as a card and its shadow.
    private static let nearness = 40.0
    /// Points that both must move.
    private static let leastDistance = 20.0
    /// The seconds after a transition within which both layers must be in their places again.
    private static let settling: TimeInterval = 0.1
    /// Points by which their relative places at both ends may differ.
    private static let sameness = 0.5
    /// Seconds that a finger must rest.
    private static let rest: TimeInterval = 0.05

    let evidence: MotionEvidence
    private var film: Film { evidence.film }

    // MARK: - Drift

    func drifts() -> [Finding] {
        let courses = evidence.courses().filter(\.layer.isAnimated)
        let families = Dictionary(grouping: courses) { $0.layer.parent ?? -1 }.sorted { $0.key < $1.key }
        return film.transitions.filter { $0.progress.count > 2 }.flatMap { transition in
            families.flatMap { drifts(in: $0.value, during: transition) }
        }
    }

    private func drifts(in family: [LayerCourse], during transition: Film.Transition) -> [Finding] {
        let first = transition.firstFrame
        let end = min(transition.endFrame, film.times.count - 1)
        let rest = film.times.partitioningIndex { $0 > film.times[end] + Self.settling }
        let moving = family.filter { course in
            guard let start = course.box(first), let there = course.box(end),
                course.isSeen(first) || course.isSeen(end)
            else { return false }
            return (there - start).reach > Self.leastDistance
        }
        var list: [Finding] = []
        for (index, one) in moving.enumerated() {
            for other in moving[(index + 1)...] {
                guard let start = gap(one, other, first), areNear(one, other, in: first),
                    let last = (end..<rest).first(where: {
                        gap(one, other, $0).map { ($0 - start).reach < Self.sameness } ?? false
                    }),
                    let worst = (first...last).max(by: {
                        part(one, other, $0, start) < part(one, other, $1, start)
                    })
                else { continue }
                let amount = part(one, other, worst, start)
                guard amount > Self.leastDrift else { continue }
                list.append(
                    Finding(
                        kind: .drift, layer: other.layer.id, name: other.layer.name, frame: worst,
                        time: film.times[worst],
                        amount: amount, threshold: Self.leastDrift, unit: .points,
                        observation:
                            "is \(Finding.text(amount)) pt apart from \(one.layer.name) (layer \(one.layer.id)), with which it begins and ends",
                        reason:
                            "Their animations have different curves, durations or delays, or one of them is not animated with the other."
                    ))
            }
        }
        return list
    }

    /// Whether the edges of two layers are near each other, or they overlap.
    private func areNear(_ one: LayerCourse, _ other: LayerCourse, in frame: Int) -> Bool {
        guard let a = one.box(frame), let b = other.box(frame) else { return false }
        let apart = max(max(a.x, b.x) - min(a.z, b.z), max(a.y, b.y) - min(a.w, b.w))
        return apart < Self.nearness
    }

    private func gap(_ one: LayerCourse, _ other: LayerCourse, _ frame: Int) -> LayerCourse.Box? {
        guard let a = one.box(frame), let b = other.box(frame) else { return nil }
        return b - a
    }

    private func part(_ one: LayerCourse, _ other: LayerCourse, _ frame: Int, _ start: LayerCourse.Box)
        -> Double
    {
        gap(one, other, frame).map { ($0 - start).reach } ?? 0
    }

    // MARK: - Strays

    func strays() -> [Finding] {
        let courses = evidence.courses().filter(\.layer.isAnimated)
        let found = film.transitions.flatMap { transition in
            stillStretches(of: transition).flatMap { stretch in
                courses.compactMap { stray($0, in: stretch) }
            }
        }
        return evidence.topmost(found)
    }

    /// The stretches of frames in which a finger holds a transition and rests.
    private func stillStretches(of transition: Film.Transition) -> [Range<Int>] {
        var list: [Range<Int>] = []
        var start: Int?
        for index in 0...transition.progress.count {
            let frame = transition.firstFrame + index
            let isStill =
                index > 0 && index < transition.progress.count && transition.isInteractive[index]
                && transition.isInteractive[index - 1]
                && transition.progress[index] == transition.progress[index - 1]
                && evidence.fingers.isDown(in: frame)
                && evidence.fingers.distance(from: frame - 1, to: frame) == 0
            if isStill, start == nil { start = frame - 1 }
            if !isStill, let begin = start {
                if film.times[frame - 1] - film.times[begin] >= Self.rest { list.append(begin..<frame) }
                start = nil
            }
        }
        return list
    }

    private func stray(_ course: LayerCourse, in frames: Range<Int>) -> Finding? {
        // Layers may still settle in the frame of the finger's last movement, so that frame does not count.
        guard let first = frames.dropFirst(2).first, let last = frames.last, last > first,
            let start = course.box(first), let end = course.box(last),
            course.isSeen(first) || course.isSeen(last),
            (end - start).reach > Self.leastStray, evidence.isAnimated(course.layer.id, in: first)
        else { return nil }
        let amount = (end - start).reach
        return Finding(
            kind: .stray, layer: course.layer.id, name: course.layer.name, frame: first,
            time: film.times[first],
            amount: amount, threshold: Self.leastStray, unit: .points,
            observation: "moves on by \(Finding.text(amount)) pt while the finger holds its transition",
            reason:
                "It is animated outside of the container, whose time alone the finger drives: use animateAlongsideTransition(in:)."
        )
    }
}
