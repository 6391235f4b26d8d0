import Foundation

/// A frame in which a layer does not continue its motion, without a visible cause.
struct MotionBreak {
    let layer: Int
    let frame: Int
    /// The part of the change that neither the motion around it nor a finger explains: points, or opacity.
    let amount: Double
    let isOpacity: Bool
}

/// Finds the places at which layers are suddenly elsewhere, or suddenly more or less opaque.
struct MotionBreaks {
    /// Points from which on a step without a cause is seen.
    static let leastStep = 4.0
    /// The change of opacity from which on it is seen.
    static let leastOpacity = 0.15
    /// The part by which a step may differ from the longer of its neighbours: springs and curves bend within
    /// a frame.
    private static let slack = 0.6
    /// The factor by which a layer that follows a finger may go farther than in the frames beside.
    private static let fingerSlack = 1.5
    /// The most points that a layer goes for each point of a finger, as when two fingers spread it.
    private static let mostGain = 6.0
    /// The least points of a finger over which an opacity changes from 0 to 1.
    private static let fadingWay = 40.0

    let evidence: MotionEvidence
    private var film: Film { evidence.film }

    /// Returns the breaks of a layer, in order. Of layers that move together only the topmost has one.
    func all(of courses: [LayerCourse]) -> [MotionBreak] {
        let list = courses.flatMap { course in
            course.changes.compactMap { at($0, of: course) }
                + course.layer.exposedSwitches.compactMap { switched(course, at: $0) }
        }
        let keys = Set(list.map { Key($0.layer, $0.frame, $0.isOpacity) })
        return list.filter { one in
            !evidence.lineage(of: one.layer).dropFirst().contains {
                keys.contains(Key($0, one.frame, one.isOpacity))
            }
        }
        .sorted { ($0.frame, $0.layer) < ($1.frame, $1.layer) }
    }

    private struct Key: Hashable {
        let layer: Int
        let frame: Int
        let isOpacity: Bool

        init(_ layer: Int, _ frame: Int, _ isOpacity: Bool) {
            (self.layer, self.frame, self.isOpacity) = (layer, frame, isOpacity)
        }
    }

    private func at(_ frame: Int, of course: LayerCourse) -> MotionBreak? {
        guard course.box(frame - 1) != nil, course.box(frame) != nil,
            isSeenToMove(course, at: frame), !evidence.isResized(in: frame)
        else { return nil }
        let (way, expected) = course.excess(at: frame)
        if way.reach > Self.leastStep + Self.slack * expected + allowance(for: course, at: frame),
            !goesBack(course, at: frame)
        {
            return MotionBreak(layer: course.layer.id, frame: frame, amount: way.reach, isOpacity: false)
        }
        let fade = course.opacityExcess(at: frame)
        let finger = evidence.fingers.distance(from: course.lastChange(before: frame), to: frame)
        guard abs(fade.way) > Self.leastOpacity + Self.slack * fade.expected + Double(finger) / Self.fadingWay
        else { return nil }
        return MotionBreak(layer: course.layer.id, frame: frame, amount: abs(fade.way), isOpacity: true)
    }

    /// Finds a view of a transition that is shown or hidden suddenly while the transition runs, or at its
    /// end.
    ///
    /// An animator that shows or hides views when it begins does so on purpose.
    private func switched(_ course: LayerCourse, at frame: Int) -> MotionBreak? {
        guard !evidence.isResized(in: frame), let transition = evidence.transition(in: frame),
            transition.progress.count > 1,
            film.times[frame] - film.times[transition.firstFrame] > MotionEvidence.beginning,
            isKnown(course, to: transition, at: frame), evidence.isOfTransition(course.layer, in: frame)
        else { return nil }
        if course.opacity(frame) == 0, course.shrinksAway(by: frame) { return nil }
        let fade = course.opacityExcess(at: frame)
        let finger = evidence.fingers.distance(from: frame - 1, to: frame)
        guard abs(fade.way) > Self.leastOpacity + Self.slack * fade.expected + Double(finger) / Self.fadingWay
        else { return nil }
        return MotionBreak(layer: course.layer.id, frame: frame, amount: abs(fade.way), isOpacity: true)
    }

