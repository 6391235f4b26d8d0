import CoreGraphics
import Testing

/// Pictures that are packed row by row.
@Suite struct PNGEncoderTests {
    /// A picture of all colours, and as translucent as its alpha says.
    private func picture(width: Int, height: Int, alpha: UInt8) -> CGImage {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let color = [x * 7, y * 5, x + y].map { UInt8($0 % (Int(alpha) + 1)) }
                pixels += color + [alpha]
            }
        }
        return CGImage(
            width: width, height: height, isMask: false, isOpaque: alpha == 255, pixels: pixels)
    }

    @Test(arguments: [255, 90] as [UInt8])
    func `rows that come one by one, or some at a time, make the file that all at once make`(alpha: UInt8)
        throws
    {
        let picture = picture(width: 37, height: 12, alpha: alpha)
        let whole = try picture.pngData()
        for rows in [1, 5] {
            let encoder = try PNGEncoder(
                width: 37, height: 12, pixels: alpha == 255 ? .opaque : .translucent)
            var file = Data()
            let bytes = picture.withPixels { Array($0) }
            for start in stride(from: 0, to: bytes.count, by: rows * 37 * 4) {
                try Array(bytes[start..<min(start + rows * 37 * 4, bytes.count)]).withUnsafeBytes {
                    try encoder.append($0)
                }
                file += encoder.takeBytes()
            }
            try encoder.finish()
            file += encoder.takeBytes()

            #expect(file == whole)
        }
        let back = try CGImage.decode(whole)
        #expect(back.isOpaque == (alpha == 255))
        if alpha == 255 { #expect(back.withPixels { Array($0) } == picture.withPixels { Array($0) }) }
    }

    @Test func `rows that are missing, and a size that is none, are errors`() throws {
        let encoder = try PNGEncoder(width: 4, height: 3, pixels: .gray)
        try [UInt8](repeating: 9, count: 8).withUnsafeBytes { try encoder.append($0) }

        #expect(throws: ImageError.self) { try encoder.finish() }
        let error = #expect(throws: ImageError.self) { try PNGEncoder(width: 0, height: 3, pixels: .gray) }
        #expect(error?.description.hasPrefix("The picture cannot be packed as PNG: ") == true)
    }

    /// Returns noise, which cannot be packed: what goes in has to come out.
    private func noise(_ count: Int) -> [UInt8] {
        var state: UInt32 = 1
        return (0..<count).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(truncatingIfNeeded: state >> 24)
        }
    }

    @Test func `rows are missed, too, where many others are in the file, and none is too many`() throws {
        let encoder = try PNGEncoder(width: 1000, height: 200, pixels: .gray)
        try noise(199 * 1000).withUnsafeBytes { try encoder.append($0) }

        #expect(encoder.takeBytes().count > 100_000)
        #expect(throws: ImageError.self) { try encoder.finish() }
        #expect(throws: ImageError.self) {
            try noise(2 * 1000).withUnsafeBytes { try encoder.append($0) }
        }
        try noise(1000).withUnsafeBytes { try encoder.append($0) }
        try encoder.finish()
    }

    @Test func `a row that was packed is not kept`() throws {
        let encoder = try PNGEncoder(width: 1000, height: 200, pixels: .gray)
        let pixels = noise(200 * 1000)
        var most = 0
        for start in stride(from: 0, to: pixels.count, by: 1000) {
            let row = Array(pixels[start..<start + 1000])
            try row.withUnsafeBytes { try encoder.append($0) }
            most = max(most, encoder.takeBytes().count)
        }
        try encoder.finish()

        // zlib keeps up to 32 KiB, libpng writes chunks of 8.
        #expect(most > 0 && most < 80_000)
    }
}
