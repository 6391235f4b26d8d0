import Takes

/// What one can change about the cross dissolve.
nonisolated struct CrossDissolveSettings: Sendable {
    /// Seconds that a transition takes.
    var duration = 0.35
    var curve = TimingCurve.easeInOut
    /// Whether the leaving screen stays opaque below the arriving one, so that nothing shows through.
    var keepsOldScreen = false
}
