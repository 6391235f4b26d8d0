import Takes

/// What one can change about the slide.
nonisolated struct SlideSettings: Sendable {
    /// Seconds that a transition takes.
    var duration = 0.35
    var curve = TimingCurve.easeInOut
    /// Whether the screens are exactly below a finger that drives them.
    var tracksFinger = false
    /// The part of the width from which a drag finishes.
    var threshold = 0.4
    /// Whether a flick's direction decides, however short it is. Apple's sample counts the distance alone.
    var countsFlicks = false
    /// The velocity from which a drag is a flick, in points a second.
    var flickVelocity = 500.0
    /// How fast the transition goes on after the release, in multiples of its own speed.
    var completionSpeed = 1.0
    var completionCurve = CompletionCurve.easeInOut
}
