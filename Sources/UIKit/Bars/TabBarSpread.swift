import CoreGraphics

/// How the items of a tab bar are spread over its width.
struct TabBarSpread: Equatable {
    /// The greatest width of an item where few of them stay together, in points.
    private static let widest: CGFloat = 240
    /// Width of items that are centered, and the space between them, as on tablets, in points.
    private static let (usualWidth, usualSpacing): (CGFloat, CGFloat) = (76, 34)

    var positioning = UITabBar.ItemPositioning.automatic
    /// Width of items that are centered, in points; 0 for the usual one.
    var width: CGFloat = 0
    /// The space between items that are centered, in points; 0 for the usual one.
    var spacing: CGFloat = 0

    /// Returns from where to where each item reaches, in whole points; items side by side have no gap between them.
    func places(of count: Int, from start: CGFloat, to end: CGFloat) -> [Range<CGFloat>] {
        let (room, count) = (max(0, end - start), CGFloat(count))
        var (width, spacing) = (room / count, CGFloat.zero)
        switch positioning {
        case .automatic: width = min(width, Self.widest)
        case .fill: break
        case .centered:
            width = self.width > 0 && self.width.isFinite ? self.width : Self.usualWidth
            spacing = self.spacing > 0 && self.spacing.isFinite ? self.spacing : Self.usualSpacing
            // What does not fit becomes narrower.
            let part = min(1, room / (width * count + spacing * (count - 1)))
            (width, spacing) = (width * part, spacing * part)
        }
        let left = start + (room - width * count - spacing * (count - 1)) / 2
        return stride(from: 0, to: count, by: 1).map { index in
            let from = left + (width + spacing) * index
            return from.rounded()..<(from + width).rounded()
        }
    }
}
