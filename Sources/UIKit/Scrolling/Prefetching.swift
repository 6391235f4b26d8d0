import Foundation

/// Which rows or items come into sight next as the content is scrolled, so that their data can be fetched before.
struct Prefetching {
    /// Those that were asked for and have not been seen yet.
    private var asked: Set<IndexPath> = []
    private var last: CGPoint?
    /// Whether the content moves down or to the right, so that earlier content comes into sight.
    private var goesBack = false
    private var isSideways = false

    /// Forgets what was asked for, as the data is other data.
    mutating func reset() {
        asked = []
        last = nil
        goesBack = false
    }

    /// The part of the content that comes next: as large as what is seen.
    ///
    /// - Parameters:
    ///   - seen: what is seen, in the content.
    ///   - content: the size of the content.
    /// - Returns: the part.
    mutating func ahead(of seen: CGRect, content: CGSize) -> CGRect {
        let way = last.map { CGPoint(x: seen.minX - $0.x, y: seen.minY - $0.y) } ?? .zero
        if way != .zero {
            isSideways = abs(way.x) > abs(way.y)
            goesBack = (isSideways ? way.x : way.y) < 0
        } else if last == nil {
            isSideways = content.height <= seen.height && content.width > seen.width
        }
        last = seen.origin
        let sign: CGFloat = goesBack ? -1 : 1
        return seen.offsetBy(
            dx: isSideways ? sign * seen.width : 0, dy: isSideways ? 0 : sign * seen.height)
    }

    /// Takes note of what is seen and what comes next.
    ///
    /// - Parameters:
    ///   - shown: what is seen.
    ///   - ahead: what comes next, in order.
    /// - Returns: what to ask for, the nearest first, and what is not needed any more.
    mutating func update(shown: [IndexPath], ahead: [IndexPath]) -> (
        wanted: [IndexPath], dropped: [IndexPath]
    ) {
        asked.subtract(shown)
        let seen = Set(shown)
        let next = ahead.filter { !seen.contains($0) }
        let dropped = asked.subtracting(next).sorted()
        asked.subtract(dropped)
        let wanted = next.filter { !asked.contains($0) }
        asked.formUnion(wanted)
        return (goesBack ? wanted.reversed() : wanted, dropped)
    }
}
