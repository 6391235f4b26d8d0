import Takes

/// What one can change about the diagonal.
nonisolated struct DiagonalSettings: Sendable {
    /// Seconds that a transition takes.
    var duration = 0.35
    var curve = TimingCurve.easeInOut
    /// Whether the way is the finger's, not the curve's, while a finger drives it.
    var tracksFinger = true
    /// The part of the height from which a drag finishes.
    var threshold = 0.3
    /// The velocity from which a flick's direction decides, however short it is, in points a second.
    var flickVelocity = 500.0
    /// How fast the transition goes on after the release, in multiples of its own speed.
    var completionSpeed = 1.0
}
