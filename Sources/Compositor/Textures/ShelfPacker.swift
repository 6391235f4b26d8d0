/// Places small pictures in a square page, on shelves from top to bottom.
struct ShelfPacker: Sendable {
    /// Neighbours stay this far apart, so that interpolated sampling never mixes them.
    static let gap: Int32 = 1

    let edge: Int32
    private var shelves: [(y: Int32, height: Int32, x: Int32)] = []
    private var bottom: Int32 = 0

    init(edge: Int32) {
        self.edge = edge
    }

    /// The upper left corner of a free place, or nil when the page is full.
    mutating func place(width: Int32, height: Int32) -> (x: Int32, y: Int32)? {
        guard width <= edge, height <= edge else { return nil }
        var best: Int?
        for index in shelves.indices
        where shelves[index].height >= height && shelves[index].x + width <= edge {
            // A shelf that is much too high is kept for higher pictures.
            guard shelves[index].height <= height * 3 / 2 + 4 else { continue }
            if let known = best, shelves[known].height <= shelves[index].height { continue }
            best = index
        }
        if let best {
            let x = shelves[best].x
            shelves[best].x += width + ShelfPacker.gap
            return (x, shelves[best].y)
        }
        guard bottom + height <= edge else { return nil }
        let y = bottom
        shelves.append((y, height, width + ShelfPacker.gap))
        bottom += height + ShelfPacker.gap
        return (0, y)
    }
}
