import Foundation

/// The active detents of a sheet, at least one, as positions in ascending order.
struct SheetStops: Equatable {
    struct Stop: Equatable {
        let identifier: UISheetPresentationController.Detent.Identifier
        let position: CGFloat
    }

    let stops: [Stop]
    private let undimmed: UISheetPresentationController.Detent.Identifier?

    /// Sorts the active detents.
    ///
    /// - Parameters:
    ///   - stops: in any order; without one, a sheet stands at the large detent.
    ///   - large: the position of the large detent.
    ///   - undimmed: the largest detent at which nothing is dimmed.
    init(
        _ stops: [Stop], large: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier? = nil
    ) {
        // Equal positions keep the order in which they were given.
        let sorted = stops.enumerated()
            .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
            .map(\.element)
        self.stops = sorted.isEmpty ? [Stop(identifier: .large, position: large)] : sorted
        self.undimmed = undimmed
    }

    var positions: [CGFloat] { stops.map(\.position) }

    var range: ClosedRange<CGFloat> { stops[0].position...stops[stops.count - 1].position }

    /// The stop of this name; the smallest if there is none.
    func stop(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
        stops.first { $0.identifier == identifier } ?? stops[0]
    }

    /// The stop nearest to a position.
    func nearest(to position: CGFloat) -> Stop {
        stops.dropFirst().reduce(stops[0]) {
            abs($1.position - position) < abs($0.position - position) ? $1 : $0
        }
    }

    /// The position up to which nothing is dimmed; `nil`: everything is.
    var undimmedPosition: CGFloat? { stops.first { $0.identifier == undimmed }?.position }

    /// Whether nothing is dimmed at any stop.
    var isLargestUndimmed: Bool { undimmedPosition == range.upperBound }

    /// Whether nothing is dimmed where the sheet stands at `identifier`.
    func isUndimmed(at identifier: UISheetPresentationController.Detent.Identifier?) -> Bool {
        undimmedPosition.map { stop(identifier).position <= $0 } ?? false
    }
}
