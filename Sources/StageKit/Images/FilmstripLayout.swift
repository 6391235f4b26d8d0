import CoreGraphics

/// Where a filmstrip's pictures and labels lie, in pixels.
package struct FilmstripLayout: Sendable {
    /// Pixels between the pictures and around them.
    static let gap = 12
    /// Pixels for a label.
    static let labelHeight = 24

    /// The number of pictures.
    package let count: Int
    /// The pictures side by side.
    package let columns: Int
    /// The pixels of the largest picture.
    package let pictureWidth: Int
    package let pictureHeight: Int

    /// Makes a layout of pictures in rows of `columns`; nil: one row.
    ///
    /// - Returns: nil if there is no picture, or too many for one.
    package init?(count: Int, columns: Int?, pictureWidth: Int, pictureHeight: Int) {
        guard count > 0, pictureWidth > 0, pictureHeight > 0 else { return nil }
        self.count = count
        self.columns = min(count, max(1, columns ?? count))
        self.pictureWidth = pictureWidth
        self.pictureHeight = pictureHeight
        guard max(width, height) <= CGContext.mostPixels else { return nil }
    }

    /// The pixels of the strip.
    package var width: Int { columns * (pictureWidth + Self.gap) + Self.gap }
    package var height: Int {
        let rows = (count + columns - 1) / columns
        return rows * (Self.gap + pictureHeight + Self.labelHeight) + Self.gap
    }

    /// Where a column's pictures begin.
    func x(ofColumn column: Int) -> Int { Self.gap + column * (pictureWidth + Self.gap) }
}
