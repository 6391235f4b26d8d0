@testable import Takes

extension Film {
    /// A film of 40 frames at 60 a second, in which a presentation runs.
    static func madeByHand(
        _ layers: [Layer], transition: Range<Int>? = 0..<20, isInteractive: Bool = false
    ) -> Film {
        var film = Film(take: Take(frameRate: 60))
        film.times = (0..<40).map { Double($0) / 60 }
        film.layers = layers
        guard let transition else { return film }
        film.transitions = [
            Transition(
                kind: .presentation, subject: "B", duration: 1, firstFrame: transition.lowerBound,
                progress: transition.map { Double($0) }, isInteractive: transition.map { _ in isInteractive })
        ]
        return film
    }
}
