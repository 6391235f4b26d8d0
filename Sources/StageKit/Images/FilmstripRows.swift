import CoreGraphics
import CoreText

/// Makes a filmstrip's rows of pixels from its pictures, which come one after the other. It keeps only the
/// pictures that lie side by side.
final class FilmstripRows {
    private static let fontSize: CGFloat = 14
    private static let background = CGColor(red: 0.16, green: 0.16, blue: 0.18, alpha: 1)
    private static let foreground = CGColor(red: 0.92, green: 0.92, blue: 0.94, alpha: 1)

    private let layout: FilmstripLayout
    /// The frames so far of the present row of pictures.
    private var frames: [Filmstrip.Frame] = []
    private var count = 0
    /// A row of the background.
    private let ground: UnsafeMutableRawBufferPointer
    /// The row that is being made.
    private let row: UnsafeMutableRawBufferPointer

    init(_ layout: FilmstripLayout) {
        self.layout = layout
        ground = .allocate(byteCount: layout.width * 4, alignment: 16)
        row = .allocate(byteCount: layout.width * 4, alignment: 16)
        let size = CGSize(width: layout.width, height: 1)
        picture(size) { _ in }?.withPixels { ground.copyMemory(from: $0) }
    }

    deinit {
        ground.deallocate()
        row.deallocate()
    }

    /// Adds a frame. When a row of pictures is complete, passes its rows of pixels to `body` from the top
    /// down.
    ///
    /// - Parameters:
    ///   - frame: the next one.
    ///   - body: gets a row's pixels: red, green, blue and 255.
    /// - Throws: what `body` throws.
    func add<E: Error>(
        _ frame: Filmstrip.Frame, _ body: (UnsafeRawBufferPointer) throws(E) -> Void
    ) throws(E) {
        precondition(
            frame.image.width <= layout.pictureWidth && frame.image.height <= layout.pictureHeight,
            "A filmstrip's picture is at most \(layout.pictureWidth) × \(layout.pictureHeight) pixels.")
        frames.append(Filmstrip.Frame(image: opaque(frame.image), label: frame.label))
        count += 1
        guard frames.count == layout.columns || count == layout.count else { return }
        defer { frames = [] }
        for _ in 0..<FilmstripLayout.gap { try body(UnsafeRawBufferPointer(ground)) }
        for y in 0..<layout.pictureHeight {
            row.copyMemory(from: UnsafeRawBufferPointer(ground))
            for (column, frame) in frames.enumerated() where y < frame.image.height {
                copy(row: y, of: frame.image, to: layout.x(ofColumn: column))
            }
            try body(UnsafeRawBufferPointer(row))
        }
        let labels = labels()
        for y in 0..<FilmstripLayout.labelHeight {
            row.copyMemory(from: UnsafeRawBufferPointer(ground))
            if let labels { copy(row: y, of: labels, to: 0) }
            try body(UnsafeRawBufferPointer(row))
        }
        guard count == layout.count else { return }
        for _ in 0..<FilmstripLayout.gap { try body(UnsafeRawBufferPointer(ground)) }
    }

    private func copy(row y: Int, of image: CGImage, to x: Int) {
        image.withPixels { pixels in
            let start = y * image.bytesPerRow
            let line = UnsafeRawBufferPointer(rebasing: pixels[start..<start + image.bytesPerRow])
            UnsafeMutableRawBufferPointer(rebasing: row[(x * 4)...]).copyMemory(from: line)
        }
    }

    /// Returns a picture over the background.
    private func opaque(_ image: CGImage) -> CGImage {
        guard image.isMask || !image.isOpaque else { return image }
        let size = CGSize(width: image.width, height: image.height)
        return picture(size) { $0.drawUpright(image, in: CGRect(origin: .zero, size: size)) } ?? image
    }

    /// Returns a picture as wide as the strip with the frames' labels.
    private func labels() -> CGImage? {
        let font = CTFont(family: .system, size: Self.fontSize, hasMonospacedDigits: true)
        let style = TextStyle(font: font, color: Self.foreground)
        let options = TextOptions(
            width: CGFloat(layout.pictureWidth), lineLimit: 1, lineBreak: .truncateTail, alignment: .center)
        return picture(CGSize(width: layout.width, height: FilmstripLayout.labelHeight)) { context in
            for (column, frame) in frames.enumerated() {
                TextLayout(StyledText(frame.label, style: style), options: options)
                    .draw(in: context, at: CGPoint(x: CGFloat(layout.x(ofColumn: column)), y: 4))
            }
        }
    }

    private func picture(_ size: CGSize, _ draw: (CGContext) -> Void) -> CGImage? {
        guard let context = CGContext(width: Int(size.width), height: Int(size.height), kind: .opaque)
        else { return nil }
        context.setFillColor(Self.background)
        context.fill(CGRect(origin: .zero, size: size))
        draw(context)
        return context.makeImage()
    }
}
