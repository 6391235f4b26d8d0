/// What one can change about the card.
nonisolated struct CardSettings: Sendable {
    /// Seconds that the card takes by itself.
    var duration = 0.6
    /// How much the card's spring is damped: 1 does not bounce.
    var dampingRatio = 0.9
    /// Seconds that a thrown card's spring seems to take.
    var throwDuration = 0.45
    /// How far a thrown card bounces, 0…1.
    var throwBounce = 0.1
    /// The velocity from which a card is thrown, in ways a second; a slower one goes to the nearer end.
    var throwVelocity = 0.5
    /// The opacity of the black behind the card.
    var dimOpacity = 0.4
    var cornerRadius = 38.0
    var shadowRadius = 24.0
}
