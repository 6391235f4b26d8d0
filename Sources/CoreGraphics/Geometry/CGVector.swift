/// A distance with a direction, apart from any place.
public struct CGVector: Hashable, Codable, Sendable {
    /// The part along x.
    public var dx: CGFloat
    /// The part along y.
    public var dy: CGFloat

    /// No distance at all.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// A vector of length zero.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector from its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector from whole numbers.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector from doubles.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
