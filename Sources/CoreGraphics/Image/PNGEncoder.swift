internal import CImageCodecs

/// Packs a picture as a PNG file, row by row: it needs no memory for the picture or the file as a whole.
///
/// ```swift
/// let encoder = try PNGEncoder(width: 300, height: 200, pixels: .opaque)
/// for row in rows {
///     try encoder.append(row)
///     try file.append(encoder.takeBytes())
/// }
/// try encoder.finish()
/// try file.append(encoder.takeBytes())
/// ```
package final class PNGEncoder {
    /// What the rows have for a pixel.
    package enum Pixels: Sendable {
        /// One byte of gray.
        case gray
        /// Red, green, blue, and a byte that is left out.
        case opaque
        /// Red, green, blue and alpha, multiplied by alpha.
        case translucent
    }

    private let writer = UnsafeMutablePointer<png_row_writer>.allocate(capacity: 1)
    private let pixels: Pixels
    private let bytesPerRow: Int
    /// The rows that are still to come: libpng does not count them.
    private var rowsLeft: Int
    private var bytes = Data()
    /// A row with its colours divided by alpha.
    private var straightRow: [UInt8] = []

    /// Begins a picture.
    ///
    /// - Parameters:
    ///   - width: pixels in a row.
    ///   - height: the number of rows that follow.
    ///   - pixels: what the rows have for a pixel.
    /// - Throws: `ImageError.notEncoded` if libpng refuses.
    package init(width: Int, height: Int, pixels: Pixels) throws(ImageError) {
        self.pixels = pixels
        bytesPerRow = width * (pixels == .gray ? 1 : 4)
        rowsLeft = height
        writer.initialize(to: png_row_writer())
        let type =
            switch pixels {
            case .gray: PNG_COLOR_TYPE_GRAY
            case .opaque: PNG_COLOR_TYPE_RGB
            case .translucent: PNG_COLOR_TYPE_RGB_ALPHA
            }
        let began = png_row_writer_begin(
            writer, UInt32(width), UInt32(height), type, Unmanaged.passUnretained(self).toOpaque()
        ) { png, part, count in
            guard let part, let target = png_get_io_ptr(png) else { return }
            Unmanaged<PNGEncoder>.fromOpaque(target).takeUnretainedValue().bytes.append(part, count: count)
        }
        try check(began)
    }

    deinit {
        png_row_writer_free(writer)
        writer.deallocate()
    }

    /// Packs whole rows, from the top down.
    ///
    /// - Throws: `ImageError.notEncoded` if libpng refuses, or there are more rows than the picture has.
    package func append(_ rows: UnsafeRawBufferPointer) throws(ImageError) {
        precondition(rows.count % bytesPerRow == 0, "A PNG takes whole rows of \(bytesPerRow) bytes.")
        guard let first = rows.baseAddress else { return }
        let count = rows.count / bytesPerRow
        guard count <= rowsLeft else {
            throw .notEncoded(reason: "there are \(count - rowsLeft) rows too many")
        }
        rowsLeft -= count
        for start in stride(from: 0, to: rows.count, by: bytesPerRow) {
            guard pixels == .translucent else {
                try check(png_row_writer_append(writer, first + start))
                continue
            }
            straighten(UnsafeRawBufferPointer(start: first + start, count: bytesPerRow))
            try check(png_row_writer_append(writer, straightRow))
        }
    }

    /// Ends the picture after its last row.
    ///
    /// - Throws: `ImageError.notEncoded` if rows are missing.
    package func finish() throws(ImageError) {
        guard rowsLeft == 0 else { throw .notEncoded(reason: "\(rowsLeft) rows are missing") }
        try check(png_row_writer_finish(writer))
    }

    /// Returns the bytes of the file that were not taken yet.
    package func takeBytes() -> Data {
        defer { bytes = Data() }
        return bytes
    }

    private func check(_ succeeded: Int32) throws(ImageError) {
        guard succeeded == 0 else { return }
        let reason = withUnsafeBytes(of: &writer.pointee.message) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        throw .notEncoded(reason: reason.isEmpty ? "libpng has no memory" : reason)
    }

    private func straighten(_ row: UnsafeRawBufferPointer) {
        if straightRow.isEmpty { straightRow = [UInt8](repeating: 0, count: row.count) }
        straightRow.withUnsafeMutableBufferPointer { pixels in
            UnsafeMutableRawBufferPointer(pixels).copyMemory(from: row)
            // A `while`: without optimization an iterator costs several calls a pixel.
            var offset = 0
            while offset < pixels.count {
                defer { offset += 4 }
                let alpha = Int(pixels[offset + 3])
                guard alpha != 255, alpha != 0 else { continue }
                for channel in offset..<offset + 3 {
                    pixels[channel] = UInt8(min((Int(pixels[channel]) * 255 + alpha / 2) / alpha, 255))
                }
            }
        }
    }
}
