import Foundation

/// Finds transitions that run away from their finger: they go farther and farther for the same distance of
/// the finger, as when its translation is added up and never reset.
struct FingerGains {
    /// The points by which a layer may be ahead of the place to which its first gain would have taken it.
    static let leastLead = 40.0
    /// The factor by which a transition that runs away goes farther in each third of the finger's path than
    /// in the third before.
    private static let leastGrowth = 1.3
    /// The least distance in the first third, as a part of the distance in the last one. A transition that
    /// follows another direction of the finger stands still at first.
    private static let leastStart = 0.2
    /// Points that a finger goes in each third.
    private static let leastDistance = 25.0
    /// The progress in which a finger drives a transition directly. Near the ends rubber bands may hold it
    /// back.
    private static let middle = 0.02...0.98
    /// The cosine of the angle by which a finger may change its direction.
    private static let straightness = 0.95

    let evidence: MotionEvidence
    private var film: Film { evidence.film }

    func strays() -> [Finding] {
        let courses = evidence.courses().filter(\.layer.isAnimated)
        return film.transitions.flatMap { transition in
            stretches(of: transition).compactMap { stray(in: $0, courses) }
        }
    }

    /// A moment in which a finger drives a transition.
    private struct Moment {
        let frame: Int
        let location: CGPoint
        let progress: Double
        /// How far the finger has gone since the stretch began, in points.
        var travel = 0.0
    }

    /// The stretches in which one finger drives a transition straight on.
    private func stretches(of transition: Film.Transition) -> [[Moment]] {
        var list: [[Moment]] = []
        var current: [Moment] = []
        for (index, progress) in transition.progress.enumerated() {
            let frame = transition.firstFrame + index
            guard transition.isInteractive[index], Self.middle.contains(progress),
                !evidence.fingers.catches.contains(frame),
                let location = evidence.fingers.location(in: frame)
            else {
                list.append(current)
                current = []
                continue
            }
            var moment = Moment(frame: frame, location: location, progress: progress)
            if let last = current.last {
                if goesStraightOn(from: current[0].location, over: last.location, to: location) {
                    moment.travel = last.travel + Self.distance(from: last.location, to: location)
                } else {
                    list.append(current)
                    current = [Moment(frame: last.frame, location: last.location, progress: last.progress)]
                    moment.travel = Self.distance(from: last.location, to: location)
                }
            }
            current.append(moment)
        }
        return (list + [current]).filter { ($0.last?.travel ?? 0) >= 3 * Self.leastDistance }
    }

    private static func distance(from start: CGPoint, to end: CGPoint) -> Double {
        Double(hypot(end.x - start.x, end.y - start.y))
    }

    private func goesStraightOn(from start: CGPoint, over middle: CGPoint, to end: CGPoint) -> Bool {
        let lengths = Self.distance(from: start, to: middle) * Self.distance(from: middle, to: end)
        let along =
            (middle.x - start.x) * (end.x - middle.x) + (middle.y - start.y) * (end.y - middle.y)
        return Double(along) >= Self.straightness * lengths - 1e-9
    }

    private func stray(in moments: [Moment], _ courses: [LayerCourse]) -> Finding? {
        guard let first = moments.first, let last = moments.last,
            let second = moments.first(where: { $0.travel >= last.travel / 3 }),
            let third = moments.first(where: { $0.travel >= last.travel * 2 / 3 }),
            second.travel > first.travel, third.travel > second.travel, last.travel > third.travel
        else { return nil }
        func gain(_ start: Moment, _ end: Moment) -> Double {
            (end.progress - start.progress) / (end.travel - start.travel)
        }
        let gains = [gain(first, second), gain(second, third), gain(third, last)]
        let pace = gains[0]
        // A layer behind a rubber band, which gives way, comes back faster and faster with the finger.
        guard pace > 0, gains[1] / pace >= Self.leastGrowth, gains[2] / gains[1] >= Self.leastGrowth,
            pace / gains[2] >= Self.leastStart,
            let course = courses.max(by: {
                reach(of: $0, first, last) < reach(of: $1, first, last)
            })
        else { return nil }
        let lead = 1 - pace * last.travel / (last.progress - first.progress)
        let amount = lead * reach(of: course, first, last)
        guard amount > Self.leastLead else { return nil }
        return Finding(
            kind: .stray, layer: course.layer.id, name: course.layer.name, frame: third.frame,
            time: film.times[third.frame], amount: amount, threshold: Self.leastLead, unit: .points,
            observation: "runs away from the finger by \(Finding.text(amount)) pt",
            reason: "The same way of the finger moves it farther each time: "
                + "reset the translation where it is added up, or measure it from the start.")
    }

    private func reach(of course: LayerCourse, _ first: Moment, _ last: Moment) -> Double {
        guard let start = course.box(first.frame), let end = course.box(last.frame) else { return 0 }
        return (end - start).reach
    }
}
