internal import CPangoCairo

extension CGContext {
    /// A context whose origin is the lower left corner, of its own memory or of the caller's; nil for pixels that there
    /// are not.
    ///
    /// Colours have 8 bits a part, with alpha or without; gray has 8 bits without alpha.
    ///
    /// The caller's memory begins with what is in it, has what was drawn after each call that draws, and may be written
    /// to in between. It has to last until the last of these calls, or of `makeImage()`. For the pointer of `&pixels`
    /// Swift promises no more than this call: an array stays in its place until it grows, or is written to while it has
    /// a copy. Memory that was allocated, and `withUnsafeMutableBytes` around all of the drawing, are sure to last.
    ///
    /// - Parameters:
    ///   - data: `bytesPerRow` times `height` bytes; nil for memory that the context makes, and frees.
    ///   - width: pixels in a row.
    ///   - height: rows.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: 0, or enough for a row.
    ///   - space: sRGB, or gray.
    ///   - bitmapInfo: the raw value of a `CGImageAlphaInfo`, with or without an order of bytes.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let parts = space.numberOfComponents == 1 ? 1 : 4
        guard bitsPerComponent == 8, let alpha = info.alphaInfo, let kind = Kind(space, alpha),
            bytesPerRow == 0 || bytesPerRow / parts >= width
        else { return nil }
        self.init(width: width, height: height, kind: kind)
        let row = bytesPerRow == 0 ? width * parts : bytesPerRow
        let (count, isTooLarge) = row.multipliedReportingOverflow(by: height)
        guard !isTooLarge, let wanted = PixelLayout(kind, space: space, info: info, bytesPerRow: row) else {
            return nil
        }
        if data != nil || !wanted.isOwn(bytesPerRow: bytesOfRow) { layout = wanted }
        if let data { copied = CopiedPixels(at: data, count: count) }
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        concatenate(base)
    }
}

extension CGContext.Kind {
    fileprivate init?(_ space: CGColorSpace, _ alpha: CGImageAlphaInfo) {
        switch (space.numberOfComponents, alpha) {
        case (3, .premultipliedLast), (3, .premultipliedFirst): self = .color
        case (3, .noneSkipLast), (3, .noneSkipFirst): self = .opaque
        // The pixels are those of a colour whose three parts are equal.
        case (1, .none): self = .opaque
        case (1, .alphaOnly): self = .mask
        default: return nil
        }
    }
}
