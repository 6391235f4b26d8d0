/// What one can change about the sheet.
nonisolated struct StorkSettings: Sendable {
    /// Seconds in which the card comes to rest.
    var duration = 0.5
    /// The part of its height that the card must be pulled down for it to leave.
    var threshold = 0.25
    /// The black over the screen behind the card.
    var dimming = 0.4
    /// The corners of the card and of the screen behind it, in points.
    var cornerRadius = 12.0
}
