extension CGImage {
    /// An image of bytes; nil where they are fewer than its rows need, or lie in a way that there is not.
    ///
    /// Parts have 8 bits. Colours and gray are with or without alpha, or a byte that is passed over in its place; alpha
    /// alone makes a mask. The image is a copy, and says of itself how that lies: red, green, blue and alpha, by which the
    /// colours are multiplied.
    ///
    /// - Parameters:
    ///   - width: pixels in a row.
    ///   - height: rows.
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 32 or 24 of colours, 16 or 8 of gray, 8 of alpha alone.
    ///   - bytesPerRow: enough for a row.
    ///   - space: sRGB, or gray.
    ///   - bitmapInfo: whether pixels have alpha, and where; the order of four bytes.
    ///   - provider: the bytes, the upper row first.
    ///   - decode: two numbers for each part, colours first: those that the bytes 0 and 255 stand for, from 0 to 1. Nil
    ///     for 0 and 1.
    ///   - shouldInterpolate: whether the image is smooth where it is drawn larger or smaller than it is.
    ///   - intent: what counts where a space lacks colours; both spaces are of one range, so that none is missing.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        let size = bitsPerPixel / 8
        guard width > 0, height > 0, bitsPerComponent == 8, size > 0, bitsPerPixel == size * 8,
            bytesPerRow / size >= width
        else { return nil }
        let isMask = bitmapInfo.alphaInfo == .alphaOnly
        let parts = PixelParts(colors: space.numberOfComponents, info: bitmapInfo, size: size)
        guard isMask ? size == 1 : parts != nil else { return nil }
        let copy = provider.withBytes { bytes -> [UInt8]? in
            // Divided, as the product of numbers that are too large is none.
            guard bytes.count >= width * size,
                height == 1 || (bytes.count - width * size) / (height - 1) >= bytesPerRow
            else { return nil }
            let rows = ByteRows(bytes: bytes, width: width, height: height, bytesPerRow: bytesPerRow)
            guard let parts else { return rows.coverage(decode: decode) }
            return rows.colors(of: parts, space: space, decode: decode)
        }
        guard let pixels = copy else { return nil }
        self.init(
            width: width, height: height, isMask: isMask, isOpaque: parts?.hasAlpha == false,
            shouldInterpolate: shouldInterpolate, pixels: pixels)
    }
}

/// Rows of pixels as an app has them.
private struct ByteRows {
    let bytes: UnsafeRawBufferPointer
    let width: Int
    let height: Int
    let bytesPerRow: Int

    /// Returns the pixels as coverage.
    func coverage(decode: UnsafePointer<CGFloat>?) -> [UInt8] {
        let alphas = Self.numbers(decode, part: 0)
        return (0..<height).flatMap { y in (0..<width).map { alphas[Int(bytes[y * bytesPerRow + $0])] } }
    }

    /// Returns the pixels as red, green, blue and alpha, by which the others are multiplied.
    func colors(of parts: PixelParts, space: CGColorSpace, decode: UnsafePointer<CGFloat>?) -> [UInt8] {
        let last = space.numberOfComponents - 1
        let reds = Self.numbers(decode, part: 0)
        let greens = Self.numbers(decode, part: min(1, last))
        let blues = Self.numbers(decode, part: last)
        let alphas = Self.numbers(parts.hasAlpha ? decode : nil, part: last + 1)
        let alphaPlace = parts.hasAlpha ? parts.spare : nil
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { result, count in
            for y in 0..<height {
                for x in 0..<width {
                    let start = y * bytesPerRow + x * parts.size
                    let alpha = alphaPlace.map { alphas[Int(bytes[start + $0])] } ?? 255
                    func premultiplied(_ number: UInt8) -> UInt8 {
                        parts.isPremultiplied || alpha == 255
                            ? number : UInt8((Int(number) * Int(alpha) + 127) / 255)
                    }
                    result[count] = premultiplied(reds[Int(bytes[start + parts.red])])
                    result[count + 1] = premultiplied(greens[Int(bytes[start + parts.green])])
                    result[count + 2] = premultiplied(blues[Int(bytes[start + parts.blue])])
                    result[count + 3] = alpha
                    count += 4
                }
            }
        }
    }

    /// Returns what the bytes of a part stand for.
    private static func numbers(_ decode: UnsafePointer<CGFloat>?, part: Int) -> [UInt8] {
        guard let decode else { return [UInt8](0...255) }
        let (low, high) = (decode[2 * part], decode[2 * part + 1])
        return (0...255).map { (byte: Int) -> UInt8 in
            let number = low + (high - low) * CGFloat(byte) / 255
            return number > 0 ? UInt8((min(number, 1) * 255).rounded()) : 0
        }
    }
}
