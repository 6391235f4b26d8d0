/// Distances from the four edges of a rectangle; positive ones lie inside.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the upper edge.
    public var top: CGFloat
    /// From the left edge.
    public var left: CGFloat
    /// From the lower edge.
    public var bottom: CGFloat
    /// From the right edge.
    public var right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets()

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets from one distance for each edge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Returns the sum, edge by edge.
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }

    /// The insets in the opposite direction.
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

    /// The insets with left and right exchanged.
    var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }

    /// Returns the insets, none of which reaches farther than the opposite edge of `size`.
    func limited(to size: CGSize) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(top, size.height), left: min(left, size.width), bottom: min(bottom, size.height),
            right: min(right, size.width))
    }
}

/// Makes insets from one distance for each edge.
public func UIEdgeInsetsMake(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle without insets at its edges.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// Whether two insets are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
    insets1 == insets2
}

extension StructBoxing {
    /// Makes a value of insets.
    public init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets, "{UIEdgeInsets=dddd}") }
}

extension NSValue {
    /// The insets; zero where the value holds something else.
    public var uiEdgeInsetsValue: UIEdgeInsets { unboxed(or: .zero) }
}

extension CGRect {
    /// Returns the rectangle without the insets at its edges.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}
