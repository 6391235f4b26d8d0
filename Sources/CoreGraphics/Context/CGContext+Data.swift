internal import CPangoCairo

extension CGContext {
    /// The bits of one part of a pixel.
    public var bitsPerComponent: Int { 8 }

    /// The bits of a pixel.
    public var bitsPerPixel: Int { 8 * (layout?.bytesPerPixel ?? (kind == .mask ? 1 : 4)) }

    /// The bytes of a row in `data`.
    public var bytesPerRow: Int { layout?.bytesPerRow ?? bytesOfRow }

    /// Whether the pixels in `data` have alpha, where, and in which order their bytes lie.
    public var bitmapInfo: CGBitmapInfo {
        if let layout { return layout.info }
        let order = CGBitmapInfo.byteOrder32Little.rawValue
        return switch kind {
        case .color: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | order)
        case .opaque: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue | order)
        case .mask: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue)
        }
    }

    /// Whether the pixels in `data` have alpha, and where.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

    /// What the numbers in `data` mean; nil for coverage.
    public var colorSpace: CGColorSpace? {
        if let layout { return layout.space }
        return kind == .mask ? nil : .rgb
    }

    /// The pixels, the upper row first: the memory that the context was made with, or memory that lasts as long as it.
    ///
    /// What is drawn is there at once, and later drawing covers what is written there. Pixels in memory of the caller's,
    /// or whose bytes lie in another way than blue, green, red and alpha in turn, are a copy: each drawing takes over
    /// what was written, and brings them up to date; without memory of the caller's from the time on that they were
    /// asked for.
    public var data: UnsafeMutableRawPointer? {
        guard let layout else {
            cairo_surface_flush(surface)
            return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
        }
        if copied == nil {
            copied = CopiedPixels(count: layout.bytesPerRow * height)
            copyPixels()
        }
        return copied?.bytes.baseAddress
    }

    /// Finishes what was drawn. Nothing is drawn later than it is asked for.
    public func flush() { cairo_surface_flush(surface) }

    /// Finishes what was drawn, as `flush()`.
    public func synchronize() { flush() }

    /// Draws something, between what the app has written into the pixels before and what it reads there afterwards.
    func drawing(_ body: () -> Void) {
        guard let copied, !copied.isDrawnOver else { return body() }
        takeWrittenPixels()
        copied.isDrawnOver = true
        body()
        copied.isDrawnOver = false
        copyPixels()
    }

    /// The bytes of a row in Cairo's memory.
    var bytesOfRow: Int { Int(cairo_image_surface_get_stride(surface)) }

    /// Copies what was drawn into the pixels of the app.
    private func copyPixels() {
        guard let layout, let copied, let drawn = compose() else { return }
        defer { cairo_surface_destroy(drawn) }
        cairo_surface_flush(drawn)
        guard let source = cairo_image_surface_get_data(drawn) else { return }
        let (rows, step) = (Int(cairo_image_surface_get_stride(drawn)), kind == .mask ? 1 : 4)
        for y in 0..<height {
            for x in 0..<width {
                layout.write(
                    source + (y * rows + x * step), into: copied.bytes,
                    at: y * layout.bytesPerRow + x * layout.bytesPerPixel)
            }
        }
        copied.markSeen()
    }

    /// Takes over what the app has written into its copy of the pixels.
    func takeWrittenPixels() {
        guard let layout, let copied, copied.isWritten(copied.bytes.indices) else { return }
        cairo_surface_flush(surface)
        guard let target = cairo_image_surface_get_data(surface) else { return }
        let (size, rows, step) = (layout.bytesPerPixel, bytesOfRow, kind == .mask ? 1 : 4)
        for y in 0..<height {
            let row = y * layout.bytesPerRow
            guard copied.isWritten(row..<row + width * size) else { continue }
            for x in 0..<width where copied.isWritten(row + x * size..<row + (x + 1) * size) {
                layout.read(copied.bytes, at: row + x * size, to: target + (y * rows + x * step))
            }
        }
        cairo_surface_mark_dirty(surface)
        copied.markSeen()
    }
}
