/// What must be drawn anew: a few rectangles that cover every change.
struct Damage: Equatable, Sendable {
    /// More rectangles than this are merged: each one is a pass over the items that it touches.
    static let limit = 12

    private(set) var rects: [PixelRect] = []

    var isEmpty: Bool { rects.isEmpty }

    mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
    }

    /// Adds a change; clipped to the surface when the frame is built.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        for known in rects where known.contains(rect) { return }
        var merged = rect
        var index = 0
        while index < rects.count {
            let union = rects[index].union(merged)
            // A union that wastes little is cheaper than two passes.
            if union.area <= rects[index].area + merged.area + 4096 || rects[index].intersects(merged) {
                merged = union
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(merged)
        if rects.count > Damage.limit { mergeCheapestPair() }
    }

    mutating func add(_ other: Damage) {
        for rect in other.rects { add(rect) }
    }

    func clipped(to bounds: PixelRect) -> [PixelRect] {
        rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    }

    private mutating func mergeCheapestPair() {
        var best = (cost: Int.max, first: 0, second: 1)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let union = rects[first].union(rects[second])
                let cost = union.area - rects[first].area - rects[second].area
                if cost < best.cost { best = (cost, first, second) }
            }
        }
        let union = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(union)
    }
}
