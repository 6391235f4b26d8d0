/// What one can change about the photos.
nonisolated struct PhotoPagerSettings: Sendable {
    /// Seconds in which a photo grows out of its cell, or goes back.
    var duration = 0.4
    /// The points between the photos of the grid.
    var spacing = 3.0
    /// The points that a photo must be dragged up or down for it to go back.
    var threshold = 100.0
}
