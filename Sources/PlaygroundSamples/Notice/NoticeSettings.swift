/// What one can change about the alert.
nonisolated struct NoticeSettings: Sendable {
    /// Seconds in which it comes; it goes in half of them.
    var duration = 0.4
    /// The scale from which it settles.
    var startScale = 1.2
    /// The opacity of the black over the screen behind.
    var dimming = 0.25
}
