import Foundation

/// How the bytes of pixels lie for an app that made a bitmap.
///
/// Cairo's own pixels have blue, green, red and alpha in turn, or coverage alone.
struct PixelLayout {
    let space: CGColorSpace?
    let info: CGBitmapInfo
    let bytesPerRow: Int

    private let kind: CGContext.Kind
    /// Where Cairo's four parts stand among a pixel's bytes; nil for pixels of one byte.
    private let places: (blue: Int, green: Int, red: Int, alpha: Int)?

    /// - Parameters:
    ///   - kind: what Cairo's pixels are.
    ///   - space: the colours of the app's pixels.
    ///   - alpha: where alpha stands.
    ///   - info: the order of bytes.
    ///   - bytesPerRow: the length of a row.
    init(
        _ kind: CGContext.Kind, space: CGColorSpace, alpha: CGImageAlphaInfo, info: CGBitmapInfo,
        bytesPerRow: Int
    ) {
        (self.kind, self.info, self.bytesPerRow) = (kind, info, bytesPerRow)
        self.space = kind == .mask ? nil : space
        guard space.numberOfComponents == 3 else {
            places = nil
            return
        }
        let isReversed = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue == 2 << 12
        let isAlphaFirst = alpha == .premultipliedFirst || alpha == .noneSkipFirst
        switch (isAlphaFirst, isReversed) {
        case (true, false): places = (blue: 3, green: 2, red: 1, alpha: 0)
        case (true, true): places = (blue: 0, green: 1, red: 2, alpha: 3)
        case (false, false): places = (blue: 2, green: 1, red: 0, alpha: 3)
        case (false, true): places = (blue: 1, green: 2, red: 3, alpha: 0)
        }
    }

    var bytesPerPixel: Int { places == nil ? 1 : 4 }

    /// Whether the pixels lie as Cairo's do.
    func isOwn(bytesPerRow stride: Int) -> Bool {
        guard bytesPerRow == stride else { return false }
        return places.map { $0 == (0, 1, 2, 3) } ?? (kind == .mask)
    }

    /// Writes a pixel of Cairo's.
    func write(_ pixel: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) {
        if let places {
            target[places.blue] = pixel[0]
            target[places.green] = pixel[1]
            target[places.red] = pixel[2]
            target[places.alpha] = kind == .opaque ? 255 : pixel[3]
        } else if kind == .mask {
            target[0] = pixel[0]
        } else {
            // The parts of Rec. 709 in 256ths.
            target[0] = UInt8((Int(pixel[2]) * 54 + Int(pixel[1]) * 183 + Int(pixel[0]) * 19) >> 8)
        }
    }

    /// Reads a pixel of Cairo's from what `write(_:to:)` writes.
    func read(_ source: UnsafePointer<UInt8>, to pixel: UnsafeMutablePointer<UInt8>) {
        if let places {
            pixel[0] = source[places.blue]
            pixel[1] = source[places.green]
            pixel[2] = source[places.red]
            pixel[3] = kind == .opaque ? 255 : source[places.alpha]
        } else if kind == .mask {
            pixel[0] = source[0]
        } else {
            for part in 0..<3 { pixel[part] = source[0] }
        }
    }
}

/// Pixels of a context as an app reads and writes them.
final class CopiedPixels {
    let bytes: UnsafeMutableBufferPointer<UInt8>
    /// The bytes as the context knows them.
    private let seen: UnsafeMutableBufferPointer<UInt8>
    /// Whether something is being drawn, after which they are brought up to date.
    var isDrawnOver = false

    init(count: Int) {
        bytes = .allocate(capacity: count)
        seen = .allocate(capacity: count)
        bytes.initialize(repeating: 0)
        seen.initialize(repeating: 0)
    }

    deinit {
        bytes.deallocate()
        seen.deallocate()
    }

    /// Returns whether the app has written into some of the bytes since the context saw them last.
    func isWritten(_ range: Range<Int>) -> Bool {
        guard let now = bytes.baseAddress, let before = seen.baseAddress else { return false }
        return memcmp(now + range.lowerBound, before + range.lowerBound, range.count) != 0
    }

    /// Takes note that the context knows all bytes.
    func markSeen() {
        guard let now = bytes.baseAddress, let before = seen.baseAddress else { return }
        memcpy(before, now, bytes.count)
    }
}
