extension UIView {
    /// The lengths that follow when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the upper edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the lower edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Lets the subviews follow their masks if the size has changed.
    func sizeMayHaveChanged(from oldSize: CGSize) {
        if flags.contains(.constrained) { frameRuleDidChange() }
        if flags.contains(.drawsWhenSized) { layer.setNeedsDisplay() }
        guard autoresizesSubviews, !subviews.isEmpty else { return }
        let size = layer.bounds.size
        guard size != oldSize else { return }
        for subview in subviews
        where !subview.autoresizingMask.isEmpty && !subview.flags.contains(.laidOutByConstraints) {
            subview.autoresize(from: oldSize, to: size)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        let rect = untransformedFrame
        let horizontal = Autoresizing(
            before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
            after: mask.contains(.flexibleRightMargin)
        ).resized(origin: rect.minX, length: rect.width, from: old.width, to: new.width)
        let vertical = Autoresizing(
            before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
            after: mask.contains(.flexibleBottomMargin)
        ).resized(origin: rect.minY, length: rect.height, from: old.height, to: new.height)
        let result = CGRect(
            x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
        guard result != rect else { return }
        untransformedFrame = result
    }
}

/// One axis of a view that follows its superview: which of the three lengths take part in a change.
///
/// ```
/// |← before →|←  length  →|← after →|
/// ```
/// The change is shared in proportion to what the flexible lengths are now, so that a view keeps its place
/// between its neighbours; equally where they add up to nothing.
struct Autoresizing: Equatable {
    var before: Bool
    var length: Bool
    var after: Bool

    func resized(
        origin: CGFloat, length size: CGFloat, from old: CGFloat, to new: CGFloat
    ) -> (origin: CGFloat, length: CGFloat) {
        let change = new - old
        guard change != 0, before || length else { return (origin, size) }
        let parts = [before ? origin : 0, length ? size : 0, after ? old - origin - size : 0]
        let flexible = [before, length, after]
        let total = parts.reduce(0, +)
        let count = CGFloat(flexible.count { $0 })
        let share = { (index: Int) -> CGFloat in
            guard flexible[index] else { return 0 }
            if count == 1 { return change }
            return abs(total) < 1e-9 ? change / count : change * parts[index] / total
        }
        return (origin + share(0), max(size + share(1), 0))
    }
}
