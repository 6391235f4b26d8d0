import Foundation

/// Classifies the breaks of a film: as flashes, wrong ends of transitions, jumps, or intended changes.
struct JumpsAndEnds {
    /// The longest flash: a frame of a display of 60 frames a second.
    static let longestFlash: TimeInterval = 1.0 / 60
    /// The points by which a layer's place after a transition may differ from the last frame.
    static let leastEnd = 2.0
    /// Seconds that a transition may stand still before its completion.
    static let longestWait: TimeInterval = 0.1
    /// Seconds for which a transition goes on by itself after a release that did not leave it at its end.
    private static let shortestSettling: TimeInterval = 0.05
    /// Points a second at which a layer still moves.
    private static let stillMoving = 100.0
    /// The least points that a finger and a layer go together if the finger drags the layer.
    private static let leastDrag = 10.0

    let evidence: MotionEvidence
    private let courses: [LayerCourse]
    private let breaks: [MotionBreak]
    private var found: [Flash] = []
    /// The frames in which flashes begin and end.
    private var flashPlaces: Set<Place> = []
    private var film: Film { evidence.film }

    init(_ evidence: MotionEvidence) {
        self.evidence = evidence
        courses = evidence.courses()
        breaks = MotionBreaks(evidence: evidence).all(of: courses)
        found = allFlashes()
        flashPlaces = Set(found.flatMap { [Place($0.layer, $0.first), Place($0.layer, $0.end)] })
    }

    // MARK: - Jumps

    func jumps() -> [Finding] {
        return breaks.filter { one in
            !isEnd(one) && !flashPlaces.contains(Place(one.layer, one.frame)) && isInMotion(one)
        }
        .map { one in
            let size = Finding.text(one.amount)
            return finding(
                .jump, one.layer, one.frame, one.amount,
                one.isOpacity ? MotionBreaks.leastOpacity : MotionBreaks.leastStep,
                one.isOpacity ? .opacity : .points,
                one.isOpacity ? "changes its opacity by \(size) at once" : "jumps by \(size) pt",
                evidence.reason(one.layer, one.frame))
        }
    }

    /// Whether something moves the layer around a break. A value that is set without an animation while
    /// nothing runs is intended.
    private func isInMotion(_ one: MotionBreak) -> Bool {
        if let transition = evidence.transition(in: one.frame), transition.progress.count > 1 { return true }
        if evidence.isAnimated(one.layer, in: one.frame - 1) { return true }
        let course = LayerCourse(film, film.layers[one.layer])
        return isLetGo(course, in: one.frame)
            || course.follows(one.frame) && course.step(to: one.frame - 1).reach > 0.5
    }

    /// Whether a finger is lifted in a frame that has taken the layer along.
    private func isLetGo(_ course: LayerCourse, in frame: Int) -> Bool {
        guard let lift = evidence.fingers.lifts.first(where: { $0 == frame || $0 == frame - 1 }),
            let start = evidence.fingers.catches.last(where: { $0 < lift })
        else { return false }
        return evidence.fingers.distance(from: start, to: lift - 1) > Self.leastDrag
            && course.changes.filter { $0 > start && $0 < lift }.count > 1
            && course.isElsewhere(lift - 1, from: start, by: Self.leastDrag)
    }

    private func isEnd(_ one: MotionBreak) -> Bool {
        film.transitions.contains { $0.progress.count > 1 && isEnd(one, of: $0) }
    }

    /// Whether a break shows that a transition did not leave a layer where it is after it.
    private func isEnd(_ one: MotionBreak, of transition: Film.Transition) -> Bool {
        let (frame, end) = (one.frame, transition.endFrame)
        guard frame > end + 1 else { return frame >= end }
        // Later only the transition's own layers count, unless something else has moved them since: values
        // that are set while nothing runs are intended.
        return film.times[frame] - film.times[end] <= MotionEvidence.longestSettling + 1e-4
            && !evidence.isTouched(in: frame) && evidence.transition(in: frame) == nil
            && !evidence.isAnimated(one.layer, in: frame - 1)
            && LayerCourse(film, film.layers[one.layer]).changes.contains {
                $0 > transition.firstFrame && $0 < end
            }
    }

    // MARK: - Flashes

    private struct Place: Hashable {
        let layer: Int
        let frame: Int

        init(_ layer: Int, _ frame: Int) { (self.layer, self.frame) = (layer, frame) }
    }

    private struct Flash {
        let layer: Int
        let first: Int
        let end: Int
        let amount: Double
        let unit: Finding.Unit
        let words: String
        /// The frame in which it was made; nil for the first.
        var cause: Int?
    }

    func flashes() -> [Finding] {
        let places = Set(found.map { Place($0.layer, $0.first) })
        return found.filter { one in
            // A flash together with that of an ancestor is a part of the ancestor's.
            !evidence.lineage(of: one.layer).dropFirst().contains {
                places.contains(Place($0, one.first)) || places.contains(Place($0, one.end))
            }
        }
        .map { one in
            finding(
                .flash, one.layer, one.first, one.amount,
                one.unit == .points ? MotionBreaks.leastStep : MotionBreaks.leastOpacity, one.unit, one.words,
                evidence.reason(one.layer, one.cause ?? one.first))
        }
    }

