extension PixelRect {
    package var maxX: Int32 { x + width }
    package var maxY: Int32 { y + height }
    package var isEmpty: Bool { width <= 0 || height <= 0 }
    package var area: Int { isEmpty ? 0 : Int(width) * Int(height) }

    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
            height: max(0, min(maxY, other.maxY) - top))
    }

    package func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }

    package func intersects(_ other: PixelRect) -> Bool {
        other.x < maxX && other.maxX > x && other.y < maxY && other.maxY > y
    }

    /// Every pixel that the box touches.
    init(covering box: Box) {
        // Far coordinates of a wild transform are cut off long before they overflow.
        let limit: Float = 1_048_576
        let left = max(-limit, box.minX).rounded(.down)
        let top = max(-limit, box.minY).rounded(.down)
        self.init(
            x: Int32(left), y: Int32(top),
            width: Int32(max(0, min(limit, box.maxX).rounded(.up) - left)),
            height: Int32(max(0, min(limit, box.maxY).rounded(.up) - top)))
    }
}
