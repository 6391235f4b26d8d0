import Synchronization

/// A picture in memory that never changes: either premultiplied RGBA, or coverage alone (a mask to be
/// tinted).
///
/// Rows go from the top down and are tightly packed. Two images are the same only if they are one object: a
/// renderer may keep what it made of an image for as long as the image lives.
public final class CGImage: Sendable, Hashable {
    private static let lastID = Atomic<UInt64>(0)

    /// A number that no other image of this process has; later images have greater ones.
    package let id: UInt64

    /// Pixels in a row.
    public let width: Int

    /// Rows.
    public let height: Int

    /// True: one byte of coverage a pixel. False: red, green, blue and alpha, a byte each, multiplied by
    /// alpha.
    package let isMask: Bool

    /// What is known of the pixels' alpha.
    private enum Opacity: UInt8, AtomicRepresentable {
        case unknown, opaque, translucent
    }

    private let opacity: Atomic<Opacity>

    /// Whether the image is smooth where it is drawn larger or smaller than it is.
    public let shouldInterpolate: Bool

    private let pixels: ImagePixels

    /// An image from its bytes.
    ///
    /// - Parameters:
    ///   - width: pixels in a row, at least 1.
    ///   - height: rows, at least 1.
    ///   - isMask: one byte a pixel if true, four if false.
    ///   - isOpaque: promises that every pixel is opaque; false where that is not known.
    ///   - shouldInterpolate: whether the image is smooth where it is drawn larger or smaller.
    ///   - pixels: exactly `height` rows without gaps.
    package init(
        width: Int, height: Int, isMask: Bool, isOpaque: Bool, shouldInterpolate: Bool = true, pixels: [UInt8]
    ) {
        precondition(
            width > 0 && height > 0 && pixels.count == width * height * (isMask ? 1 : 4),
            "An image of \(width) x \(height) cannot be made of \(pixels.count) bytes.")
        id = CGImage.lastID.add(1, ordering: .relaxed).newValue
        self.width = width
        self.height = height
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
        opacity = Atomic(isOpaque ? .opaque : .unknown)
        self.pixels = .known(pixels)
    }

    /// An image that is drawn when its bytes are asked for first; not taken to be opaque.
    ///
    /// - Parameters:
    ///   - width: pixels in a row, at least 1.
    ///   - height: rows, at least 1.
    ///   - isMask: one byte a pixel if true, four if false.
    ///   - draw: draws an image of that size and kind, always the same, on the thread that needs it. Where it gives
    ///     nil, the image is clear.
    package init(width: Int, height: Int, isMask: Bool, draw: @escaping @Sendable () -> CGImage?) {
        precondition(width > 0 && height > 0, "An image of \(width) x \(height) cannot be drawn.")
        id = CGImage.lastID.add(1, ordering: .relaxed).newValue
        self.width = width
        self.height = height
        self.isMask = isMask
        shouldInterpolate = true
        opacity = Atomic(.translucent)
        pixels = .deferred(DeferredPixels(count: width * height * (isMask ? 1 : 4), draw: draw))
    }

    /// Whether every pixel is fully opaque: looked up at most once, as what is opaque is drawn faster. A mask
    /// is opaque only where that was promised.
    package var isOpaque: Bool {
        let known = opacity.load(ordering: .relaxed)
        if known != .unknown { return known == .opaque }
        let isOpaque = !isMask && withPixels { Self.isOpaque($0) }
        opacity.store(isOpaque ? .opaque : .translucent, ordering: .relaxed)
        return isOpaque
    }

    /// Whether all pixels of four bytes have the greatest alpha.
    private static func isOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
        let alpha = UInt32(bigEndian: 0xFF)
        let stretch = 4096
        for start in stride(from: 0, to: pixels.count, by: stretch) {
            var all = alpha
            // No way out within a stretch, so that many pixels are looked at in one instruction.
            for offset in stride(from: start, to: min(start + stretch, pixels.count), by: 4) {
                all &= pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            }
            if all & alpha != alpha { return false }
        }
        return true
    }

    /// Bytes of one row.
    public var bytesPerRow: Int { isMask ? width : width * 4 }

    /// Bits of one pixel: 8 or 32.
    public var bitsPerPixel: Int { isMask ? 8 : 32 }

    /// Bits of one part of a pixel.
    public var bitsPerComponent: Int { 8 }

    /// Where the alpha lies: behind the colours, which are multiplied by it, or alone.
    public var alphaInfo: CGImageAlphaInfo { isMask ? .alphaOnly : .premultipliedLast }

    /// How the pixels lie in memory.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// The space of the pixels: sRGB, or nil for a mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : .rgb }

    /// The bytes of the pixels, row by row from above.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(pixels.bytes) as CFData) }

    /// Lends the bytes for the time of the call.
    package func withPixels<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try pixels.bytes.withUnsafeBytes(body)
    }

    /// The part of the image inside `rect`, in pixels from the upper left, or nil if nothing of it is inside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        if part == whole { return self }
        let bytesPerPixel = isMask ? 1 : 4
        let start = Int(part.minX) * bytesPerPixel
        let length = Int(part.width) * bytesPerPixel
        let bytes = pixels.bytes
        var cropped: [UInt8] = []
        cropped.reserveCapacity(length * Int(part.height))
        for row in Int(part.minY)..<Int(part.maxY) {
            let offset = row * bytesPerRow + start
            cropped.append(contentsOf: bytes[offset..<offset + length])
        }
        return CGImage(
            width: Int(part.width), height: Int(part.height), isMask: isMask, isOpaque: isOpaque,
            shouldInterpolate: shouldInterpolate, pixels: cropped)
    }

    /// Whether both are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// Mixes the identity into the hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
