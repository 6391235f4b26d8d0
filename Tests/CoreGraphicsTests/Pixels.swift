import CoreGraphics
import Testing

/// The bytes of a pixel of a context's picture, a single one in a mask. The rows are counted from above.
func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] { try pixels(context)(x, y) }

/// What gives the bytes of each pixel of a context's picture as it is now.
func pixels(_ context: CGContext) throws -> (Int, Int) -> [UInt8] {
    let image = try #require(context.makeImage())
    let size = image.isMask ? 1 : 4
    let bytes: [UInt8] = image.withPixels { Array($0) }
    return { x, y in Array(bytes[(y * image.bytesPerRow + x * size)...].prefix(size)) }
}
