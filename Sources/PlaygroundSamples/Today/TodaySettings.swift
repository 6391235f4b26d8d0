/// What one can change about the cards.
nonisolated struct TodaySettings: Sendable {
    /// Seconds in which a card opens or closes.
    var duration = 0.6
    var damping = 0.8
    var cornerRadius = 16.0
    /// The scale of a card that is pressed.
    var pressedScale = 0.96
    /// The points that a finger pulls an open story until it closes.
    var pull = 140.0
}
