import Takes

/// What one can change about the checkerboard.
nonisolated struct CheckerboardSettings: Sendable {
    /// Seconds that a transition takes.
    var duration = 3.0
    /// The curve of each tile's turn.
    var curve = TimingCurve.easeInOut
    /// The number of tiles across the screen, a whole number.
    var tilesAcross = 10.0
    /// The breadth of the wave along the diagonal, in points.
    var waveBreadth = 160.0
    /// The distance from which the tiles are seen, in points.
    var eyeDistance = 900.0
    /// Whether the tiles' edges are antialiased.
    var smoothsEdges = true
}