    private func allFlashes() -> [Flash] {
        let broken = Dictionary(grouping: breaks, by: \.layer)
        return courses.flatMap { course in
            course.changes.compactMap { frame in
                evidence.isResized(in: frame)
                    ? nil : flash(of: course, at: frame, broken[course.layer.id] ?? [])
            } + flashAtFirst(of: course, broken[course.layer.id] ?? [])
        }
    }

    /// The later frames of a layer that are within a flash from a frame on.
    private func ends(after frame: Int, of course: LayerCourse) -> [Int] {
        let frames = course.changes
        return frames[frames.partitioningIndex { $0 > frame }...].prefix { next in
            film.times[next] - film.times[frame] <= Self.longestFlash + 1e-4
                || (next == frame + 1 && course.follows(next))
        }
    }

    private func flash(of course: LayerCourse, at frame: Int, _ breaks: [MotionBreak]) -> Flash? {
        let id = course.layer.id
        let wasSeen = course.isSeen(frame - 1)
        let isSeen = course.isSeen(frame)
        for end in ends(after: frame, of: course) {
            if !wasSeen, isSeen, !course.isSeen(end) {
                let opacity = course.opacity(frame)
                guard opacity >= MotionBreaks.leastOpacity,
                    course.box(end) == nil || course.opacity(end) < opacity / 2
                else { continue }
                return Flash(
                    layer: id, first: frame, end: end, amount: opacity, unit: .opacity,
                    words: "is shown for a single frame")
            }
            // A layer that moves beyond an edge and comes back was out of sight, not hidden.
            if wasSeen, !isSeen, course.isSeen(end), course.opacity(frame) < LayerCourse.leastOpacity,
                course.opacity(frame - 1) >= MotionBreaks.leastOpacity, !course.mayMoveOutOfSight(in: frame)
            {
                return Flash(
                    layer: id, first: frame, end: end, amount: course.opacity(frame - 1), unit: .opacity,
                    words: "is hidden for a single frame")
            }
            guard let one = breaks.first(where: { $0.frame == frame }) else { continue }
            if let flash = excursion(of: course, one, end) { return flash }
        }
        return nil
    }

    private func excursion(of course: LayerCourse, _ one: MotionBreak, _ end: Int) -> Flash? {
        if one.isOpacity {
            guard abs(course.opacity(end) - course.opacity(one.frame - 1)) < one.amount / 2 else {
                return nil
            }
            return Flash(
                layer: one.layer, first: one.frame, end: end, amount: one.amount, unit: .opacity,
                words: "has another opacity for a single frame, by \(Finding.text(one.amount))")
        }
        guard let before = course.box(one.frame - 1), let after = course.box(end),
            (after - before).reach < one.amount / 2
        else { return nil }
        return Flash(
            layer: one.layer, first: one.frame, end: end, amount: one.amount, unit: .points,
            words: "is \(Finding.text(one.amount)) pt elsewhere for a single frame")
    }

    /// Finds a layer that is seen at its first place for a single frame and goes on from another, or that is
    /// less opaque from then on. A layer that becomes more opaque only fades in.
    private func flashAtFirst(of course: LayerCourse, _ breaks: [MotionBreak]) -> [Flash] {
        breaks.compactMap { one in
            let shown = course.lastChange(before: one.frame)
            guard shown > 0, !course.isSeen(shown - 1), course.isSeen(shown),
                ends(after: shown, of: course).contains(one.frame),
                !one.isOpacity
                    || course.isSeen(one.frame) && course.opacity(one.frame) < course.opacity(shown)
            else { return nil }
            return Flash(
                layer: one.layer, first: shown, end: one.frame, amount: one.amount,
                unit: one.isOpacity ? .opacity : .points,
                words:
                    "comes into sight for a single frame, \(Finding.text(one.amount)) \(one.isOpacity ? "of opacity" : "pt") from where it goes on",
                cause: one.frame)
        }
    }

    // MARK: - Ends of transitions

    func wrongEnds() -> [Finding] {
        let ended = film.transitions.filter { $0.progress.count > 1 && $0.endFrame < film.times.count }
        let found = ended.flatMap { transition in
            differences(at: transition) + removedInMotion(at: transition) + late(transition)
                + leftOvers(of: transition)
        }
        // Transitions that end in the same or in adjacent frames find the same faults: only one of them
        // counts.
        return found.enumerated().filter { index, one in
            !found[..<index].contains {
                ($0.layer, $0.frame, $0.unit) == (one.layer, one.frame, one.unit)
            }
        }
        .map(\.element)
    }

    private func differences(at transition: Film.Transition) -> [Finding] {
        breaks.filter { one in
            !flashPlaces.contains(Place(one.layer, one.frame)) && isEnd(one, of: transition)
        }
        .map { one in
            let size = Finding.text(one.amount)
            return finding(
                .wrongEnd, one.layer, one.frame, one.amount,
                one.isOpacity ? MotionBreaks.leastOpacity : MotionBreaks.leastStep,
                one.isOpacity ? .opacity : .points,
                one.isOpacity
                    ? "ends its transition with an opacity that differs by \(size) from the one after it"
                    : "ends its transition \(size) pt from where it is after it",
                evidence.reason(one.layer, one.frame))
        }
    }

