/// A spatial index of the many children of one node: a frame asks for those in a region instead of visiting
/// all.
///
/// The grid is made once. A child that changes afterwards is loose: the grid leaves it out, and it is visited in every
/// frame. When many are loose, the grid is made again.
///
/// An ordinal is a child's place among its siblings, from back to front.
final class SiblingGrid {
    /// The least number of children for a grid; fewer are visited one by one.
    static let fewestChildren = 64
    /// The number of children for each loose one that is allowed.
    private static let childrenPerLoose = 8
    /// The least edge of a cell, in device pixels.
    private static let smallestCell: Float = 32
    /// Children a cell, about, where they lie evenly.
    private static let childrenPerCell: Float = 4
    /// The most cells of a child; one that touches more is checked in every query.
    private static let mostCellsOfChild = 16
    /// The coordinate beyond which a child counts as reaching behind the viewer.
    private static let farthest: Float = 1e6

    /// The children's node indices by ordinal.
    let children: ContiguousArray<Int32>
    /// Node indices of the loose children, in the order in which they changed.
    private(set) var loose: ContiguousArray<Int32> = []
    /// The device pixels that the other children touch.
    var stillBounds = Box.empty
    /// Whether one of the other children lies in front of or behind the plane.
    var stillHasDepth = false
    /// A child has become loose that may have been the only reason for `stillBounds` or `stillHasDepth`.
    var stillIsStale = false

    private var area = Box.empty
    private var columns = 1
    private var rows = 1
    /// Where each cell's list begins in `members`; one more at the end.
    private var starts: ContiguousArray<Int32> = []
    /// Ordinals, cell by cell.
    private var members: ContiguousArray<Int32> = []
    /// Ordinals of the children that touch too many cells.
    private var large: ContiguousArray<Int32> = []
    /// The ordinals found in a query; empty between two queries.
    private let marks: OrdinalSet

    init(children: ContiguousArray<Int32>, nodes: UnsafeMutablePointer<RenderNode>) {
        self.children = children
        marks = OrdinalSet(capacity: children.count)
        measure(nodes)
        let boxes = ContiguousArray(children.lazy.map { nodes[Int($0)].subtreeBounds })
        divide(boxes)
        fill(boxes)
    }

    /// Measures the area of the children that are not loose, and finds whether one of them has depth.
    func measure(_ nodes: UnsafeMutablePointer<RenderNode>) {
        stillIsStale = false
        stillBounds = .empty
        stillHasDepth = false
        for child in children where !nodes[Int(child)].flags.contains(.loose) {
            stillBounds = stillBounds.union(nodes[Int(child)].subtreeBounds)
            stillHasDepth = stillHasDepth || nodes[Int(child)].depth != 0
        }
    }

    /// Takes a child out of the grid.
    func loosen(_ child: Int32, _ nodes: UnsafeMutablePointer<RenderNode>) {
        let box = nodes[Int(child)].subtreeBounds
        if nodes[Int(child)].depth != 0 || box.touchesEdge(of: stillBounds) { stillIsStale = true }
        loose.append(child)
    }

    /// Whether so many children are loose that the grid is no help.
    var isWorn: Bool { loose.count * Self.childrenPerLoose > children.count }

    /// Whether a grid is worth its cost if some of the children changed in one frame.
    static func isWorthwhile(children: Int, changed: Int) -> Bool {
        children >= fewestChildren && changed * childrenPerLoose * 2 < children
    }

    // MARK: - Queries

    /// Visits the children that may touch a region, from front to back.
    ///
    /// - Returns: false where nothing was visited, as the region is most of the grid.
    func forEachChild(in region: Box, _ nodes: UnsafeMutablePointer<RenderNode>, _ body: (Int32) -> Void)
        -> Bool
    {
        let (x, y) = cells(of: region)
        guard x.count * y.count * 2 <= columns * rows else { return false }
        for row in y {
            for column in x {
                let cell = row * columns + column
                marks.insert(members[Int(starts[cell])..<Int(starts[cell + 1])])
            }
        }
        marks.insert(large[...])
        for child in loose { marks.insert(nodes[Int(child)].ordinal) }
        marks.takeDescending { body(children[$0]) }
        return true
    }

    // MARK: - Making

    private func divide(_ boxes: ContiguousArray<Box>) {
        for box in boxes where !box.isEmpty && !box.isFar { area = area.union(box) }
        let even = (area.area * Self.childrenPerCell / Float(boxes.count)).squareRoot()
        let edge = max(even, Self.smallestCell)
        columns = max(1, min(Int(area.width / edge), boxes.count))
        rows = max(1, min(Int(area.height / edge), boxes.count / columns))
    }

    private func fill(_ boxes: ContiguousArray<Box>) {
        var counts = ContiguousArray<Int32>(repeating: 0, count: columns * rows + 1)
        func forEachCell(_ body: (_ ordinal: Int, _ cell: Int) -> Void) {
            for (ordinal, box) in boxes.enumerated() where !box.isEmpty && !box.isFar {
                let (x, y) = cells(of: box)
                guard x.count * y.count <= Self.mostCellsOfChild else { continue }
                for row in y { for column in x { body(ordinal, row * columns + column) } }
            }
        }
        forEachCell { _, cell in counts[cell + 1] += 1 }
        for cell in 0..<columns * rows { counts[cell + 1] += counts[cell] }
        starts = counts
        members = .init(repeating: 0, count: Int(counts[columns * rows]))
        forEachCell { ordinal, cell in
            members[Int(counts[cell])] = Int32(ordinal)
            counts[cell] += 1
        }
        for (ordinal, box) in boxes.enumerated() where !box.isEmpty {
            let (x, y) = cells(of: box)
            if box.isFar || x.count * y.count > Self.mostCellsOfChild { large.append(Int32(ordinal)) }
        }
    }

    /// The columns and rows of the cells that a box touches; what lies outside of the grid belongs to its outermost
    /// cells.
    private func cells(of box: Box) -> (x: Range<Int>, y: Range<Int>) {
        func range(_ low: Float, _ high: Float, _ start: Float, _ extent: Float, _ count: Int) -> Range<Int> {
            guard extent > 0 else { return 0..<count }
            let scale = Float(count) / extent
            let limit = Float(count - 1)
            let from = Int(max(0, min(limit, ((low - start) * scale).rounded(.down))))
            let to = Int(max(0, min(limit, ((high - start) * scale).rounded(.down))))
            return from..<max(from, to) + 1
        }
        return (
            range(box.minX, box.maxX, area.minX, area.width, columns),
            range(box.minY, box.maxY, area.minY, area.height, rows)
        )
    }

    fileprivate static func isFar(_ box: Box) -> Bool {
        !(box.minX > -farthest && box.minY > -farthest && box.maxX < farthest && box.maxY < farthest)
    }
}

extension Box {
    fileprivate var isFar: Bool { SiblingGrid.isFar(self) }

    /// Whether a side of the box, which lies inside of another one, is a side of that one.
    fileprivate func touchesEdge(of other: Box) -> Bool {
        !isEmpty
            && (minX <= other.minX || minY <= other.minY || maxX >= other.maxX || maxY >= other.maxY)
    }
}
