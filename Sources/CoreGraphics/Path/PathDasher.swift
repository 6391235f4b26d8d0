/// Cuts a path into dashes.
///
/// Each piece of the path starts anew. The last dash of a closed piece goes on in the first one.
struct PathDasher {
    /// Dashes and gaps on a piece; more of them would be too small to be seen.
    private static let most: CGFloat = 100_000
    /// Distances below this are none.
    private static let tolerance: CGFloat = 1e-9

    /// Dashes and gaps by turns, an even number.
    private let lengths: [CGFloat]
    private let period: CGFloat
    /// The dash or gap that a piece starts in, and what is left of it.
    private let start: (index: Int, left: CGFloat)

    /// Makes a dasher; nil for lengths that are no pattern.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        guard lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else { return nil }
        // Of an odd number dashes and gaps change places each time.
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite else { return nil }
        self.lengths = pattern
        self.period = period
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest > 0, rest >= pattern[index] {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        start = (index, pattern[index] - rest)
    }

    func dash(_ path: CGPath) -> CGPath {
        let result = CGMutablePath()
        for line in path.strokedLines { dash(line, into: result) }
        return result
    }

    private func dash(_ line: StrokedLine, into result: CGMutablePath) {
        let edges = zip(line.points, line.points.dropFirst()).map { from, to in
            (from: from, to: to, length: hypot(to.x - from.x, to.y - from.y))
        }
        let total = edges.reduce(0) { $0 + $1.length }
        guard let first = line.points.first, total.isFinite else { return }
        guard total / period * CGFloat(lengths.count) < Self.most else {
            result.addLines(between: line.points)
            if line.isClosed { result.closeSubpath() }
            return
        }
        var (index, left) = start
        var isDash: Bool { index.isMultiple(of: 2) }
        var dashes: [[CGPoint]] = isDash ? [[first]] : []
        for (from, to, length) in edges {
            var done: CGFloat = 0
            while length - done > left + Self.tolerance {
                done += left
                let part = done / length
                let cut = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                if isDash { dashes[dashes.count - 1].append(cut) }
                index = (index + 1) % lengths.count
                left = lengths[index]
                if isDash { dashes.append([cut]) }
            }
            left -= length - done
            if isDash { dashes[dashes.count - 1].append(to) }
        }
        var isClosed = false
        if line.isClosed, isDash, left > Self.tolerance, start.index.isMultiple(of: 2) {
            isClosed = dashes.count == 1
            if !isClosed { dashes[0] = dashes.removeLast() + dashes[0].dropFirst() }
        }
        for dash in dashes {
            result.move(to: dash[0])
            for point in dash.count == 1 ? dash[...] : dash.dropFirst() { result.addLine(to: point) }
        }
        if isClosed { result.closeSubpath() }
    }
}

extension CGPath {
    /// Returns the dashes that a pattern leaves of the path, curves as short edges.
    ///
    /// - Parameters:
    ///   - phase: how far in the pattern each piece of the path begins.
    ///   - lengths: the lengths of dashes and gaps by turns; an empty list leaves all of the path.
    ///   - transform: is applied to the path first.
    /// - Returns: the dashes, each a piece of its own.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let path = transform == .identity ? self : applying(transform)
        return PathDasher(phase: phase, lengths: lengths)?.dash(path) ?? CGPath(elements: path.elements)
    }
}
