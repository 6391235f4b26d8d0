import Foundation

/// Finds transitions that run away from their finger: it moves them farther and farther for the same way, as when its
/// translation is added up, and not reset.
struct FingerGains {
    /// Points by which a layer may be ahead of where the finger's first pace would have taken it.
    static let leastLead = 40.0
    /// In each third of the finger's way a transition that runs away goes so many times as far as in the one before.
    private static let leastGrowth = 1.3
    /// How far it goes in the first third at least, as a part of how far it goes in the last one. A transition that
    /// follows another direction of the finger stands still at first.
    private static let leastStart = 0.2
    /// Points that a finger goes in each third.
    private static let leastWay = 25.0
    /// Where a finger drives a transition at its own pace: at its ends it gives way.
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
    private struct Stop {
        let frame: Int
        let location: CGPoint
        let progress: Double
        /// How far the finger has gone since the stretch began, in points.
        var way = 0.0
    }

    /// The stretches in which one finger drives a transition straight on.
    private func stretches(of transition: Film.Transition) -> [[Stop]] {
        var list: [[Stop]] = []
        var current: [Stop] = []
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
            var stop = Stop(frame: frame, location: location, progress: progress)
            if let last = current.last {
                if goesStraightOn(from: current[0].location, over: last.location, to: location) {
                    stop.way = last.way + Self.distance(from: last.location, to: location)
                } else {
                    list.append(current)
                    current = [Stop(frame: last.frame, location: last.location, progress: last.progress)]
                    stop.way = Self.distance(from: last.location, to: location)
                }
            }
            current.append(stop)
        }
        return (list + [current]).filter { ($0.last?.way ?? 0) >= 3 * Self.leastWay }
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

    private func stray(in stops: [Stop], _ courses: [LayerCourse]) -> Finding? {
        guard let first = stops.first, let last = stops.last,
            let second = stops.first(where: { $0.way >= last.way / 3 }),
            let third = stops.first(where: { $0.way >= last.way * 2 / 3 }),
            second.way > first.way, third.way > second.way, last.way > third.way
        else { return nil }
        func gain(_ start: Stop, _ end: Stop) -> Double {
            (end.progress - start.progress) / (end.way - start.way)
        }
        let gains = [gain(first, second), gain(second, third), gain(third, last)]
        let pace = gains[0]
        // What gives way to a finger that goes on comes back faster and faster with it.
        guard pace > 0, gains[1] / pace >= Self.leastGrowth, gains[2] / gains[1] >= Self.leastGrowth,
            pace / gains[2] >= Self.leastStart,
            let course = courses.max(by: {
                reach(of: $0, first, last) < reach(of: $1, first, last)
            })
        else { return nil }
        let lead = 1 - pace * last.way / (last.progress - first.progress)
        let amount = lead * reach(of: course, first, last)
        guard amount > Self.leastLead else { return nil }
        return Finding(
            kind: .stray, layer: course.layer.id, name: course.layer.name, frame: third.frame,
            time: film.times[third.frame], amount: amount, threshold: Self.leastLead, unit: .points,
            observation: "runs away from the finger by \(Finding.text(amount)) pt",
            reason: "The same way of the finger moves it farther each time: "
                + "reset the translation where it is added up, or measure it from the start.")
    }

    private func reach(of course: LayerCourse, _ first: Stop, _ last: Stop) -> Double {
        guard let start = course.box(first.frame), let end = course.box(last.frame) else { return 0 }
        return (end - start).reach
    }
}
