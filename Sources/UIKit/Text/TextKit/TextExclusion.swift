import CoreGraphics

/// A shape that lines of text flow around.
struct TextExclusion: Equatable {
    /// An edge that is not level.
    private struct Edge: Equatable {
        let from: CGPoint
        let to: CGPoint

        var heights: ClosedRange<CGFloat> { min(from.y, to.y)...max(from.y, to.y) }

        func x(at y: CGFloat) -> CGFloat { from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x) }
    }

    private let edges: [Edge]
    private let usesEvenOdd: Bool
    /// The heights of its corners.
    let corners: [CGFloat]
    /// The height of its lowest point.
    let bottom: CGFloat

    /// Makes the shape of a path; nil for a path without an area, or one with a point that is not finite.
    init?(_ bezierPath: UIBezierPath) {
        let path = bezierPath.cgPath
        let points = path.elements.map(\.points)
        guard points.joined().allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        var edges: [Edge] = []
        path.forEachEdge { from, to in
            if from.y != to.y { edges.append(Edge(from: from, to: to)) }
        }
        guard let bottom = edges.map(\.heights.upperBound).max() else { return nil }
        self.edges = edges
        self.bottom = bottom
        usesEvenOdd = bezierPath.usesEvenOddFillRule
        corners = points.compactMap { $0.last?.y }
    }

    /// Returns the parts of the width that the shape covers somewhere between two heights, in no order.
    func covered(from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
        let near = edges.filter { $0.heights.lowerBound < bottom && $0.heights.upperBound > top }
        let ends = near.flatMap { [$0.from.y, $0.to.y] }.filter { top < $0 && $0 < bottom }
        // Between two ends of edges each edge crosses all of the strip or nothing of it.
        let heights = Set(ends + [top, bottom]).sorted()
        return zip(heights, heights.dropFirst()).flatMap { spans(of: near, from: $0, to: $1) }
    }

    private func spans(of edges: [Edge], from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
        let middle = top + (bottom - top) / 2
        let crossing = edges.filter { ($0.from.y <= middle) != ($0.to.y <= middle) }
            .sorted { $0.x(at: middle) < $1.x(at: middle) }
        var spans: [Range<CGFloat>] = []
        var winding = 0
        for (left, right) in zip(crossing, crossing.dropFirst()) {
            winding += usesEvenOdd || left.from.y < left.to.y ? 1 : -1
            guard usesEvenOdd ? winding % 2 != 0 : winding != 0 else { continue }
            let (a, b) = (left.x(at: top), left.x(at: bottom))
            let (c, d) = (right.x(at: top), right.x(at: bottom))
            spans.append(min(a, b, c, d)..<max(a, b, c, d))
        }
        return spans
    }
}

extension [TextExclusion] {
    /// How far shapes may reach into a strip, and how wide a part of it is that counts for nothing, in points.
    private static var tolerance: CGFloat { 0.01 }

    /// Returns the parts of a strip that none of the shapes covers, from left to right.
    func freeParts(of strip: CGRect) -> [Range<CGFloat>] {
        let (top, bottom) = (strip.minY + Self.tolerance, strip.maxY - Self.tolerance)
        let covered = flatMap { top < bottom ? $0.covered(from: top, to: bottom) : [] }
            .sorted { $0.lowerBound < $1.lowerBound }
        var parts: [Range<CGFloat>] = []
        var left = strip.minX
        func addPart(to right: CGFloat) {
            if right - left > Self.tolerance { parts.append(left..<right) }
        }
        for part in covered {
            addPart(to: Swift.min(part.lowerBound, strip.maxX))
            left = Swift.max(left, part.upperBound)
        }
        addPart(to: strip.maxX)
        return parts
    }
}

extension PathElement {
    /// The points of the piece, its end the last; none for a closing line.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }
}
