import CoreGraphics

/// Distances that areas and panels share, in points.
enum Metrics {
    /// From an area's edge to its buttons and fields.
    static let edge: CGFloat = 8
    /// From an area's edge to its texts: those of its buttons stand there, too.
    static let margin: CGFloat = 16
    /// The height of a line of buttons in a panel.
    static let line: CGFloat = 26
}
