extension CGPath {
    /// The smallest rectangle around all points, control points too; null for an empty path.
    public var boundingBox: CGRect {
        var bounds = Bounds()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): bounds.add(point)
            case .quadCurve(let control, let end):
                bounds.add(control)
                bounds.add(end)
            case .curve(let control1, let control2, let end):
                bounds.add(control1)
                bounds.add(control2)
                bounds.add(end)
            case .close: break
            }
        }
        return bounds.rect
    }

    /// The smallest rectangle around the shape itself; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var bounds = Bounds()
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                bounds.add(point)
                start = point
                current = point
            case .line(let point):
                bounds.add(point)
                current = point
            case .quadCurve(let control, let end):
                let cubic = Cubic(from: current, control: control, to: end)
                cubic.extremes { bounds.add($0) }
                current = end
            case .curve(let control1, let control2, let end):
                let cubic = Cubic(from: current, control1: control1, control2: control2, to: end)
                cubic.extremes { bounds.add($0) }
                current = end
            case .close: current = start
            }
        }
        return bounds.rect
    }

    /// Whether a point is inside the filled shape; open pieces count as closed.
    ///
    /// - Parameters:
    ///   - point: the point to ask for.
    ///   - rule: what is inside where the path crosses itself.
    ///   - transform: is applied to the point first.
    /// - Returns: true inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        guard boundingBox.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
        var winding = 0
        var crossings = 0
        forEachEdge { from, to in
            guard (from.y <= point.y) != (to.y <= point.y) else { return }
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            guard x > point.x else { return }
            crossings += 1
            winding += to.y > from.y ? 1 : -1
        }
        return rule == .winding ? winding != 0 : crossings % 2 != 0
    }

    /// Hands every straight edge of the closed shape to `body`; curves come as short edges.
    package func forEachEdge(_ body: (CGPoint, CGPoint) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        func closePiece() {
            if current != start { body(current, start) }
            current = start
        }
        for element in elements {
            switch element {
            case .move(let point):
                closePiece()
                start = point
                current = point
            case .line(let point):
                body(current, point)
                current = point
            case .quadCurve(let control, let end):
                Cubic(from: current, control: control, to: end).edges(body)
                current = end
            case .curve(let control1, let control2, let end):
                Cubic(from: current, control1: control1, control2: control2, to: end).edges(body)
                current = end
            case .close: closePiece()
            }
        }
        closePiece()
    }
}

private struct Bounds {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

    mutating func add(_ point: CGPoint) {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    var rect: CGRect {
        low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
    }
}

struct Cubic {
    let p0, p1, p2, p3: CGPoint

    init(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint) {
        (p0, p1, p2, p3) = (from, control1, control2, to)
    }

    init(from: CGPoint, control: CGPoint, to: CGPoint) {
        func twoThirds(_ a: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3)
        }
        self.init(from: from, control1: twoThirds(from), control2: twoThirds(to), to: to)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
            y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
    }

    /// The end, and the points at which the curve turns back along x or y.
    func extremes(_ body: (CGPoint) -> Void) {
        body(p3)
        for (a, b, c, d) in [(p0.x, p1.x, p2.x, p3.x), (p0.y, p1.y, p2.y, p3.y)] {
            let quadratic = -a + 3 * b - 3 * c + d
            let linear = 2 * (a - 2 * b + c)
            let constant = b - a
            for t in roots(quadratic, linear, constant) where t > 0 && t < 1 { body(point(at: t)) }
        }
    }

    /// Enough edges for a line that leaves the curve by a small part of its size.
    func edges(_ body: (CGPoint, CGPoint) -> Void) {
        let length =
            hypot(p1.x - p0.x, p1.y - p0.y) + hypot(p2.x - p1.x, p2.y - p1.y)
            + hypot(p3.x - p2.x, p3.y - p2.y)
        guard length.isFinite else { return }
        let count = min(max(Int(length.squareRoot() * 2), 8), 128)
        var last = p0
        for index in 1...count {
            let next = index == count ? p3 : point(at: CGFloat(index) / CGFloat(count))
            body(last, next)
            last = next
        }
    }

    private func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
}
