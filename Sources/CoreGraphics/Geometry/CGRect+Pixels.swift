extension CGRect {
    /// The middle of the rectangle.
    package var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// The rectangle in whole pixels that covers this one, for a device of `scale` pixels a point.
    package func outset(toPixelsOf scale: CGFloat) -> CGRect {
        guard !isNull, !isInfinite, scale > 0 else { return self }
        let left = (minX * scale).rounded(.down)
        let top = (minY * scale).rounded(.down)
        let right = (maxX * scale).rounded(.up)
        let bottom = (maxY * scale).rounded(.up)
        return CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }
}