    private func removedInMotion(at transition: Film.Transition) -> [Finding] {
        let end = transition.endFrame
        let removed = courses.filter { course in
            guard course.isSeen(end - 1), course.box(end) == nil, course.follows(end),
                course.follows(end - 1),
                let box = course.box(end - 1)
            else { return false }
            guard let shown = course.layer.look(in: end - 1), let before = course.layer.look(in: end - 2),
                abs(shown.inSight.midX - before.inSight.midX) + abs(shown.inSight.midY - before.inSight.midY)
                    > Self.stillMoving / 2 * film.take.frameInterval
            else { return false }
            let step = course.step(to: end - 1)
            let next = box + step * 1.5
            let size = evidence.stageSize(in: end)
            let isInSight =
                next.z > 2 && next.w > 2 && next.x < Double(size.width) - 2
                && next.y < Double(size.height) - 2
            return isInSight && step.reach / film.take.frameInterval > Self.stillMoving
        }
        let ids = Set(removed.map(\.layer.id))
        return removed.filter { course in
            !evidence.lineage(of: course.layer.id).dropFirst().contains { ids.contains($0) }
        }
        .map { course in
            let speed = course.step(to: end - 1).reach / film.take.frameInterval
            return finding(
                .wrongEnd, course.layer.id, end, speed, Self.stillMoving, .pointsPerSecond,
                "is gone while it still moves at \(Finding.text(speed)) pt/s",
                "The transition was completed before its animation had come to its end.")
        }
    }

    private func late(_ transition: Film.Transition) -> [Finding] {
        let end = transition.endFrame
        let moving = courses.map { $0.lastChange(before: end) }
        guard let last = moving.enumerated().max(by: { $0.element < $1.element }),
            last.element > transition.firstFrame
        else { return [] }
        // A transition that a finger holds may stand still for any time.
        let held = (last.element..<end).last { evidence.fingers.isDown(in: $0) }
        var start = held ?? last.element
        if let driven = transition.isInteractive.lastIndex(of: true) {
            // A finger may drive a transition to its ends and beyond, where nothing moves on the way back.
            let release = film.times[transition.firstFrame + driven]
            let arrival = arrival(of: transition)
            guard film.times[min(arrival, last.element)] - release >= Self.shortestSettling else { return [] }
            start = max(start, arrival)
        }
        let wait = film.times[end - 1] - film.times[min(start, end - 1)]
        guard wait > Self.longestWait else { return [] }
        return [
            finding(
                .wrongEnd, courses[last.offset].layer.id, end, wait, Self.longestWait, .seconds,
                "has stood still for \(Finding.text(wait)) s when its transition ends",
                "The completion came late: call completeTransition(_:) when the animation ends, and let transitionDuration(using:) be the time that it takes."
            )
        ]
    }

    /// The frame from which on a transition's progress is at its end.
    private func arrival(of transition: Film.Transition) -> Int {
        let goal: Double = transition.isCancelled ? 0 : 1
        let away = transition.progress.lastIndex { abs($0 - goal) > 0.001 }
        return transition.firstFrame + (away.map { $0 + 1 } ?? 0)
    }

    /// The controllers' views that are not back where they were before a transition that was cancelled.
    private func leftOvers(of transition: Film.Transition) -> [Finding] {
        let (start, end) = (transition.firstFrame - 1, transition.endFrame)
        guard transition.isCancelled, start >= 0, !(start...end).contains(where: evidence.isResized(in:))
        else {
            return []
        }
        let views = courses.filter { $0.layer.controller != nil }
        // A sheet may rest at another detent, and then the views behind it rest elsewhere, too.
        let subject = views.filter { $0.layer.controller == transition.subject }
        guard !subject.contains(where: { $0.isElsewhere(end, from: start, by: MotionBreaks.leastStep) })
        else { return [] }
        return views.compactMap { course in
            let id = course.layer.id
            guard !evidence.isAnimated(id, in: end),
                course.isElsewhere(end, from: start, by: MotionBreaks.leastStep),
                !breaks.contains(where: { $0.layer == id && ($0.frame == end || $0.frame == end + 1) }),
                let before = course.box(start), let after = course.box(end)
            else { return nil }
            let way = (after - before).reach
            return finding(
                .wrongEnd, id, end, way, MotionBreaks.leastStep, .points,
                "is \(Finding.text(way)) pt from where it was before the transition that was cancelled",
                "What the transition did to the view was not taken back.")
        }
    }

    private func finding(
        _ kind: Finding.Kind, _ layer: Int, _ frame: Int, _ amount: Double, _ threshold: Double,
        _ unit: Finding.Unit,
        _ words: String, _ reason: String
    ) -> Finding {
        Finding(
            kind: kind, layer: layer, name: film.layers[layer].name, frame: frame, time: film.times[frame],
            amount: amount, threshold: threshold, unit: unit, observation: words, reason: reason)
    }
}
