import CoreGraphics
import Testing

@Suite struct ImageLimitsTests {
    @Test func `a picture beyond the limit is refused before its pixels are read, with a sentence`() throws {
        let data = try claiming(16_370, 16_370)

        let error = #expect(throws: ImageError.self) { try CGImage.decode(data) }

        #expect(error == .tooLarge(width: 16_370, height: 16_370, mostPixels: 50_000_000))
        #expect(error?.description.contains("at most 50000000 pixels") == true)
        #expect(error?.description.contains("CGImage.decode(_:limits:)") == true)
    }

    @Test func `the limit can be lowered and raised`() throws {
        let picture = CGImage(
            width: 20, height: 10, isMask: true, isOpaque: false, pixels: [UInt8](repeating: 9, count: 200))
        let data = try picture.pngData()

        #expect(throws: ImageError.self) { try CGImage.decode(data, limits: ImageLimits(pixels: 199)) }
        #expect(try CGImage.decode(data, limits: ImageLimits(pixels: 200)).width == 20)
    }

    @Test func `a JPEG of more scans than the limit allows is refused`() throws {
        let file = Array(try #require(Data(base64Encoded: redJPEG)))
        let scan = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
        let data = Data(file[..<scan] + (0..<200_000).flatMap { _ in file[scan..<scan + 14] } + file[scan...])

        let error = #expect(throws: ImageError.self) { try CGImage.decode(data) }
        let ordinary = try CGImage.decode(Data(file), limits: ImageLimits(pixels: 64, decodedPixels: 4096))

        #expect(error == .tooManyScans(200_001, width: 8, height: 8))
        #expect(error?.description.contains("200001 scans") == true)
        #expect(ordinary.width == 8)
    }

    @Test(arguments: [0, 1])
    func `a segment whose length leaves out its own two bytes is no orientation and no crash`(
        length: UInt8
    ) throws {
        let file = Array(try #require(Data(base64Encoded: redJPEG)))

        let result = Result {
            try CGImage.decode(Data(file[..<2] + [0xFF, 0xE1, 0, length] + file[2...]))
        }

        // Whether it is damaged is the decoder's to say.
        if case .success(let image) = result { #expect(image.width == 8) }
    }

    @Test func `a file that never ends is given up, with a sentence`() {
        let error = #expect(throws: ImageError.self) {
            try CGImage.read(fromFile: "/dev/zero", limits: ImageLimits(fileSize: 1 << 20))
        }

        #expect(
            error?.description == "The picture /dev/zero cannot be read: it has more than 1048576 bytes.")
    }

    /// A PNG file of one pixel whose header says something else.
    private func claiming(_ width: UInt32, _ height: UInt32) throws -> Data {
        let pixel = CGImage(width: 1, height: 1, isMask: true, isOpaque: false, pixels: [9])
        var bytes = [UInt8](try pixel.pngData())
        bytes.replaceSubrange(16..<24, with: [width, height].flatMap(bigEndian))
        bytes.replaceSubrange(29..<33, with: bigEndian(checksum(bytes[12..<29])))
        return Data(bytes)
    }

    private func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The CRC-32 that ends every chunk of a PNG file.
    private func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
        }
    }
}
