/// Between Cairo's rows (padded; blue first) and ours (tight; red first).
enum PixelRows {
    /// One byte a pixel, the padding left out.
    static func tight(_ source: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height) { result, count in
            for row in 0..<height {
                let line = UnsafeRawBufferPointer(rebasing: source[row * stride..<row * stride + width])
                UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(result)[(row * width)...]
                )
                .copyMemory(from: line)
            }
            count = width * height
        }
    }

    /// Four bytes a pixel with the first and the third exchanged; `opaque` makes the fourth 255.
    static func swapped(
        _ source: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int, opaque: Bool = false
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height * 4) { result, count in
            let target = UnsafeMutableRawBufferPointer(result)
            let alpha: UInt32 = opaque ? 0xFF00_0000 : 0
            for row in 0..<height {
                for column in 0..<width {
                    let pixel = source.loadUnaligned(
                        fromByteOffset: row * stride + column * 4, as: UInt32.self)
                    let exchanged =
                        (pixel & 0xFF00_FF00) | (pixel & 0xFF) << 16 | (pixel >> 16 & 0xFF) | alpha
                    target.storeBytes(
                        of: exchanged, toByteOffset: (row * width + column) * 4, as: UInt32.self)
                }
            }
            count = width * height * 4
        }
    }
}
