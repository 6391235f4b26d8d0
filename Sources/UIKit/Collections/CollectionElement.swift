/// What a layout places: a cell, or a view beside the cells.
enum CollectionElement: Hashable {
    case cell(IndexPath)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)

    var indexPath: IndexPath {
        switch self {
        case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
        }
    }

    var isCell: Bool {
        if case .cell = self { true } else { false }
    }

    /// The same kind of element, elsewhere in the data.
    func moved(to path: IndexPath) -> CollectionElement {
        switch self {
        case .cell: .cell(path)
        case .supplementary(let kind, _): .supplementary(kind, path)
        case .decoration(let kind, _): .decoration(kind, path)
        }
    }
}

/// How many items each section has.
struct CollectionCounts: Equatable {
    var items: [Int] = []

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && items.indices.contains(path.section)
            && (0..<items[path.section]).contains(path.item)
    }
}

extension CGRect {
    /// Whether an area lies in both rectangles; an edge that they share is none.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
