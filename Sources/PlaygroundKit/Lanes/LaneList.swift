import CoreGraphics
import Takes

/// One lane.
enum LaneRow: Equatable {
    case touches
    case progress
    /// The animations of a group, by its number.
    case group(Int)
    /// One animation of a group that is unfolded, by the numbers of both.
    case animation(Int, Int)
    /// In place of groups where nothing is animated.
    case noAnimations
    case calls

    /// The lane's height, in points.
    var height: CGFloat {
        switch self {
        case .touches: 20
        case .progress: 46
        case .group, .noAnimations: 18
        case .animation: 15
        case .calls: 22
        }
    }
}

/// The lanes of a film, from the top: which there are, and where.
struct LaneList: Equatable {
    /// A lane and where it lies.
    struct Place: Equatable {
        let row: LaneRow
        let y: CGFloat

        /// The y coordinates that the lane takes up.
        var range: Range<CGFloat> { y..<y + row.height }
    }

    /// The room below the last lane, in points.
    private static let margin: CGFloat = 6

    /// The groups of animations.
    let groups: [LaneGroup]
    /// All lanes.
    let places: [Place]

    /// The lanes of groups, of which those with the given keys are unfolded.
    init(groups: [LaneGroup], unfolded: Set<String> = []) {
        self.groups = groups
        var rows: [LaneRow] = [.touches, .progress]
        for (number, group) in groups.enumerated() {
            rows.append(.group(number))
            guard group.isFoldable, unfolded.contains(group.key) else { continue }
            rows += group.animations.indices.map { .animation(number, $0) }
        }
        if groups.isEmpty { rows.append(.noAnimations) }
        rows.append(.calls)
        var y: CGFloat = 0
        places = rows.map { row in
            defer { y += row.height }
            return Place(row: row, y: y)
        }
    }

    /// The height of all lanes, in points.
    var height: CGFloat { (places.last?.range.upperBound ?? 0) + Self.margin }

    /// The lanes of groups that can be unfolded, or folded again.
    var foldable: [Place] {
        places.filter { place in
            if case .group(let number) = place.row { groups[number].isFoldable } else { false }
        }
    }

    /// Returns the lane at a height; nil for none.
    func place(at y: CGFloat) -> Place? { places.first { $0.range.contains(y) } }

    /// Returns the lanes that take up a part of a range.
    func places(in range: Range<CGFloat>) -> [Place] {
        places.filter { $0.range.overlaps(range) }
    }

    /// Returns where the lane of a kind lies.
    func place(of row: LaneRow) -> Place? { places.first { $0.row == row } }
}

/// The bars of a folded group, which share the height of one lane.
struct LaneStack {
    private static let thickest: CGFloat = 8
    /// The room above and below the bars, in points.
    private static let margin: CGFloat = 2

    private let count: Int
    private let room: CGFloat
    /// The height of one bar, in points.
    let barHeight: CGFloat

    /// The stack of a number of bars in a lane of a height.
    init(count: Int, in height: CGFloat) {
        self.count = count
        barHeight = max(1, min(Self.thickest, (height - 2 * Self.margin) / CGFloat(count) * 2))
        room = height - 2 * Self.margin - barHeight
    }

    /// Returns the upper end of a bar, from the lane's.
    func top(of index: Int) -> CGFloat {
        Self.margin + (count > 1 ? room * CGFloat(index) / CGFloat(count - 1) : room / 2)
    }

    /// Returns the bars at a height of the lane, the nearest first.
    func bars(at y: CGFloat) -> [Int] {
        (0..<count).filter { index in
            let top = top(of: index)
            return (top - 1...top + barHeight + 1).contains(y)
        }.sorted { abs(top(of: $0) + barHeight / 2 - y) < abs(top(of: $1) + barHeight / 2 - y) }
    }
}
