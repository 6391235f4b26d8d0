/// Where the parts of a pixel, a byte each, stand among its bytes.
struct PixelParts {
    /// The bytes of a pixel.
    let size: Int
    /// Of gray all three colours are the same byte.
    let red: Int
    let green: Int
    let blue: Int
    /// Where alpha stands, or what is passed over in its place; nil where a pixel has no such byte.
    let spare: Int?
    /// What the spare byte is.
    let alpha: CGImageAlphaInfo

    /// Nil where the bytes are too few or too many, or the parts no bytes.
    ///
    /// - Parameters:
    ///   - colors: how many numbers a colour has: 3 or 1.
    ///   - info: where alpha stands, and the order of bytes.
    ///   - size: the bytes of a pixel.
    init?(colors: Int, info: CGBitmapInfo, size: Int) {
        let known = CGBitmapInfo.alphaInfoMask.union(.byteOrderMask)
        guard known.isSuperset(of: info), colors == 1 || colors == 3, let alpha = info.alphaInfo,
            alpha != .alphaOnly
        else { return nil }
        // Where alpha is said to be none, a byte that is left is passed over as in `noneSkipLast`.
        let hasSpare = alpha != .none || size > colors
        guard size == colors + (hasSpare ? 1 : 0) else { return nil }
        let isFirst = [CGImageAlphaInfo.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
        // Exchanges the first byte of four with the last, and the second with the third.
        let turn = info.intersection(.byteOrderMask) == .byteOrder32Little && size == 4 ? 3 : 0
        let start = isFirst ? 1 : 0
        (self.size, self.alpha) = (size, alpha)
        red = start ^ turn
        green = (start + colors / 2) ^ turn
        blue = (start + colors - 1) ^ turn
        spare = hasSpare ? (isFirst ? 0 : colors) ^ turn : nil
    }

    /// Whether the spare byte says how opaque a pixel is.
    var hasAlpha: Bool { alpha != .none && alpha != .noneSkipFirst && alpha != .noneSkipLast }

    /// Whether the colours are multiplied by alpha already.
    var isPremultiplied: Bool { alpha == .premultipliedFirst || alpha == .premultipliedLast }
}
