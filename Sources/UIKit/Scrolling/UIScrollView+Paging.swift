/// Content that rests only at its pages, each as large as the view.
extension UIScrollView {
    /// Returns the page at which the content comes to rest.
    ///
    /// - Parameters:
    ///   - offset: where the content is let go.
    ///   - start: where the drag began; the content goes no farther than the pages next to it.
    ///   - velocity: the content's, in points a second; with one it goes on to the next page in its direction.
    /// - Returns: the content offset of the page, or of the end of the content.
    func page(after offset: CGPoint, from start: CGPoint, velocity: CGPoint) -> CGPoint {
        let range = restingRange
        return CGPoint(
            x: Self.page(offset.x, from: start.x, velocity.x, length: bounds.width, in: range.x),
            y: Self.page(offset.y, from: start.y, velocity.y, length: bounds.height, in: range.y))
    }

    private static func page(
        _ offset: CGFloat, from start: CGFloat, _ velocity: CGFloat, length: CGFloat,
        in range: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard length > 0 else { return min(max(offset, range.lowerBound), range.upperBound) }
        // Pages count from the left or upper edge, which an inset moves.
        let (here, origin) = (
            (offset - range.lowerBound) / length, ((start - range.lowerBound) / length).rounded()
        )
        var page = here.rounded()
        if velocity > 0 { page = here.rounded(.up) }
        if velocity < 0 { page = here.rounded(.down) }
        page = min(max(page, origin - 1), origin + 1)
        return min(max(range.lowerBound + page * length, range.lowerBound), range.upperBound)
    }
}
