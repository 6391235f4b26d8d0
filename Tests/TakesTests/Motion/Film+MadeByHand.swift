@testable import Takes

extension Film {
    /// A film of 40 frames at 60 a second, unless others are asked for, and a transition in some of them; nil: in none.
    static func madeByHand(
        _ layers: [Layer], frames: Int = 40, rate: Double = 60, transition: Range<Int>? = 0..<20,
        kind: Transition.Kind = .presentation, subject: String = "B", isCancelled: Bool = false,
        isInteractive: Bool = false
    ) -> Film {
        var film = Film(take: Take(frameRate: rate))
        film.times = (0..<frames).map { Double($0) / rate }
        film.layers = layers
        guard let transition else { return film }
        film.transitions = [
            Transition(
                kind: kind, subject: subject, duration: 1, firstFrame: transition.lowerBound,
                progress: transition.map { Double($0) },
                isInteractive: transition.map { _ in isInteractive }, isCancelled: isCancelled)
        ]
        return film
    }
}
