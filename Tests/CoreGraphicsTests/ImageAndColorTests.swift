import CoreGraphics
import Testing

/// Parts and kinds of pictures, files that are there as a whole, and numbers of colours.
@Suite struct ImageAndColorTests {
    /// Three columns and two rows of coverage.
    private let image = CGImage(
        width: 3, height: 2, isMask: true, isOpaque: false, pixels: [1, 2, 3, 4, 5, 6])

    private func pixels(_ image: CGImage) -> [UInt8] { image.withPixels { Array($0) } }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "ImageAndColorTests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    // MARK: - Pictures

    @Test(
        arguments: [
            (2, 3, [3, 2, 1, 6, 5, 4]), (3, 3, [6, 5, 4, 3, 2, 1]), (4, 3, [4, 5, 6, 1, 2, 3]),
            (5, 2, [1, 4, 2, 5, 3, 6]), (6, 2, [4, 1, 5, 2, 6, 3]), (7, 2, [6, 3, 5, 2, 4, 1]),
            (8, 2, [3, 6, 2, 5, 1, 4]),
        ] as [(Int, Int, [UInt8])])
    func `a picture is turned and mirrored by its orientation's number`(
        number: Int, width: Int, expected: [UInt8]
    ) {
        let upright = image.upright(fromOrientation: number)

        #expect(upright.width == width && upright.height == 6 / width && upright.isMask)
        #expect(pixels(upright) == expected)
    }

    @Test(arguments: [0, 1, 9])
    func `a picture that is upright, or has no such number, is the same one`(number: Int) {
        #expect(image.upright(fromOrientation: number) === image)
    }

    @Test func `a part has whole pixels, within the picture, and all of it is the picture itself`() throws {
        let broken = try #require(image.cropping(to: CGRect(x: 0.5, y: 0.25, width: 1, height: 0.5)))
        #expect(broken.width == 2 && pixels(broken) == [1, 2])

        let corner = try #require(image.cropping(to: CGRect(x: -5, y: -5, width: 6, height: 7)))
        #expect(corner.width == 1 && pixels(corner) == [1, 4])

        #expect(image.cropping(to: CGRect(x: -1, y: -1, width: 9, height: 9)) === image)
        #expect(image.cropping(to: CGRect(x: 0, y: 2, width: 3, height: 1)) == nil)
    }

    @Test func `the coverage of a picture is its opacity, and that of a mask the mask`() {
        let picture = CGImage(
            width: 2, height: 1, isMask: false, isOpaque: false, pixels: [10, 20, 30, 40, 0, 0, 0, 200])

        #expect(picture.coverage.isMask && pixels(picture.coverage) == [40, 200])
        #expect(image.coverage === image)
    }

    @Test func `a mask says of itself what it is, and a picture, too`() {
        let picture = CGImage(width: 1, height: 1, isMask: false, isOpaque: true, pixels: [1, 2, 3, 255])

        #expect(image.bytesPerRow == 3 && image.bitsPerPixel == 8 && image.alphaInfo == .alphaOnly)
        #expect(image.colorSpace == nil && image.bitmapInfo.rawValue == 7)
        #expect(picture.bytesPerRow == 4 && picture.bitsPerPixel == 32)
        #expect(picture.alphaInfo == .premultipliedLast && picture.colorSpace?.model == .rgb)
    }

    @Test func `what is clear is white in a JPEG, and a mask is gray`() throws {
        let clear = CGImage(
            width: 16, height: 16, isMask: false, isOpaque: false, pixels: .init(repeating: 0, count: 1024))
        let mask = CGImage(
            width: 16, height: 16, isMask: true, isOpaque: false, pixels: .init(repeating: 100, count: 256))

        let white = pixels(try CGImage.decode(clear.jpegData(quality: 1)))
        let gray = pixels(try CGImage.decode(mask.jpegData(quality: .nan)))

        #expect(white.allSatisfy { $0 > 250 })
        #expect(gray.prefix(3).allSatisfy { (97...103).contains($0) } && gray[3] == 255)
    }

    // MARK: - Files

    @Test func `a file of as many bytes as are allowed is read, one of more is not`() throws {
        try withFolder { (folder: String) throws in
            let path = folder + "/ten"
            try WholeFile.write(Data(repeating: 7, count: 10), to: path)

            let read = try WholeFile.read(path, atMost: 10)
            let error = #expect(throws: WholeFile.Failure.self) { try WholeFile.read(path, atMost: 9) }

            #expect(read == Data(repeating: 7, count: 10))
            #expect(error?.reason == "it has more than 9 bytes")
        }
    }

    @Test func `a link stays one, and the file that it names is replaced`() throws {
        try withFolder { (folder: String) throws in
            let (target, link) = (folder + "/target", folder + "/link")
            try WholeFile.write(Data("old".utf8), to: target)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)

            try WholeFile.write(Data("new".utf8), to: link)

            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
            #expect(try WholeFile.read(target, atMost: 99) == Data("new".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
        }
    }

    // MARK: - Colours

    @Test func `numbers beyond the ends are the ends, and what is no number is 0`() {
        #expect(CGColor(red: .nan, green: 2, blue: -1, alpha: 0.5).components == [0, 1, 0, 0.5])
        #expect(CGColor(gray: 7, alpha: -1).components == [1, 0])
        #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 3)?.components == [0.5, 1])
    }

    @Test func `a colour takes as many numbers as its space has, and one more`() {
        let (rgb, gray) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())

        #expect(CGColor(colorSpace: rgb, components: [1, 0, 0]) == nil)
        #expect(CGColor(colorSpace: gray, components: [1, 0, 0, 1]) == nil)
        #expect(CGColor(colorSpace: gray, components: [0.5, 1])?.colorSpace == gray)
        #expect(CGColor(colorSpace: rgb, components: [0, 0, 1, 1])?.numberOfComponents == 4)
    }

    @Test func `colours of two spaces differ, though they look the same, until one is converted`() {
        let (gray, rgb) = (CGColor(gray: 0.5, alpha: 1), CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        func converted(_ color: CGColor, to space: CGColorSpace) -> CGColor? {
            color.converted(to: space, intent: .defaultIntent, options: nil)
        }

        #expect(gray != rgb)
        #expect(converted(gray, to: CGColorSpaceCreateDeviceRGB()) == rgb)
        #expect(converted(gray, to: CGColorSpaceCreateDeviceGray()) == gray)
    }

    @Test func `a space is found by its name`() {
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
        #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.model == .monochrome)
        #expect(CGColorSpace(name: "kCGColorSpaceAdobeRGB") == nil)
    }

    @Test func `a gradient needs a location for each colour, and goes on beyond them`() throws {
        let (colors, one, none) = ([CGColor.black, CGColor.white], [CGColor.white], [CGColor]())
        #expect(CGGradient(colorsSpace: nil, colors: none, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0]) == nil)

        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0.25, 0.75]))
        let seen = [0, 0.25, 0.5, 0.75, 1].map { gradient.color(at: $0).x }
        #expect(seen == [0, 0, 0.5, 1, 1])
        let single = try #require(CGGradient(colorsSpace: nil, colors: one, locations: nil))
        #expect(single.color(at: 0.5).x == 1 && single.color(at: -1).x == 1)
    }
}
