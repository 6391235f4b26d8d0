/// What one can change about the zoom; its own motion is the system's.
nonisolated struct ZoomSettings: Sendable {
    var cornerRadius = 14.0
    /// Points between the pictures of the grid, and beside them.
    var spacing = 12.0
    /// The opacity of the black behind an open picture.
    var dimOpacity = 0.4
    /// Whether a drag or a pinch dismisses an open picture.
    var dragsToDismiss = true
    /// Seconds in which a picture makes way for the next one.
    var pageDuration = 0.25
}
