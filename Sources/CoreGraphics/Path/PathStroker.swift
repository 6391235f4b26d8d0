/// Makes the shape that a pen covers along a path.
///
/// The shape consists of pieces, one for each edge, corner and end, which all turn the same way round. Filled
/// by the winding rule they are the stroke.
struct PathStroker {
    /// The corners of a polygon that stands for a round corner or end.
    private static let roundCorners = 24

    let width: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat

    private let result = CGMutablePath()
    private var reach: CGFloat { width / 2 }

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    /// Returns the shape of the stroke; empty without a width.
    func stroke(_ path: CGPath) -> CGPath {
        guard width > 0, width.isFinite else { return result }
        for line in path.strokedLines { stroke(line) }
        return result
    }

    private func stroke(_ line: StrokedLine) {
        let points = line.points
        guard points.count > 1 else {
            // A piece without a length has ends all the same, but for cut ones.
            if let point = points.first, line.isDrawn { dot(at: point) }
            return
        }
        let directions = zip(points, points.dropFirst()).map { Direction(from: $0, to: $1) }
        for (index, direction) in directions.enumerated() {
            var (from, to) = (points[index], points[index + 1])
            if cap == .square, !line.isClosed {
                if index == 0 { from = direction.point(from, ahead: -reach) }
                if index == directions.count - 1 { to = direction.point(to, ahead: reach) }
            }
            add([
                direction.point(from, aside: reach), direction.point(to, aside: reach),
                direction.point(to, aside: -reach), direction.point(from, aside: -reach),
            ])
        }
        for index in 1..<directions.count {
            corner(at: points[index], directions[index - 1], directions[index])
        }
        if line.isClosed, let first = directions.first, let last = directions.last {
            corner(at: points[0], last, first)
        } else if cap == .round {
            circle(around: points[0])
            circle(around: points[points.count - 1])
        }
    }

    private func dot(at point: CGPoint) {
        switch cap {
        case .butt: break
        case .round: circle(around: point)
        case .square:
            add([
                CGPoint(x: point.x - reach, y: point.y - reach),
                CGPoint(x: point.x + reach, y: point.y - reach),
                CGPoint(x: point.x + reach, y: point.y + reach),
                CGPoint(x: point.x - reach, y: point.y + reach),
            ])
        }
    }

    private func corner(at point: CGPoint, _ before: Direction, _ after: Direction) {
        let turn = before.x * after.y - before.y * after.x
        let along = before.x * after.x + before.y * after.y
        guard abs(turn) > 1e-9 || along < 0 else { return }
        if join == .round { return circle(around: point) }
        // The corner's outer side is the one away from the turn.
        let side = turn > 0 ? -reach : reach
        let (start, end) = (before.point(point, aside: side), after.point(point, aside: side))
        var corners = [point, start, end]
        // A miter is 1 / sin(half of the angle) times as long as the stroke is wide.
        let sine = ((1 + along) / 2).squareRoot()
        if join == .miter, sine > 1e-6, 1 / sine <= miterLimit {
            let ahead = reach * abs(turn) / (1 + along)
            corners.insert(before.point(start, ahead: ahead), at: 2)
        }
        add(corners)
    }

    private func circle(around point: CGPoint) {
        add(
            (0..<Self.roundCorners).map {
                let angle = CGFloat($0) * 2 * .pi / CGFloat(Self.roundCorners)
                return CGPoint(x: point.x + reach * cos(angle), y: point.y + reach * sin(angle))
            })
    }

    /// Adds a convex polygon, turned the way that all are.
    private func add(_ points: [CGPoint]) {
        let edges = zip(points, points.dropFirst() + points.prefix(1))
        let area = edges.reduce(CGFloat(0)) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        result.addLines(between: area < 0 ? points.reversed() : points)
        result.closeSubpath()
    }
}

/// A direction of length 1.
private struct Direction {
    let x: CGFloat
    let y: CGFloat

    init(from: CGPoint, to: CGPoint) {
        let length = hypot(to.x - from.x, to.y - from.y)
        x = (to.x - from.x) / length
        y = (to.y - from.y) / length
    }

    func point(_ point: CGPoint, ahead: CGFloat) -> CGPoint {
        CGPoint(x: point.x + x * ahead, y: point.y + y * ahead)
    }

    func point(_ point: CGPoint, aside: CGFloat) -> CGPoint {
        CGPoint(x: point.x - y * aside, y: point.y + x * aside)
    }
}

/// A piece of a path as straight edges.
struct StrokedLine {
    /// The corners; no two that follow each other are equal.
    var points: [CGPoint] = []
    var isClosed = false
    /// Whether there is more than the place where the piece begins.
    var isDrawn = false

    mutating func add(_ point: CGPoint) {
        isDrawn = true
        if let last = points.last, hypot(last.x - point.x, last.y - point.y) < 1e-9 { return }
        if point.x.isFinite, point.y.isFinite { points.append(point) }
    }
}

extension CGPath {
    /// The pieces of the path, curves as short edges.
    var strokedLines: [StrokedLine] {
        var all: [StrokedLine] = []
        var line = StrokedLine()
        func finish(closed: Bool = false) {
            guard let start = line.points.first else { return }
            if closed {
                line.isClosed = line.points.count > 2
                line.isDrawn = true
                if line.isClosed, let last = line.points.last,
                    hypot(last.x - start.x, last.y - start.y) < 1e-9
                {
                    line.points.removeLast()
                }
                // The closing edge is one of the line's.
                line.points.append(start)
                if line.points.count == 2, line.points[0] == line.points[1] { line.points.removeLast() }
            }
            all.append(line)
            line = StrokedLine(points: [start])
        }
        for element in elements {
            let current = line.points.last ?? .zero
            switch element {
            case .move(let point):
                if line.isDrawn { finish() }
                line = StrokedLine(points: [point])
            case .line(let point): line.add(point)
            case .quadCurve(let control, let end):
                Cubic(from: current, control: control, to: end).edges { line.add($1) }
            case .curve(let control1, let control2, let end):
                Cubic(from: current, control1: control1, control2: control2, to: end).edges { line.add($1) }
            case .close: finish(closed: true)
            }
        }
        if line.isDrawn { finish() }
        return all
    }
}

extension CGPath {
    /// Makes the shape that a pen covers along a path: the name that `copy(strokingWithWidth:lineCap:lineJoin:miterLimit:
    /// transform:)` had in Swift 3.
    @available(*, deprecated, renamed: "copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)")
    public convenience init?(
        __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
        lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
        let shape = path.copy(
            strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
            transform: transform?.pointee ?? .identity)
        self.init(elements: shape.elements)
    }

    /// Returns the shape that a pen covers along the path, to be filled by the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: the width of the pen.
    ///   - lineCap: the ends of open pieces.
    ///   - lineJoin: the corners.
    ///   - miterLimit: how long a pointed corner may be, in line widths; a longer one is cut.
    ///   - transform: is applied to the path first.
    /// - Returns: the shape; empty without a width.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let path = transform == .identity ? self : applying(transform)
        return PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit).stroke(
            path)
    }
}