    /// Whether a layer was seen before, or is the screen that the transition is about.
    private func isKnown(_ course: LayerCourse, to transition: Film.Transition, at frame: Int) -> Bool {
        course.layer.looks[0].frame < frame || course.layer.controller == transition.subject
    }

    /// Whether a cancelled transition, on its way back, shows the layer where it was at the same progress
    /// before. A short way back has only few frames, whose steps differ because of the curve alone.
    private func goesBack(_ course: LayerCourse, at frame: Int) -> Bool {
        guard let transition = evidence.transition(in: frame), transition.isCancelled,
            frame > transition.firstFrame, frame < transition.endFrame, let box = course.box(frame)
        else { return false }
        func progress(_ frame: Int) -> Double { transition.progress[frame - transition.firstFrame] }
        let now = progress(frame)
        let most = Self.fastestReturn * film.take.frameInterval / transition.duration
        guard abs(now - progress(frame - 1)) <= most else { return false }
        return (transition.firstFrame + 1..<frame).contains { earlier in
            let (from, to) = (progress(earlier - 1), progress(earlier))
            guard from != to, min(from, to) <= now, now <= max(from, to),
                let before = course.box(earlier - 1),
                let after = course.box(earlier)
            else { return false }
            return (before + (after - before) * ((now - from) / (to - from)) - box).reach < Self.leastStep
        }
    }

    /// The factor by which a transition may run faster on its way back than forwards.
    private static let fastestReturn = 3.0

    /// Whether a viewer sees a layer move to a frame. A layer that only now comes into sight must already
    /// have been moving: a table view reuses cells from below its end at its top.
    private func isSeenToMove(_ course: LayerCourse, at frame: Int) -> Bool {
        course.isSeen(frame - 1)
            || course.isSeen(frame) && evidence.isAnimated(course.layer.id, in: frame - 1, alone: true)
    }

    /// Returns how many points a layer may go to follow a finger, measured by how it follows the finger
    /// before and after.
    private func allowance(for course: LayerCourse, at frame: Int) -> Double {
        let since = min(course.lastChange(before: frame), beforeStart(in: frame) ?? frame)
        let way = Double(evidence.fingers.distance(from: since, to: frame))
        guard way > 0 else { return 0 }
        let frames = course.changes
        let index = frames.partitioningIndex { $0 > frame }
        var gain = 1.0
        var last = frame
        for next in frames[index...].prefix(4) {
            gain = max(gain, self.gain(of: course, from: last, to: next))
            last = next
        }
        last = since
        for earlier in frames[..<index].dropLast().reversed().dropFirst().prefix(4) {
            gain = max(gain, self.gain(of: course, from: earlier, to: last))
            last = earlier
        }
        return Self.fingerSlack * min(gain, Self.mostGain) * way
    }

    /// If a transition has just begun under a finger, returns the frame from which on the finger's movement
    /// counts: the transition catches up at once with the movement from before its start.
    private func beforeStart(in frame: Int) -> Int? {
        guard let transition = evidence.transition(in: frame), transition.isInteractive.first == true,
            film.times[frame] - film.times[transition.firstFrame] <= Self.catchingUp
        else { return nil }
        let moment = film.times[transition.firstFrame] - Self.catchingUp
        return film.times.partitioningIndex { $0 >= moment - 1e-7 }
    }

    /// The seconds within which a transition that begins under a finger catches up with it: a frame of a
    /// display.
    private static let catchingUp: TimeInterval = 1.0 / 60 + 1e-4

    private func gain(of course: LayerCourse, from start: Int, to end: Int) -> Double {
        let way = Double(evidence.fingers.distance(from: start, to: end))
        guard way >= 0.5, let before = course.box(start), let after = course.box(end) else { return 0 }
        return (after - before).reach / way
    }
}
