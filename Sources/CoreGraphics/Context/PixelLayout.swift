import Foundation

/// How the bytes of pixels lie for an app that made a bitmap.
///
/// Cairo's own pixels have blue, green, red and alpha in turn, or coverage alone.
struct PixelLayout {
    let space: CGColorSpace?
    let info: CGBitmapInfo
    let bytesPerRow: Int

    private let kind: CGContext.Kind
    /// The parts of a pixel; nil for coverage alone.
    private let parts: PixelParts?

    /// - Parameters:
    ///   - kind: what Cairo's pixels are.
    ///   - space: the colours of the app's pixels.
    ///   - info: where alpha stands, and the order of bytes.
    ///   - bytesPerRow: the length of a row.
    init?(_ kind: CGContext.Kind, space: CGColorSpace, info: CGBitmapInfo, bytesPerRow: Int) {
        (self.kind, self.info, self.bytesPerRow) = (kind, info, bytesPerRow)
        self.space = kind == .mask ? nil : space
        let colors = space.numberOfComponents
        parts = kind == .mask ? nil : PixelParts(colors: colors, info: info, size: colors == 1 ? 1 : 4)
        if kind != .mask, parts == nil { return nil }
    }

    var bytesPerPixel: Int { parts?.size ?? 1 }

    /// Whether the pixels lie as Cairo's do.
    func isOwn(bytesPerRow stride: Int) -> Bool {
        guard bytesPerRow == stride else { return false }
        guard let parts else { return true }
        return parts.blue == 0 && parts.green == 1 && parts.red == 2 && parts.spare == 3
    }

    /// Writes a pixel of Cairo's.
    func write(
        _ pixel: UnsafePointer<UInt8>, into bytes: UnsafeMutableRawBufferPointer, at start: Int
    ) {
        if let parts, let spare = parts.spare {
            bytes[start + parts.blue] = pixel[0]
            bytes[start + parts.green] = pixel[1]
            bytes[start + parts.red] = pixel[2]
            bytes[start + spare] = kind == .opaque ? 255 : pixel[3]
        } else if kind == .mask {
            bytes[start] = pixel[0]
        } else {
            // The parts of Rec. 709 in 256ths.
            bytes[start] = UInt8((Int(pixel[2]) * 54 + Int(pixel[1]) * 183 + Int(pixel[0]) * 19) >> 8)
        }
    }

    /// Reads a pixel of Cairo's from what `write(_:into:at:)` writes.
    func read(
        _ bytes: UnsafeMutableRawBufferPointer, at start: Int, to pixel: UnsafeMutablePointer<UInt8>
    ) {
        if let parts, let spare = parts.spare {
            pixel[0] = bytes[start + parts.blue]
            pixel[1] = bytes[start + parts.green]
            pixel[2] = bytes[start + parts.red]
            pixel[3] = kind == .opaque ? 255 : bytes[start + spare]
        } else if kind == .mask {
            pixel[0] = bytes[start]
        } else {
            for part in 0..<3 { pixel[part] = bytes[start] }
        }
    }
}

/// Pixels of a context as an app reads and writes them.
final class CopiedPixels {
    let bytes: UnsafeMutableRawBufferPointer
    /// Whether the bytes are the app's, which frees them.
    private let isLent: Bool
    /// The bytes as the context knows them.
    private let seen: UnsafeMutableRawBufferPointer
    /// Whether something is being drawn, after which they are brought up to date.
    var isDrawnOver = false

    /// Makes memory for pixels, with nothing in it.
    init(count: Int) {
        bytes = Self.zeros(count)
        seen = Self.zeros(count)
        isLent = false
    }

    /// Takes the app's memory for the pixels. What is in it is what the app has written.
    init(at memory: UnsafeMutableRawPointer, count: Int) {
        bytes = UnsafeMutableRawBufferPointer(start: memory, count: count)
        seen = Self.zeros(count)
        isLent = true
    }

    deinit {
        if !isLent { bytes.deallocate() }
        seen.deallocate()
    }

    private static func zeros(_ count: Int) -> UnsafeMutableRawBufferPointer {
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        return bytes
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
