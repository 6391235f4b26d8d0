import CoreGraphics

extension CGImage {
    /// Returns one pixel's red, green, blue and alpha, 0 to 255 each, premultiplied by alpha; (0, 0) is the
    /// upper left pixel.
    ///
    /// All four components of a mask are its coverage. Traps outside the picture.
    public func pixel(x: Int, y: Int) -> SIMD4<UInt8> {
        precondition(
            (0..<width).contains(x) && (0..<height).contains(y),
            "Pixel (\(x), \(y)) lies outside of a picture of \(width) × \(height).")
        return withPixels { bytes in
            guard !isMask else { return SIMD4(repeating: bytes[y * bytesPerRow + x]) }
            return bytes.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: SIMD4<UInt8>.self)
        }
    }
}
