import CoreGraphics

/// The largest surface that is drawn.
package enum SurfaceLimits {
    /// The widest and highest surface that every OpenGL 3.3 driver in use draws.
    private static let pixelsOnASide: CGFloat = 16_384
    /// Two 8K displays. A pixel takes 4 bytes on the surface and about 10 more on its way into a file.
    private static let pixelsInAll: CGFloat = 67_108_864

    /// Returns the limit that a surface exceeds, as the end of a sentence; nil where it can be drawn.
    package static func exceeded(by size: CGSize, scale: CGFloat) -> String? {
        let (width, height) = (size.width * scale, size.height * scale)
        if !(max(width, height) <= pixelsOnASide) {
            return "at most \(Int(pixelsOnASide)) pixels on a side can be drawn"
        }
        if width * height > pixelsInAll {
            return "at most \(Int(pixelsInAll / 1_000_000)) million pixels in all can be drawn"
        }
        return nil
    }

    /// Returns a length in whole pixels, at least one.
    package static func pixels(_ length: CGFloat) -> Int32 {
        Int32(min(max(length.rounded(), 1), pixelsOnASide))
    }
}
