import Foundation

/// Compares when transitions are completed with their animators' durations, and with when the motion ends.
struct Completions {
    /// The seconds after a transition's end for which its motion may go on.
    static let longestRest: TimeInterval = 0.1
    /// The least part of its duration that a transition takes without a finger.
    private static let leastPart = 0.25
    /// The least distance, in points, that a layer moves on after its transition's end.
    private static let leastDistance = 20.0
    /// The least duration, in seconds, of a transition that a viewer notices.
    private static let leastDuration: TimeInterval = 0.1
    /// The least part of the stage that a screen fills if its sudden appearance or disappearance counts.
    private static let leastScreen: CGFloat = 0.25

    let evidence: MotionEvidence
    private var film: Film { evidence.film }

    func wrongEnds() -> [Finding] {
        let ended = film.transitions.filter { $0.endFrame < film.times.count }
        return ended.flatMap { early($0) } + ended.compactMap { hasty($0) } + cuts()
    }

    // MARK: - While something moves

    /// Finds the screens that still move after their transition has ended.
    private func early(_ transition: Film.Transition) -> [Finding] {
        evidence.topmost(film.layers.compactMap { early(transition, $0) })
    }

    private func early(_ transition: Film.Transition, _ layer: Film.Layer) -> Finding? {
        let end = transition.endFrame
        guard transition.progress.count > 1, layer.draws, isMoved(layer, by: transition) else { return nil }
        let time = film.times[end]
        // Animations that ran before, as of a layer that sways all the time, are not the transition's.
        let start = film.times[transition.firstFrame] - MotionEvidence.beginning
        let rest = evidence.ownAnimations(of: layer.id).filter { animation in
            animation.moves && animation.added > start && animation.added < time - 1e-7
        }
        guard let last = rest.map(\.end).max(), last > time + Self.longestRest else { return nil }
        let next = film.transitions.map(\.firstFrame).filter { $0 >= end }.min() ?? film.times.count
        let frame = min(film.frame(at: last), next - 1)
        let course = LayerCourse(film, layer)
        guard frame > end, course.isSeen(end), evidence.isLeftAlone(in: end...frame),
            let now = course.box(end), let later = course.box(frame)
        else { return nil }
        let way = (later - now).reach
        guard way > Self.leastDistance else { return nil }
        return finding(
            layer, end, last - time, Self.longestRest,
            "moves on by \(Finding.text(way)) pt after its transition has ended",
            "The transition was completed before its animation had come to its end: "
                + "call completeTransition(_:) in the animation's completion.")
    }

    /// Whether a layer is the view of a screen that a transition moves, or around it.
    private func isMoved(_ layer: Film.Layer, by transition: Film.Transition) -> Bool {
        layer.controller == transition.subject
            || !layer.roles(in: transition.endFrame - 1).isDisjoint(with: [.from, .to, .wrapper])
    }

    // MARK: - Before anything moves

    /// Finds a transition that no finger drives and that is over long before its animator's duration.
    private func hasty(_ transition: Film.Transition) -> Finding? {
        let (first, end) = (transition.firstFrame, transition.endFrame)
        let passed = film.times[end] - film.times[first]
        guard transition.duration >= Self.leastDuration, passed < Self.leastPart * transition.duration,
            !transition.isCancelled, !transition.isInteractive.contains(true),
            // The touch that starts the transition does not count.
            first + 2 > end || evidence.isLeftAlone(in: first + 2...end),
            let layer = screen(of: transition)
        else { return nil }
        return finding(
            layer, end, transition.duration - passed, (1 - Self.leastPart) * transition.duration,
            "is in its place after \(Finding.text(passed)) s, "
                + "although its transition takes \(Finding.text(transition.duration)) s",
            "Nothing was animated, as where animations are turned off: "
                + "call completeTransition(_:) when the animation ends.")
    }

    /// The view of the screen that arrives or leaves, or the other screen's if that one is not seen.
    private func screen(of transition: Film.Transition) -> Film.Layer? {
        let parts = film.layers.filter {
            !$0.roles(in: transition.firstFrame).isDisjoint(with: [.from, .to])
        }
        return parts.first { $0.controller == transition.subject } ?? parts.first
    }

    /// Finds screens that appear or disappear in the frame in which their animator was called and completed.
    private func cuts() -> [Finding] {
        film.calls.indices.compactMap { index in
            let frame = film.frameOfCall[index]
            guard frame > 0, isAnimator(film.calls[index]), endsAtOnce(index), isAnimated(in: frame),
                !film.transitions.contains(where: { ($0.firstFrame...$0.endFrame).contains(frame) }),
                let layer = film.layers.first(where: { isCut($0, in: frame) })
            else { return nil }
            return finding(
                layer, frame, 1, MotionBreaks.leastOpacity,
                "is there or gone at once, although its transition has an animator",
                "The animator completed the transition before a frame was shown: "
                    + "call completeTransition(_:) when the animation ends.", .opacity)
        }
    }

    private func isAnimator(_ call: Call) -> Bool {
        call.kind == .delegate && call.name == "animateTransition(using:)"
    }

    /// Whether the transition whose animator is called is completed in the same frame.
    private func endsAtOnce(_ index: Int) -> Bool {
        let next = film.calls[(index + 1)...].prefix { !isAnimator($0) }
            .first { $0.kind == .context && $0.name == "completeTransition(_:)" }
        return next.map { film.frameOfCall[$0.number] == film.frameOfCall[index] } ?? false
    }

    /// Whether a screen comes or goes in a frame, and is told that it does so with an animation.
    private func isAnimated(in frame: Int) -> Bool {
        film.calls.contains {
            $0.kind == .appearance && $0.detail["animated"] == "true" && film.frameOfCall[$0.number] == frame
        }
    }

    private func isCut(_ layer: Film.Layer, in frame: Int) -> Bool {
        guard layer.controller != nil, layer.draws else { return false }
        let course = LayerCourse(film, layer)
        guard course.isSeen(frame) != course.isSeen(frame - 1),
            let look = layer.look(in: course.isSeen(frame) ? frame : frame - 1)
        else { return false }
        let size = evidence.stageSize(in: frame)
        return look.inSight.width * look.inSight.height >= Self.leastScreen * size.width * size.height
    }

    private func finding(
        _ layer: Film.Layer, _ frame: Int, _ amount: Double, _ threshold: Double,
        _ words: String, _ reason: String, _ unit: Finding.Unit = .seconds
    ) -> Finding {
        Finding(
            kind: .wrongEnd, layer: layer.id, name: layer.name, frame: frame, time: film.times[frame],
            amount: amount, threshold: threshold, unit: unit, observation: words, reason: reason)
    }
}
