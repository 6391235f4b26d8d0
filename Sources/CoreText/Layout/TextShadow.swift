internal import CPangoCairo

/// What text casts below itself.
package struct TextShadow: Hashable, Sendable {
    /// To the right and down, in points.
    package var offset: CGSize
    /// The blur, in points; 0 for a sharp copy.
    package var blurRadius: CGFloat
    package var color: CGColor

    /// A shadow; what is not finite counts as 0.
    package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
        self.offset = CGSize(
            width: offset.width.isFinite ? offset.width : 0,
            height: offset.height.isFinite ? offset.height : 0)
        self.blurRadius = blurRadius.isFinite ? min(max(blurRadius, 0), Self.greatestBlur) : 0
        self.color = color
    }

    /// The greatest blur, in points: more of it cannot be seen any more.
    private static let greatestBlur: CGFloat = 100

    /// Returns the rectangle that the shadow of what is inside of `rect` covers.
    func extent(of rect: CGRect) -> CGRect {
        rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    }

    /// How far blurring reaches.
    fileprivate var reach: CGFloat { blurRadius * 1.5 + (blurRadius > 0 ? 1 : 0) }
}

extension TextLayout {
    /// Draws the shadows of a line's letters and bars.
    func drawShadows(of line: Line, in context: CGContext, at origin: CGPoint) {
        for run in line.shaped.runs(of: line.index) {
            guard let shadow = run.style.shadow else { continue }
            let place = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
            if shadow.blurRadius == 0 {
                context.usePaint(shadow.color)
                run.fill(on: context.handle, at: place)
            } else {
                run.drawBlurred(shadow, in: context, at: place)
            }
        }
    }
}

extension ShapedRun {
    /// Fills letters and bars in the current colour, for a line at `origin`.
    fileprivate func fill(on handle: OpaquePointer, at origin: CGPoint) {
        cairo_new_path(handle)
        cairo_move_to(handle, origin.x + x, origin.y - style.baselineOffset)
        pango_cairo_glyph_string_path(handle, font, glyphs)
        cairo_fill(handle)
        for (bar, _) in decorations(at: origin) {
            cairo_rectangle(handle, bar.minX, bar.minY, bar.width, bar.height)
            cairo_fill(handle)
        }
    }

    /// Draws the coverage of letters and bars blurred, in the shadow's colour.
    fileprivate func drawBlurred(_ shadow: TextShadow, in context: CGContext, at place: CGPoint) {
        var plain = self
        plain.style.shadow = nil
        let ink = plain.ink(at: place)
        guard !ink.isNull else { return }
        let scale = context.pixelScale
        let box = ink.insetBy(dx: -shadow.reach, dy: -shadow.reach)
        guard var coverage = TextCoverage(of: box, scale: scale) else { return }
        coverage.draw { fill(on: $0, at: place) }
        coverage.blur(radius: shadow.blurRadius * scale)
        context.usePaint(shadow.color)
        coverage.paint(on: context.handle)
    }
}

extension CGContext {
    /// Pixels a point.
    fileprivate var pixelScale: CGFloat {
        let transform = ctm
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        return scale.isFinite && scale > 0 ? scale : 1
    }
}

/// Coverage in a rectangle, a byte a pixel.
private struct TextCoverage {
    private static let mostPixels = 8192

    private let box: CGRect
    private let scale: CGFloat
    private let width: Int
    private let height: Int
    private let rowLength: Int
    private var bytes: [UInt8]

    init?(of box: CGRect, scale: CGFloat) {
        let (columns, rows) = ((box.width * scale).rounded(.up), (box.height * scale).rounded(.up))
        guard columns >= 1, rows >= 1, columns <= CGFloat(Self.mostPixels), rows <= CGFloat(Self.mostPixels)
        else { return nil }
        self.box = box
        self.scale = scale
        (width, height) = (Int(columns), Int(rows))
        rowLength = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        bytes = [UInt8](repeating: 0, count: rowLength * height)
    }

    /// Lets `body` draw with opaque paint, in the points of the box.
    mutating func draw(_ body: (OpaquePointer) -> Void) {
        let (box, scale) = (box, scale)
        withSurface { surface in
            guard let handle = cairo_create(surface) else { return }
            defer { cairo_destroy(handle) }
            cairo_scale(handle, scale, scale)
            cairo_translate(handle, -box.minX, -box.minY)
            cairo_set_source_rgba(handle, 0, 0, 0, 1)
            body(handle)
        }
    }

    /// Paints the coverage with the current paint.
    mutating func paint(on handle: OpaquePointer) {
        let (box, scale) = (box, scale)
        withSurface { surface in
            cairo_surface_set_device_scale(surface, scale, scale)
            cairo_mask_surface(handle, surface, box.minX, box.minY)
        }
    }

    private mutating func withSurface(_ body: (OpaquePointer) -> Void) {
        let (width, height, rowLength) = (Int32(width), Int32(height), Int32(rowLength))
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard
                let surface = cairo_image_surface_create_for_data(
                    buffer.baseAddress, CAIRO_FORMAT_A8, width, height, rowLength)
            else { return }
            body(surface)
            cairo_surface_flush(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// Blurs by three means in a row and a column, which come close to a Gaussian of half the radius.
    mutating func blur(radius: CGFloat) {
        let side = max(Int((radius / 2 * 1.88).rounded()), 1)
        guard side > 1 else { return }
        for _ in 0..<3 {
            for row in 0..<height { mean(from: row * rowLength, step: 1, count: width, over: side) }
            for column in 0..<width { mean(from: column, step: rowLength, count: height, over: side) }
        }
    }

    /// Replaces each byte of a line by the mean of those around it.
    private mutating func mean(from start: Int, step: Int, count: Int, over side: Int) {
        let line = (0..<count).map { Int(bytes[start + $0 * step]) }
        let (before, after) = (side / 2, side - 1 - side / 2)
        var sum = line.prefix(min(after, count)).reduce(0, +)
        for index in 0..<count {
            if index + after < count { sum += line[index + after] }
            if index - before - 1 >= 0 { sum -= line[index - before - 1] }
            bytes[start + index * step] = UInt8(min(max((sum + side / 2) / side, 0), 255))
        }
    }
}
