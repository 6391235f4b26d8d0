import Foundation

/// Finds dimmings that are long over when the screen arrives, or has gone, to which they belong.
struct Dimmings {
    /// Points that the screen still has to go.
    static let leastWay = 40.0
    /// The part of its way that the screen still has to go.
    private static let leastPart = 0.3
    /// The opacity by which a dimming changes that one notices.
    private static let leastChange = 0.1
    /// How near its last opacity a dimming that is over is.
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
            guard rest > Self.leastWay, rest > Self.leastPart * way else { return nil }
            return Finding(
                kind: .drift, layer: course.layer.id, name: course.layer.name, frame: arrival,
                time: film.times[arrival], amount: rest, threshold: Self.leastWay, unit: .points,
                observation: "has its last opacity while \(screen.layer.name) (layer \(screen.layer.id)) "
                    + "still has \(Finding.text(rest)) pt to go",
                reason: "It is not animated together with the screen: "
                    + "use animate(alongsideTransition:completion:), or the same duration and curve.")
        }
    }

    /// The screen's view, or what holds it, that a transition moves farthest by animations.
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

    /// Whether a layer has an animation of its own, of some kind, from the start of a transition: what follows a
    /// motion of another kind has its own pace.
    private func isAnimated(
        _ course: LayerCourse, _ transition: Film.Transition, _ isMeant: (Film.Animation) -> Bool
    ) -> Bool {
        let time = film.times[transition.firstFrame]
        return evidence.ownAnimations(of: course.layer.id).contains {
            abs($0.added - time) < MotionEvidence.beginning && isMeant($0)
        }
    }
}
