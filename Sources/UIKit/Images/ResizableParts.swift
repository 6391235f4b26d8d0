import CoreGraphics
import Foundation

extension UIImage {
    /// How the middle of a picture with caps fills the room.
    public enum ResizingMode: Int, Sendable {
        /// By repeating it.
        case tile = 0
        /// By stretching it.
        case stretch = 1
    }

    /// The middle of a picture with caps, as a part of its size; nil for a picture without caps.
    var stretchedCenter: CGRect? {
        guard capInsets != .zero, size.width > 0, size.height > 0 else { return nil }
        let middle = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: middle.minX / size.width, y: middle.minY / size.height,
            width: max(0, middle.width) / size.width,
            height: max(0, middle.height) / size.height)
    }

    /// Whether the picture has to be drawn for each size, as its middle repeats, or all of it where it has no caps.
    var isTiled: Bool { isResizable && resizingMode == .tile }

    /// Draws pixels of the picture into a rectangle as its caps and its mode say.
    func draw(_ pixels: CGImage, filling rect: CGRect, in context: CGContext) {
        // A small picture is repeated in a larger one first, of which fewer pieces are needed. Tiles are no masks.
        let repeatsWhole = isTiled && capInsets == .zero && !pixels.isMask
        let tile = repeatsWhole ? ColorTile(image: pixels, scale: scale) : nil
        guard let parts = ResizableParts(self, of: tile?.size ?? size, in: rect.size) else {
            return context.drawUpright(pixels, in: rect)
        }
        for (source, target) in parts.pieces {
            guard let piece = (tile?.image ?? pixels).cropping(to: source) else { continue }
            context.drawUpright(piece, in: target.offsetBy(dx: rect.minX, dy: rect.minY))
        }
    }

    /// Returns the pixels of a resizable picture at a size; nil for no size.
    func pixels(filling size: CGSize) -> CGImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            withRenderingMode(.alwaysOriginal).draw(in: CGRect(origin: .zero, size: size))
        }
        return renderingMode == .alwaysTemplate
            ? picture.withRenderingMode(.alwaysTemplate).coverage : picture.cgImage
    }
}

/// Which parts of a resizable picture are drawn where.
///
///     ┌──┬────┬──┐    the corners keep their size,
///     ├──┼────┼──┤    the edges grow along their side,
///     └──┴────┴──┘    the middle fills what is left
struct ResizableParts {
    /// How many pieces a picture is drawn with at most: a middle of one pixel is stretched instead.
    private static let mostPieces = 10_000

    /// Parts of the pixels, and where they go in points.
    private(set) var pieces: [(source: CGRect, target: CGRect)] = []

    /// The parts of an image at a size; nil where all of it stretches.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - whole: the size of the pixels that the parts are taken from, in points.
    ///   - size: the size to fill.
    init?(_ image: UIImage, of whole: CGSize, in size: CGSize) {
        let (caps, scale, isTiled) = (image.capInsets, image.scale, image.isTiled)
        guard caps != .zero || isTiled else { return nil }
        let columns = Self.spans(whole.width, size.width, caps.left, caps.right, isTiled)
        let rows = Self.spans(whole.height, size.height, caps.top, caps.bottom, isTiled)
        guard columns.count * rows.count <= Self.mostPieces else { return nil }
        for row in rows {
            for column in columns {
                pieces.append(
                    (
                        CGRect(
                            x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
                            width: column.source.length * scale, height: row.source.length * scale),
                        CGRect(
                            x: column.target.lowerBound, y: row.target.lowerBound,
                            width: column.target.length,
                            height: row.target.length)
                    ))
            }
        }
    }

    /// Returns which parts of a length go where: a cap, the middle once or repeated, a cap.
    private static func spans(
        _ length: CGFloat, _ room: CGFloat, _ start: CGFloat, _ end: CGFloat, _ isTiled: Bool
    ) -> [(source: Range<CGFloat>, target: Range<CGFloat>)] {
        let first = min(max(start, 0), length)
        let last = min(max(end, 0), length - first)
        let middle = first..<(length - last)
        let target = first..<max(first, room - last)
        var spans: [(source: Range<CGFloat>, target: Range<CGFloat>)] = []
        if first > 0 { spans.append((0..<first, 0..<first)) }
        if middle.length > 0, target.length > 0 {
            let step = isTiled ? middle.length : target.length
            var place = target.lowerBound
            while place < target.upperBound, spans.count <= mostPieces {
                let part = min(step, target.upperBound - place)
                let used = isTiled ? middle.lowerBound..<(middle.lowerBound + part) : middle
                spans.append((used, place..<(place + part)))
                place += part
            }
        }
        if last > 0 {
            spans.append(((length - last)..<length, target.upperBound..<(target.upperBound + last)))
        }
        return spans
    }
}

extension Range<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}
