import Foundation

/// Finds layers that turn the long way round, as by an animation of their angle beyond half a turn.
struct Detours {
    /// The degrees from which on the other direction would have been clearly shorter.
    static let leastTurn = 200.0
    /// The degrees from which on it is a whole turn, which is intended.
    private static let wholeTurn = 340.0
    /// The most degrees that a layer turns from one frame to the next. A greater step means that it is
    /// flipped at once.
    private static let mostStep = 90.0
    /// Seconds before and after a transition in which a layer does not turn that the transition turns.
    private static let surroundings: TimeInterval = 0.25

    let evidence: MotionEvidence
    private var film: Film { evidence.film }

    func detours() -> [Finding] {
        let found = film.transitions.filter { $0.progress.count > 2 }.flatMap { transition in
            film.layers.compactMap { detour(of: $0, during: transition) }
        }
        return evidence.topmost(found)
    }

    private func detour(of layer: Film.Layer, during transition: Film.Transition) -> Finding? {
        guard layer.draws, let start = layer.look(in: transition.firstFrame), start.isVisible else {
            return nil
        }
        let frames = transition.firstFrame + 1...transition.endFrame
        var (turn, last) = (0.0, Double(start.angle) * 180 / .pi)
        var beyond: Int?
        for (frame, look) in layer.looks where frames.contains(frame) && look.isVisible {
            let angle = Double(look.angle) * 180 / .pi
            let step = (angle - last).remainder(dividingBy: 360)
            guard abs(step) < Self.mostStep else { return nil }
            turn += step
            last = angle
            if beyond == nil, abs(turn) > 180 { beyond = frame }
        }
        guard let frame = beyond, abs(turn) > Self.leastTurn, abs(turn) < Self.wholeTurn,
            !turnsByItself(layer, around: transition)
        else { return nil }
        return Finding(
            kind: .detour, layer: layer.id, name: layer.name, frame: frame, time: film.times[frame],
            amount: abs(turn), threshold: Self.leastTurn, unit: .degrees,
            observation: "turns by \(Finding.text(abs(turn)))°, the long way round",
            reason: "Its angle is animated beyond half a turn: let it end at the angle less a whole turn.")
    }

    /// Whether a layer also turns before or after a transition, as a part of an activity indicator does. A
    /// single step does not count: an animator sets an angle at once when it begins or ends.
    private func turnsByItself(_ layer: Film.Layer, around transition: Film.Transition) -> Bool {
        let start = film.times[transition.firstFrame]
        let end = film.times[min(transition.endFrame, film.times.count - 1)]
        let turns = zip(layer.looks, layer.looks.dropFirst()).filter { before, after in
            before.look.isVisible && after.look.isVisible && before.look.angle != after.look.angle
        }.map { film.times[$1.frame] }
        let earlier = turns.filter { $0 < start && $0 > start - Self.surroundings }
        let later = turns.filter { $0 > end && $0 < end + Self.surroundings }
        return max(earlier.count, later.count) > 1
    }
}
