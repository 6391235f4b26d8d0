import CoreGraphics

/// The places of the parts of a layer's picture whose middle stretches.
///
///     ┌──┬────┬──┐    the corners keep their size,
///     ├──┼────┼──┤    the sides grow along their edge,
///     └──┴────┴──┘    the middle fills what is left
package struct StretchedContents {
    /// Four cuts along an axis, from low to high.
    package struct Cuts {
        /// In the picture's pixels.
        package let source: SIMD4<Double>
        /// In the layer's points, or where these are put.
        package var place: SIMD4<Double>
    }

    package var columns: Cuts
    package var rows: Cuts

    /// Divides a picture; nil if all of it stretches.
    ///
    /// - Parameters:
    ///   - source: the part of the picture that is shown, in pixels.
    ///   - center: the part of `source` that stretches, 0…1; without a width or height it is a single pixel
    ///     there.
    ///   - frame: the frame of the picture, in points. If it has no room for the corners they shrink.
    ///   - scale: pixels of the picture per point.
    package init?(_ source: CGRect, center: CGRect, in frame: CGRect, scale: CGFloat) {
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return nil }
        columns = Self.cuts(
            (source.minX, source.width), (center.minX, center.maxX), (frame.minX, frame.width), scale)
        rows = Self.cuts(
            (source.minY, source.height), (center.minY, center.maxY), (frame.minY, frame.height), scale)
    }

    private static func cuts(
        _ source: (low: CGFloat, length: CGFloat), _ center: (low: CGFloat, high: CGFloat),
        _ place: (low: CGFloat, length: CGFloat), _ scale: CGFloat
    ) -> Cuts {
        var from = min(max(center.low, 0), 1) * source.length
        var to = min(max(center.high, 0), 1) * source.length
        if to <= from {
            from = min(max(from - 0.5, 0), max(source.length - 1, 0))
            to = min(from + 1, source.length)
        }
        let (first, last) = (from / scale, (source.length - to) / scale)
        let fit = min(1, place.length / max(first + last, .leastNonzeroMagnitude))
        let high = place.low + place.length
        return Cuts(
            source: SIMD4(source.low, source.low + from, source.low + to, source.low + source.length),
            place: SIMD4(place.low, place.low + first * fit, high - last * fit, high))
    }

    /// Calls `body` with each part that is not empty: its source in pixels, its place, and the edges where it meets
    /// another part.
    package func forEach(
        _ body: (_ source: CGRect, _ place: CGRect, _ inner: CAEdgeAntialiasingMask) -> Void
    ) {
        for row in 0..<3 {
            for column in 0..<3 {
                let source = Self.rect(columns.source, rows.source, column, row)
                let place = Self.rect(columns.place, rows.place, column, row)
                guard source.width > 0, source.height > 0, place.width > 0, place.height > 0 else { continue }
                var inner: CAEdgeAntialiasingMask = []
                if column > 0 { inner.insert(.layerLeftEdge) }
                if column < 2 { inner.insert(.layerRightEdge) }
                if row > 0 { inner.insert(.layerBottomEdge) }
                if row < 2 { inner.insert(.layerTopEdge) }
                body(source, place, inner)
            }
        }
    }

    private static func rect(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ column: Int, _ row: Int) -> CGRect {
        CGRect(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
    }
}

extension LayerValues {
    /// The part of a picture that the layer shows, in pixels.
    package func contentsSource(of image: CGImage) -> CGRect {
        CGRect(
            x: contentsRect.minX * CGFloat(image.width), y: contentsRect.minY * CGFloat(image.height),
            width: contentsRect.width * CGFloat(image.width),
            height: contentsRect.height * CGFloat(image.height))
    }
}
