/// Distances from the edges of a rectangle, named by the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// From the upper edge.
    public var top: CGFloat
    /// From the edge at which a line begins.
    public var leading: CGFloat
    /// From the lower edge.
    public var bottom: CGFloat
    /// From the edge at which a line ends.
    public var trailing: CGFloat

    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets from one distance for each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
