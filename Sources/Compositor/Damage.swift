/// The damaged region of a surface: a few rectangles that cover every change and must be drawn again.
struct Damage: Equatable, Sendable {
    /// The most rectangles; more are merged.
    static let limit = 12
    /// The fixed cost of a rectangle's pass, in filled pixels: it sets the renderer up, cuts shapes in two,
    /// and fills its background. On a small surface, which is drawn fast, at most a sixteenth of the
    /// surface's pixels.
    static let passCost = 60_000
    /// The fixed cost of a layer, in filled pixels.
    static let layerCost = 1_000

    private(set) var rects: [PixelRect] = []
    /// The surface that is drawn on; nil if it is not known yet.
    private let surface: PixelRect?
    /// How many pixels could be drawn in the time that each rectangle but the first one takes.
    private let pixelsPerPass: Int

    /// Makes an empty damage.
    ///
    /// - Parameters:
    ///   - surface: the surface. Changes outside of it are left out, and all of it is drawn if that costs
    ///     about as much as the rectangles do, or less.
    ///   - layers: the number of layers on the surface, with which the cost of drawing all of it grows.
    init(within surface: PixelRect? = nil, layers: Int = 0) {
        self.surface = surface
        let area = max(surface?.area ?? 0, 1)
        pixelsPerPass = min(Damage.passCost, area / 16) * area / (area + Damage.layerCost * layers)
    }

    var isEmpty: Bool { rects.isEmpty }

    mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
    }

    /// Adds a change.
    mutating func add(_ rect: PixelRect) {
        let rect = surface.map(rect.intersection) ?? rect
        guard !rect.isEmpty else { return }
        for known in rects where known.contains(rect) { return }
        var merged = rect
        var index = 0
        while index < rects.count {
            let union = rects[index].union(merged)
            // A union that covers few additional pixels is cheaper than two passes.
            if union.area <= rects[index].area + merged.area + 4096 || rects[index].intersects(merged) {
                merged = union
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(merged)
        let cost = rects.reduce(pixelsPerPass * (rects.count - 1)) { $0 + $1.area }
        if let surface, cost * 4 > surface.area * 3 {
            rects = [surface]
        } else if rects.count > Damage.limit {
            mergeCheapestPair()
        }
    }

    mutating func add(_ other: Damage) {
        for rect in other.rects { add(rect) }
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
