internal import CPangoCairo

extension CGContext {
    /// A context of its own memory, whose origin is the lower left corner, or nil for pixels that there are
    /// not.
    ///
    /// Colours have 8 bits a part, with alpha or without; gray has 8 bits without alpha. Memory of the
    /// caller's is not drawn into: the parameter `data` is nil.
    ///
    /// - Parameters:
    ///   - data: nil.
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
        guard data == nil, bitsPerComponent == 8,
            let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
            let kind = Kind(space, alpha)
        else { return nil }
        let parts = space.numberOfComponents == 1 ? 1 : 4
        guard bytesPerRow == 0 || bytesPerRow / parts >= width else { return nil }
        self.init(width: width, height: height, kind: kind)
        let wanted = PixelLayout(
            kind, space: space, alpha: alpha, info: CGBitmapInfo(rawValue: bitmapInfo),
            bytesPerRow: bytesPerRow == 0 ? width * parts : bytesPerRow)
        if !wanted.isOwn(bytesPerRow: bytesOfRow) { layout = wanted }
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
