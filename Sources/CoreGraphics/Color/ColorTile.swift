/// A picture that is repeated in both directions.
package struct ColorTile: Sendable, Hashable {
    /// The picture.
    package let image: CGImage
    /// Its size in points.
    package let size: CGSize
    /// How opaque the picture is drawn, from 0 to 1.
    package private(set) var opacity: CGFloat = 1

    /// Makes a tile. The picture is drawn several times into a larger one while that is small, so that a view is
    /// covered by few.
    ///
    /// - Parameters:
    ///   - image: the picture.
    ///   - scale: its pixels per point, more than 0.
    package init(image: CGImage, scale: CGFloat) {
        let columns = Self.repetitions(image.width)
        let rows = Self.repetitions(image.height)
        let large = CGImage.tiled(image, columns: columns, rows: rows)
        self.image = large
        size = CGSize(width: CGFloat(large.width) / scale, height: CGFloat(large.height) / scale)
    }

    /// Returns the same tile with another opacity.
    func faded(to opacity: CGFloat) -> ColorTile {
        var tile = self
        tile.opacity = opacity > 0 ? min(opacity, 1) : 0
        return tile
    }

    /// How often pixels are repeated to be at least 128.
    private static func repetitions(_ pixels: Int) -> Int { max(1, (127 + pixels) / pixels) }

    /// Compares the size, the opacity and the picture, which is the same only if it is one object.
    package static func == (left: ColorTile, right: ColorTile) -> Bool {
        left.image == right.image && left.size.width == right.size.width
            && left.size.height == right.size.height && left.opacity == right.opacity
    }

    /// Hashes the picture.
    package func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension CGImage {
    /// Returns the picture several times beside and below itself.
    fileprivate static func tiled(_ image: CGImage, columns: Int, rows: Int) -> CGImage {
        guard columns > 1 || rows > 1,
            let context = CGContext(width: image.width * columns, height: image.height * rows)
        else { return image }
        for row in 0..<rows {
            for column in 0..<columns {
                context.drawUpright(
                    image,
                    in: CGRect(
                        x: column * image.width, y: row * image.height, width: image.width,
                        height: image.height))
            }
        }
        return context.makeImage() ?? image
    }
}
