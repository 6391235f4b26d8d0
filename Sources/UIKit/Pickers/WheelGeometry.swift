import CoreGraphics
import QuartzCore

/// The rows of a picker's wheel, as seen from the front.
///
///      from the side          from the front
///         ___                  ┌──────────┐
///       ╱     ╲  ◀ 17° a row   │  ──────  │
///      │   •   │ ◀ radius      │▐ chosen ▌│
///       ╲ ___ ╱                │  ──────  │
///                              └──────────┘
struct WheelGeometry: Equatable {
    /// The height of the wheel, and that of a row, in points.
    let height: CGFloat
    let rowHeight: CGFloat

    /// The part of half the height that is the wheel's radius, and the distance of the viewer in points. Our own
    /// values.
    private static let fill: CGFloat = 0.98
    private static let distance: CGFloat = 900
    /// Rows that are turned farther than this are not seen.
    private static let farthest = CGFloat.pi / 2 - 0.09
    /// How much smaller rows are beside the chosen one, and how opaque.
    private static let (beside, besideAlpha): (CGFloat, CGFloat) = (0.92, 0.62)

    private var radius: CGFloat { max(height / 2 * Self.fill, 1) }
    /// The turn from a row to the next one.
    private var step: CGFloat { rowHeight / radius }

    /// Where a row is and how it looks.
    struct Place: Equatable {
        /// How far its middle is below that of the wheel, in points.
        let y: CGFloat
        let transform: CATransform3D
        let alpha: CGFloat

        static func == (one: Place, other: Place) -> Bool {
            one.y == other.y && one.alpha == other.alpha
                && CATransform3DEqualToTransform(one.transform, other.transform)
        }
    }

    /// The rows that are seen, as far as they are there.
    ///
    /// - Parameters:
    ///   - middle: the row in the middle, between two rows perhaps.
    ///   - count: the number of rows.
    /// - Returns: the rows.
    func rows(around middle: CGFloat, count: Int) -> Range<Int> {
        let reach = Self.farthest / step
        guard count > 0, middle.isFinite, reach.isFinite else { return 0..<0 }
        let last = CGFloat(count - 1)
        let first = min(max((middle - reach).rounded(.up), 0), last + 1)
        let end = min(max((middle + reach).rounded(.down) + 1, first), last + 1)
        return Int(first)..<Int(end)
    }

    /// Where a row is that lies so many rows below the middle.
    func place(_ rows: CGFloat) -> Place {
        let angle = min(max(rows * step, -CGFloat.pi / 2), CGFloat.pi / 2)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / Self.distance
        transform = CATransform3DTranslate(transform, 0, 0, radius * (cos(angle) - 1))
        transform = CATransform3DRotate(transform, -angle, 1, 0, 0)
        let away = min(abs(rows), 1)
        let scale = 1 - (1 - Self.beside) * away
        transform = CATransform3DScale(transform, scale, scale, 1)
        let edge = max(0, cos(angle))
        return Place(
            y: radius * sin(angle), transform: transform,
            alpha: (1 - (1 - Self.besideAlpha) * away) * min(1, edge * 1.25))
    }

    /// How many rows below the middle a point is.
    func rows(toPoint y: CGFloat) -> CGFloat { asin(min(max(y / radius, -1), 1)) / step }
}
