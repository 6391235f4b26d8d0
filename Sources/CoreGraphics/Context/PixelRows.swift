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
            for row in 0..<height {
                swap(
                    UnsafeRawBufferPointer(rebasing: source[(row * stride)...]),
                    into: UnsafeMutableRawBufferPointer(
                        rebasing: UnsafeMutableRawBufferPointer(result)[(row * width * 4)...]),
                    pixels: width, opaque: opaque)
            }
            count = width * height * 4
        }
    }

    /// Writes pixels of four bytes with the first and the third exchanged; `opaque` makes the fourth 255.
    ///
    /// Both buffers are aligned to four bytes.
    static func swap(
        _ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer, pixels: Int,
        opaque: Bool = false
    ) {
        precondition(source.count >= pixels * 4 && target.count >= pixels * 4)
        guard let source = source.baseAddress?.assumingMemoryBound(to: UInt32.self),
            let target = target.baseAddress?.assumingMemoryBound(to: UInt32.self)
        else { return }
        let alpha: UInt32 = opaque ? 0xFF00_0000 : 0
        var index = 0
        // Typed pointers and a plain loop are quick in unoptimized builds, too.
        while index < pixels {
            let pixel = source[index]
            target[index] = (pixel & 0xFF00_FF00) | (pixel & 0xFF) &<< 16 | (pixel &>> 16 & 0xFF) | alpha
            index &+= 1
        }
    }
}
