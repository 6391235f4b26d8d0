import Takes

/// What one can change about the adaptive presentation.
nonisolated struct AdaptivePresentationSettings: Sendable {
    /// Seconds that a transition takes.
    var duration = 0.35
    var curve = TimingCurve.easeInOut
    /// The box's width as a part of the container's.
    var width = 0.5
    /// The box's height as a part of the container's.
    var height = 0.5
    var shadowOpacity = 0.63
    var shadowRadius = 17.0
}
