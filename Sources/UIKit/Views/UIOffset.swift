import CoreGraphics

/// A distance in two directions, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Downwards.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    /// Creates an offset from its two distances.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}
