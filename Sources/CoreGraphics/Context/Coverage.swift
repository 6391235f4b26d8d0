internal import CPangoCairo

/// Coverage in a rectangle, a byte a pixel.
package struct Coverage {
    private static let mostPixels = 8192

    private let box: CGRect
    private let scale: CGFloat
    private let width: Int
    private let height: Int
    private let rowLength: Int
    private var bytes: [UInt8]

    /// Makes coverage of nothing yet; nil for a rectangle that is empty or too large.
    ///
    /// - Parameters:
    ///   - box: the rectangle, in points.
    ///   - scale: pixels a point.
    package init?(of box: CGRect, scale: CGFloat) {
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
    package mutating func draw(_ body: (OpaquePointer) -> Void) {
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
    package mutating func paint(on handle: OpaquePointer) {
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

    /// Blurs by three means in a row and a column, which come close to a Gaussian of half the radius, in pixels.
    package mutating func blur(radius: CGFloat) {
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
