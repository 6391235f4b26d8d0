import Takes

/// What one can change about the custom presentation.
nonisolated struct CustomPresentationSettings: Sendable {
    /// Seconds that a transition takes.
    var duration = 0.35
    var curve = TimingCurve.easeInOut
    /// The opacity of the black behind the sheet.
    var dimOpacity = 0.5
    var cornerRadius = 16.0
    var shadowOpacity = 0.44
    var shadowRadius = 13.0
    /// The height that the sheet would like, in points.
    var height = 420.0
}
