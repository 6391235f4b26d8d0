import Foundation

/// Where a popover lies beside its source.
///
/// ```
///        source            The body lies beside the source where there is most room, centred on it as far as the
///          ╱╲              area allows; the arrow points to the middle of the source.
///  ┌──────╱  ╲────┐
///  │     body     │
/// ```
struct PopoverLayout: Equatable {
    /// The frame of body and arrow.
    let frame: CGRect
    /// Where the arrow points to; empty if there is none.
    let direction: UIPopoverArrowDirection
    /// How far the tip is from the left or upper end of the edge that the arrow stands on.
    let tip: CGFloat

    /// Lays out a popover.
    ///
    /// - Parameters:
    ///   - content: the size that the contents would like to have.
    ///   - source: what it points to.
    ///   - area: what it may cover; in the same coordinates.
    ///   - permitted: where the arrow may point to.
    ///   - overlaps: whether the body may cover the source rather than be made smaller.
    ///   - shape: the measures of arrow and edge.
    init(
        content: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool,
        shape: PopoverShape = PopoverShape()
    ) {
        let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter(permitted.contains)
        let (insets, length) = (shape.insets, shape.arrowLength)
        let most = CGSize(
            width: min(content.width + insets.left + insets.right, area.width),
            height: min(content.height + insets.top + insets.bottom, area.height))
        func fitted(_ direction: UIPopoverArrowDirection) -> CGSize {
            let room = Self.room(direction, beside: source, in: area, length)
            return CGSize(width: min(most.width, room.width), height: min(most.height, room.height))
        }
        let best =
            directions.first { fitted($0) == most }
            ?? directions.max { fitted($0).width * fitted($0).height < fitted($1).width * fitted($1).height }
        guard let best else {
            direction = []
            tip = 0
            let origin = CGPoint(x: source.midX - most.width / 2, y: source.midY - most.height / 2)
            frame = CGRect(origin: origin, size: most).moved(into: area)
            return
        }
        let size = overlaps ? most : fitted(best)
        let body = Self.body(size, best, beside: source, length).moved(into: area)
        direction = best
        frame = body.extended(towards: best, by: length)
        let isHorizontalEdge = best == .up || best == .down
        let (wanted, edge) =
            isHorizontalEdge
            ? (source.midX - frame.minX, frame.width) : (source.midY - frame.minY, frame.height)
        let least = PopoverShape.cornerRadius + shape.arrowBase / 2
        tip = edge < 2 * least ? edge / 2 : min(max(wanted, least), edge - least)
    }

    /// Returns the room for the body beside the source, on the side that the arrow points away from.
    private static func room(
        _ direction: UIPopoverArrowDirection, beside source: CGRect, in area: CGRect, _ arrowLength: CGFloat
    ) -> CGSize {
        switch direction {
        case .up: CGSize(width: area.width, height: max(area.maxY - source.maxY - arrowLength, 0))
        case .down: CGSize(width: area.width, height: max(source.minY - area.minY - arrowLength, 0))
        case .left: CGSize(width: max(area.maxX - source.maxX - arrowLength, 0), height: area.height)
        default: CGSize(width: max(source.minX - area.minX - arrowLength, 0), height: area.height)
        }
    }

    private static func body(
        _ size: CGSize, _ direction: UIPopoverArrowDirection, beside source: CGRect, _ arrowLength: CGFloat
    ) -> CGRect {
        let x: CGFloat
        let y: CGFloat
        switch direction {
        case .up: (x, y) = (source.midX - size.width / 2, source.maxY + arrowLength)
        case .down: (x, y) = (source.midX - size.width / 2, source.minY - arrowLength - size.height)
        case .left: (x, y) = (source.maxX + arrowLength, source.midY - size.height / 2)
        default: (x, y) = (source.minX - arrowLength - size.width, source.midY - size.height / 2)
        }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}

extension CGRect {
    /// Returns the rectangle moved as little as possible to lie in `area`, which is at least as large.
    fileprivate func moved(into area: CGRect) -> CGRect {
        var result = self
        result.origin.x = max(min(minX, area.maxX - width), area.minX)
        result.origin.y = max(min(minY, area.maxY - height), area.minY)
        return result
    }

    /// Returns the rectangle with room for an arrow of that length.
    func extended(towards direction: UIPopoverArrowDirection, by length: CGFloat) -> CGRect {
        var result = self
        switch direction {
        case .up:
            result.origin.y -= length
            result.size.height += length
        case .down: result.size.height += length
        case .left:
            result.origin.x -= length
            result.size.width += length
        case .right: result.size.width += length
        default: break
        }
        return result
    }
}
