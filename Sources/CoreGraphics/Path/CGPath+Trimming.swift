extension CGPath {
    /// The part of the path between two fractions of its length; curves become fine polygons where something is cut.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let start = max(0, min(1, start))
        let end = max(0, min(1, end))
        guard start > 0 || end < 1 else { return self }
        let result = CGMutablePath()
        guard start < end else { return result }
        let lines = polylines
        let total = lines.reduce(0) { $0 + $1.length }
        var position: CGFloat = 0
        for line in lines {
            line.append(to: result, from: start * total - position, to: end * total - position)
            position += line.length
        }
        return result
    }

    private var polylines: [Polyline] {
        var lines: [Polyline] = []
        var current = CGPoint.zero
        var first = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                lines.append(Polyline(points: [point]))
                current = point
                first = point
            case .line(let point):
                lines.extend(from: current, through: [point])
                current = point
            case .quadCurve(let control, let end):
                let start = current
                lines.extend(
                    from: start,
                    through: Polyline.samples { t in
                        let u = 1 - t
                        return start * (u * u) + control * (2 * u * t) + end * (t * t)
                    })
                current = end
            case .curve(let control1, let control2, let end):
                let start = current
                lines.extend(
                    from: start,
                    through: Polyline.samples { t in
                        let u = 1 - t
                        return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
                            + end * (t * t * t)
                    })
                current = end
            case .close:
                lines.extend(from: current, through: [first])
                current = first
            }
        }
        return lines
    }
}

private struct Polyline {
    /// Straight pieces that stand for one curve.
    static let pieces = 32

    var points: [CGPoint]
    var length: CGFloat = 0

    static func samples(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
        (1...pieces).map { point(CGFloat($0) / CGFloat(pieces)) }
    }

    /// Adds the part between two distances from the line's start.
    func append(to path: CGMutablePath, from start: CGFloat, to end: CGFloat) {
        var position: CGFloat = 0
        var isOpen = false
        for (from, to) in zip(points, points.dropFirst()) {
            let step = hypot(to.x - from.x, to.y - from.y)
            defer { position += step }
            guard step > 0, position + step > start, position < end else { continue }
            if !isOpen { path.move(to: from + (to - from) * (max(0, start - position) / step)) }
            isOpen = true
            path.addLine(to: from + (to - from) * (min(step, end - position) / step))
        }
    }
}

extension [Polyline] {
    fileprivate mutating func extend(from start: CGPoint, through points: [CGPoint]) {
        if isEmpty { append(Polyline(points: [start])) }
        for point in points {
            let last = self[count - 1].points.last ?? start
            self[count - 1].length += hypot(point.x - last.x, point.y - last.y)
            self[count - 1].points.append(point)
        }
    }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
private func * (a: CGPoint, k: CGFloat) -> CGPoint { CGPoint(x: a.x * k, y: a.y * k) }
