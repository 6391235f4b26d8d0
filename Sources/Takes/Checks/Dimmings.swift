import Foundation

/// Finds dimmings that end long before the motion of the screen to which they belong.
struct Dimmings {
    /// The least distance, in points, that the screen still has to go.
    static let leastDistance = 40.0
    /// The least part of its distance that the screen still has to go.
    private static let leastPart = 0.3
    /// The least change of opacity of a dimming that a viewer notices.
    private static let leastChange = 0.1
    /// The difference from its last opacity at which a dimming is over.
    private static let nearness = 0.02

    let evidence: MotionEvidence
    private var film: Film { evidence.film }

    func drifts() -> [Finding] {
        film.transitions.filter {
            $0.progress.count > 2 && $0.endFrame < film.times.count && !$0.isCancelled
        }.flatMap { drifts(during: $0) }
    }

    private func drifts(during transition: Film.Transition) -> [Finding] {
        // Its last frame, before completions take views away.
        let (first, last) = (transition.firstFrame, transition.endFrame - 1)
        guard evidence.isKeptInSize(first...last), let screen = screen(of: transition) else { return [] }
        return evidence.courses().compactMap { course in
            guard isRole(course, [.dimming], transition),
                isAnimated(course, transition, { $0.keyPath.hasPrefix("opacity") }),
                abs(course.opacity(last) - course.opacity(first)) >= Self.leastChange
            else { return nil }
            let end = course.opacity(last)
            let away = (first...last).last { abs(course.opacity($0) - end) > Self.nearness } ?? first
            let arrival = min(away + 1, last)
            guard let there = screen.box(arrival), let start = screen.box(first), let goal = screen.box(last)
            else { return nil }
            let (rest, way) = ((goal - there).reach, (goal - start).reach)
            guard rest > Self.leastDistance, rest > Self.leastPart * way else { return nil }
            return Finding(
                kind: .drift, layer: course.layer.id, name: course.layer.name, frame: arrival,
                time: film.times[arrival], amount: rest, threshold: Self.leastDistance, unit: .points,
                observation: "has its last opacity while \(screen.layer.name) (layer \(screen.layer.id)) "
                    + "still has \(Finding.text(rest)) pt to go",
                reason: "It is not animated together with the screen: "
                    + "use animate(alongsideTransition:completion:), or the same duration and curve.")
        }
    }

    /// The screen's view, or a wrapper around it, that the transition's animations move farthest.
    private func screen(of transition: Film.Transition) -> LayerCourse? {
        let (first, last) = (transition.firstFrame, transition.endFrame - 1)
        func way(_ course: LayerCourse) -> Double {
            guard let start = course.box(first), let end = course.box(last) else { return 0 }
            return (end - start).reach
        }
        return evidence.courses().filter {
            isRole($0, [.from, .to, .wrapper], transition) && isAnimated($0, transition, \.moves)
        }.max { way($0) < way($1) }
    }

    private func isRole(
        _ course: LayerCourse, _ roles: Set<Film.Role>, _ transition: Film.Transition
    ) -> Bool {
        [transition.firstFrame, transition.endFrame - 1].contains {
            !course.layer.roles(in: $0).isDisjoint(with: roles)
        }
    }

    /// Whether a layer itself has an animation of some kind from the start of a transition. A layer that is
    /// animated in another way has another pace and is not compared.
    private func isAnimated(
        _ course: LayerCourse, _ transition: Film.Transition, _ isMeant: (Film.Animation) -> Bool
    ) -> Bool {
        let time = film.times[transition.firstFrame]
        return evidence.ownAnimations(of: course.layer.id).contains {
            abs($0.added - time) < MotionEvidence.beginning && isMeant($0)
        }
    }
}
