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
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }

    /// What the numbers in `data` mean; nil for coverage.
    public var colorSpace: CGColorSpace? {
        if let layout { return layout.space }
        return kind == .mask ? nil : .rgb
    }

    /// The pixels, the upper row first, in memory that lasts as long as the context.
    ///
    /// What is written there is drawn. Pixels whose bytes lie in another way than blue, green, red and alpha in turn
    /// are a copy: asking for them brings them up to date, and what was written there counts from the next time that
    /// they or the image are asked for.
    public var data: UnsafeMutableRawPointer? {
        guard let layout else {
            cairo_surface_flush(surface)
            return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
        }
        takeWrittenPixels()
        let pixels = copied ?? CopiedPixels(count: layout.bytesPerRow * height)
        copied = pixels
        copyPixels(to: pixels, layout)
        return UnsafeMutableRawPointer(pixels.bytes.baseAddress)
    }

    /// Finishes what was drawn: all of it is in the pixels, also in memory that `data` has given before.
    public func flush() {
        cairo_surface_flush(surface)
        if copied != nil { _ = data }
    }

    /// Finishes what was drawn, as `flush()`: nothing is drawn later than it is asked for.
    public func synchronize() { flush() }

    /// The bytes of a row in Cairo's memory.
    var bytesOfRow: Int { Int(cairo_image_surface_get_stride(surface)) }

    private func copyPixels(to pixels: CopiedPixels, _ layout: PixelLayout) {
        guard let drawn = compose() else { return }
        defer { cairo_surface_destroy(drawn) }
        cairo_surface_flush(drawn)
        guard let source = cairo_image_surface_get_data(drawn), let target = pixels.bytes.baseAddress else {
            return
        }
        let (rows, step) = (Int(cairo_image_surface_get_stride(drawn)), kind == .mask ? 1 : 4)
        for y in 0..<height {
            for x in 0..<width {
                layout.write(
                    source + (y * rows + x * step),
                    to: target + (y * layout.bytesPerRow + x * layout.bytesPerPixel))
            }
        }
        pixels.markWritten()
    }

    /// Takes over what the app has written into its copy of the pixels.
    func takeWrittenPixels() {
        guard let layout, let copied, let source = copied.bytes.baseAddress else { return }
        cairo_surface_flush(surface)
        guard let target = cairo_image_surface_get_data(surface) else { return }
        let (size, rows, step) = (layout.bytesPerPixel, bytesOfRow, kind == .mask ? 1 : 4)
        for y in 0..<height {
            for x in 0..<width {
                let start = y * layout.bytesPerRow + x * size
                let isNew = (start..<start + size).contains { source[$0] != copied.written[$0] }
                if isNew { layout.read(source + start, to: target + (y * rows + x * step)) }
            }
        }
        cairo_surface_mark_dirty(surface)
        copied.markWritten()
    }
}
