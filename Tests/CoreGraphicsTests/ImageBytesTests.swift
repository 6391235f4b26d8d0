import CoreGraphics
import Foundation
import Testing

/// The bits of a pixel, how they lie, its bytes, and the red, green, blue and alpha that they are.
private let layouts: [(Int, UInt32, [UInt8], [UInt8])] = [
    (32, CGImageAlphaInfo.premultipliedLast.rawValue, [100, 50, 0, 200], [100, 50, 0, 200]),
    (32, CGImageAlphaInfo.last.rawValue, [255, 51, 0, 100], [100, 20, 0, 100]),
    (32, CGImageAlphaInfo.first.rawValue, [100, 255, 51, 0], [100, 20, 0, 100]),
    (32, CGImageAlphaInfo.noneSkipLast.rawValue, [1, 2, 3, 0], [1, 2, 3, 255]),
    (32, CGImageAlphaInfo.none.rawValue, [1, 2, 3, 0], [1, 2, 3, 255]),
    (
        32, CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        [0, 50, 100, 200], [100, 50, 0, 200]
    ),
    (24, CGBitmapInfo.byteOrderDefault.rawValue, [1, 2, 3], [1, 2, 3, 255]),
]

/// Images that are made of bytes, and what provides these.
@Suite struct ImageBytesTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()
    private let gray = CGColorSpaceCreateDeviceGray()

    private func image(
        _ bytes: [UInt8], width: Int = 1, height: Int = 1, bits: Int, row: Int, space: CGColorSpace,
        info: UInt32, decode: [CGFloat]? = nil, isSmooth: Bool = true
    ) throws -> CGImage? {
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        func made(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row,
                space: space, bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: decode,
                shouldInterpolate: isSmooth, intent: .defaultIntent)
        }
        return decode.map { made($0) } ?? made(nil)
    }

    private func pixels(_ image: CGImage?) -> [UInt8]? { image?.withPixels { Array($0) } }

    @Test(arguments: layouts)
    func `an image of bytes has the colours that they stand for`(
        bits: Int, info: UInt32, bytes: [UInt8], pixel: [UInt8]
    ) throws {
        let image = try image(bytes, bits: bits, row: bytes.count, space: rgb, info: info)

        #expect(pixels(image) == pixel)
        #expect(image?.alphaInfo == .premultipliedLast && image?.bytesPerRow == 4)
    }

    @Test func `gray has three equal colours, with alpha or without, and alpha alone is a mask`() throws {
        let plain = try image([9], bits: 8, row: 1, space: gray, info: CGImageAlphaInfo.none.rawValue)
        let faint = try image([255, 9], bits: 16, row: 2, space: gray, info: CGImageAlphaInfo.last.rawValue)
        let mask = try image([9], bits: 8, row: 1, space: gray, info: CGImageAlphaInfo.alphaOnly.rawValue)

        #expect(pixels(plain) == [9, 9, 9, 255] && pixels(faint) == [9, 9, 9, 9])
        #expect(mask?.alphaInfo == .alphaOnly && pixels(mask) == [9])
    }

    @Test func `rows may be longer than their pixels, and the last one ends with them`() throws {
        let bytes: [UInt8] = [1, 2, 0, 0, 3, 4]
        let info = CGImageAlphaInfo.none.rawValue

        let whole = try image(bytes, width: 2, height: 2, bits: 8, row: 4, space: gray, info: info)
        let short = try image(
            Array(bytes.dropLast()), width: 2, height: 2, bits: 8, row: 4, space: gray, info: info)

        #expect(pixels(whole)?.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == [1, 2, 3, 4])
        #expect(short == nil)
    }

    @Test func `bytes that are no parts of a pixel make no image`() throws {
        let alpha = CGImageAlphaInfo.premultipliedLast.rawValue
        let none = CGImageAlphaInfo.none.rawValue
        let bytes = [UInt8](repeating: 0, count: 64)

        #expect(try image(bytes, bits: 24, row: 4, space: rgb, info: alpha) == nil)
        #expect(try image(bytes, bits: 16, row: 4, space: rgb, info: none) == nil)
        #expect(try image(bytes, bits: 32, row: 3, space: rgb, info: alpha) == nil)
        #expect(try image(bytes, bits: 32, row: 4, space: rgb, info: alpha | 1 << 8) == nil, "floats")
        #expect(try image(bytes, width: 0, bits: 32, row: 4, space: rgb, info: alpha) == nil)
        #expect(try image(bytes, height: .max, bits: 32, row: .max, space: rgb, info: alpha) == nil)
    }

    @Test func `what bytes stand for can be turned around`() throws {
        let info = CGImageAlphaInfo.last.rawValue

        let image = try image(
            [0, 255, 255, 255], bits: 32, row: 4, space: rgb, info: info, decode: [1, 0, 0, 1, 0, 0.2, 0, 1])

        #expect(pixels(image) == [255, 255, 51, 255])
    }

    @Test func `an image that is not to be smooth has sharp pixels where it is drawn larger`() throws {
        let bytes: [UInt8] = [0, 255]
        func edges(isSmooth: Bool) throws -> [UInt8] {
            let image = try #require(
                try image(
                    bytes, width: 2, bits: 8, row: 2, space: gray, info: CGImageAlphaInfo.none.rawValue,
                    isSmooth: isSmooth))
            let context = try #require(CGContext(width: 8, height: 1))
            context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 1))
            let at = try CoreGraphicsTests.pixels(context)
            return (0..<8).map { at($0, 0)[0] }
        }

        #expect(try edges(isSmooth: false) == [0, 0, 0, 0, 255, 255, 255, 255])
        #expect(Set(try edges(isSmooth: true)).count > 2)
    }

    @Test(arguments: [CGImageAlphaInfo.alphaOnly, .none])
    func `an image that is not to be smooth has sharp pixels where it is a clip`(
        alpha: CGImageAlphaInfo
    ) throws {
        let mask = try #require(
            try image(
                [0, 255], width: 2, bits: 8, row: 2, space: gray, info: alpha.rawValue, isSmooth: false))
        let context = try #require(CGContext(width: 8, height: 1))
        let place = CGRect(x: 0, y: 0, width: 8, height: 1)

        context.clip(to: place, mask: mask)
        context.fill(place)

        let at = try CoreGraphicsTests.pixels(context)
        #expect((0..<8).map { at($0, 0)[3] } == [0, 0, 0, 0, 255, 255, 255, 255])
    }

    @Test func `memory of the app's is read when an image is made, and released with its provider`() throws {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
        let released = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { released.deallocate() }
        released.pointee = 0
        memory.initialize(repeating: 0, count: 4)
        var provider = CGDataProvider(dataInfo: released, data: memory, size: 4) { info, data, size in
            info?.assumingMemoryBound(to: Int.self).pointee = size
            UnsafeMutableRawPointer(mutating: data).deallocate()
        }

        memory[3] = 5
        #expect(provider?.data.map { [UInt8]($0 as Data) } == [0, 0, 0, 5] && released.pointee == 0)
        let image = try CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: rgb,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
            provider: #require(provider), decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        provider = nil

        #expect(released.pointee == 4 && pixels(image) == [0, 0, 0, 5])
    }

    @Test func `an object of bytes copies them`() {
        var bytes: [UInt8] = [1, 2, 3]
        let data = CFDataCreate(kCFAllocatorDefault, bytes, 3)
        bytes[0] = 9

        #expect(data.map { [UInt8]($0 as Data) } == [1, 2, 3])
        #expect(CFDataGetLength(CFDataCreate(nil, nil, 0)) == 0 && CFDataCreate(nil, nil, 3) == nil)
    }
}
