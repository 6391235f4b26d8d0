/// The opaque rectangles of whole pixels that were painted so far, front to back. Everything behind them is
/// left out.
struct Occluders: Sendable {
    private static let limit = 8
    /// Smaller rectangles hide too little to be worth the comparisons, in device pixels …
    private static let smallestArea: Float = 4096
    /// … unless they are this part of what is painted.
    private static let smallestPart: Float = 1 / 8

    private(set) var boxes: [Box] = []
    /// The area of the smallest rectangle that is kept.
    private(set) var leastArea = Occluders.smallestArea

    /// Forgets all rectangles; `region` is painted next.
    mutating func removeAll(for region: Box) {
        boxes.removeAll(keepingCapacity: true)
        leastArea = min(Occluders.smallestArea, region.area * Occluders.smallestPart)
    }

    mutating func add(_ box: Box) {
        let whole = box.integralInterior
        guard whole.area >= leastArea else { return }
        for known in boxes where known.contains(whole) { return }
        boxes.removeAll { whole.contains($0) }
        if boxes.count < Occluders.limit {
            boxes.append(whole)
        } else if let smallest = boxes.indices.min(by: { boxes[$0].area < boxes[$1].area }),
            boxes[smallest].area < whole.area
        {
            boxes[smallest] = whole
        }
    }

    /// Returns the visible part of an upright box, as one box: sides that are hidden over their whole length
    /// are cut off.
    func visiblePart(of box: Box) -> Box {
        var rest = box
        for occluder in boxes where occluder.intersects(rest) {
            let spansX = occluder.minX <= rest.minX && occluder.maxX >= rest.maxX
            let spansY = occluder.minY <= rest.minY && occluder.maxY >= rest.maxY
            if spansX && spansY { return .empty }
            if spansX {
                if occluder.minY <= rest.minY {
                    rest.edges[1] = occluder.maxY
                } else if occluder.maxY >= rest.maxY {
                    rest.edges[3] = occluder.minY
                }
            } else if spansY {
                if occluder.minX <= rest.minX {
                    rest.edges[0] = occluder.maxX
                } else if occluder.maxX >= rest.maxX {
                    rest.edges[2] = occluder.minX
                }
            }
        }
        return rest
    }

    func hides(_ box: Box) -> Bool {
        boxes.contains { $0.contains(box) }
    }
}
