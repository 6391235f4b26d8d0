import UIKit

/// How the screen is cut into tiles, and when each of them turns: a wave along the diagonal, from the upper
/// left corner for a push and from the lower right one for a pop.
struct CheckerboardWave {
    /// The most tiles along a narrow strip.
    private static let mostAlong: CGFloat = 40

    let size: CGSize
    let isPush: Bool
    let duration: TimeInterval
    /// The number of tiles across the screen.
    var across: CGFloat = 10
    /// The breadth of the wave along the diagonal, in points.
    var spacing: CGFloat = 160

    /// The side of a tile; the tiles of the last row and column overhang the screen.
    var slice: CGFloat {
        max((size.width / across).rounded(), (size.height / Self.mostAlong).rounded(.up), 1)
    }
    var columns: Int { Int((size.width / slice).rounded(.up)) }
    var rows: Int { Int((size.height / slice).rounded(.up)) }

    /// The duration of a tile's turn.
    var tileDuration: TimeInterval { duration * Double(spacing / (length + spacing)) }

    /// Returns when a tile begins to turn.
    func delay(column: Int, row: Int) -> TimeInterval {
        let corner = CGPoint(x: CGFloat(column) * slice, y: CGFloat(row) * slice)
        let offset =
            isPush
            ? CGVector(dx: corner.x, dy: corner.y)
            : CGVector(dx: corner.x + slice - size.width, dy: corner.y + slice - size.height)
        let projection = abs(offset.dx * size.width + offset.dy * size.height) / length
        return duration * Double(projection / (length + spacing))
    }

    /// The length of the screen's diagonal.
    private var length: CGFloat { hypot(size.width, size.height) }
}
