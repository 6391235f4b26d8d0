import CoreGraphics
import Testing

/// Where alpha stands, the order of bytes, and those of a pixel with 255 red and 51 green.
private let layouts: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
    (.premultipliedLast, [], [255, 51, 0, 255]),
    (.premultipliedLast, .byteOrder32Big, [255, 51, 0, 255]),
    (.premultipliedLast, .byteOrder32Little, [255, 0, 51, 255]),
    (.premultipliedFirst, [], [255, 255, 51, 0]),
    (.premultipliedFirst, .byteOrder32Little, [0, 51, 255, 255]),
    (.noneSkipLast, [], [255, 51, 0, 255]),
]

/// The pixels of bitmaps, as an app reads and writes them.
@Suite struct ContextDataTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()

    private func bitmap(
        _ space: CGColorSpace, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [], row: Int = 0,
        memory: UnsafeMutableRawPointer? = nil
    ) throws -> CGContext {
        try #require(
            CGContext(
                data: memory, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: row, space: space,
                bitmapInfo: alpha.rawValue | order.rawValue))
    }

    private func bytes(_ context: CGContext) throws -> [UInt8] {
        let data = try #require(context.data)
        return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
    }

    @Test(arguments: layouts)
    func `the bytes of a pixel lie as the bitmap was asked for`(
        alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]
    ) throws {
        let context = try bitmap(rgb, alpha, order)
        context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))

        // The origin is the lower left corner: the second row.
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))

        let row = context.bytesPerRow
        #expect(try Array(bytes(context)[(row + 4)..<(row + 8)]) == expected)
        #expect(context.bitsPerComponent == 8 && context.bitsPerPixel == 32 && row >= 12)
        #expect(context.width == 3 && context.height == 2)
        #expect(context.alphaInfo == alpha && context.colorSpace == rgb)
    }

    @Test func `rows are as long as was asked for, and gray is one byte`() throws {
        let wide = try bitmap(rgb, .premultipliedLast, row: 40)
        #expect(wide.bytesPerRow == 40)
        let gray = try bitmap(CGColorSpaceCreateDeviceGray(), .none)
        gray.setFillColor(gray: 0.6, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 3, height: 1))

        #expect(gray.bytesPerRow == 3 && gray.bitsPerPixel == 8)
        #expect(try bytes(gray) == [0, 0, 0, 153, 153, 153])
    }

    @Test(arguments: [CGBitmapInfo.byteOrder32Big, .byteOrder32Little])
    func `what is written into the pixels is in the image, and drawn over`(order: CGBitmapInfo) throws {
        let context = try bitmap(rgb, .premultipliedFirst, order)
        context.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
        let data = try #require(context.data)
        let isBig = order == .byteOrder32Big
        let green: [UInt8] = isBig ? [255, 0, 255, 0] : [0, 255, 0, 255]
        for (index, byte) in green.enumerated() {
            data.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
        }

        let image = try #require(context.makeImage())
        let pixels = image.withPixels { Array($0) }

        #expect(Array(pixels[0..<4]) == [0, 255, 0, 255] && Array(pixels[8..<12]) == [0, 0, 0, 255])
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        #expect(try Array(bytes(context)[0..<4]) == (isBig ? [255, 255, 0, 0] : [0, 0, 255, 255]))
    }

    @Test func `pixels that were not asked for in a layout are those in memory`() throws {
        let context = try #require(CGContext(width: 3, height: 2))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        let data = try #require(context.data)

        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

        #expect(data == context.data)
        #expect(try Array(bytes(context)[0..<4]) == [0, 0, 255, 255])
        #expect(context.alphaInfo == .premultipliedFirst)
    }

    /// Ways to fill all of a bitmap with red, or to make it clear.
    enum Drawing: CaseIterable {
        case fill, path, stroke, image, tiles, layer, linearGradient, conicGradient, clear

        var result: [UInt8] { self == .clear ? [0, 0, 0, 0] : [255, 0, 0, 255] }

        func draw(in context: CGContext, _ rect: CGRect) throws {
            let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            let image = CGImage(
                width: 1, height: 1, isMask: false, isOpaque: true, pixels: [255, 0, 0, 255])
            let gradient = try #require(
                CGGradient(colorsSpace: nil, colors: [red, red] as [CGColor], locations: [0, 1]))
            context.setFillColor(red)
            context.setStrokeColor(red)
            switch self {
            case .fill: context.fill(rect)
            case .path:
                context.addRect(rect)
                context.drawPath(using: .fillStroke)
            case .stroke:
                context.setLineWidth(2 * rect.height)
                context.strokeLineSegments(between: [
                    CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY),
                ])
            case .image: context.draw(image, in: rect)
            case .tiles: context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), byTiling: true)
            case .layer:
                context.beginTransparencyLayer()
                context.fill(rect)
                context.endTransparencyLayer()
            case .linearGradient:
                context.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: rect.maxX, y: 0),
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            case .conicGradient:
                context.drawConicGradient(gradient, center: CGPoint(x: rect.midX, y: rect.midY), angle: 0)
            case .clear: context.clear(rect)
            }
        }
    }

    @Test(arguments: Drawing.allCases)
    func `what is drawn covers what the app wrote, and is in the memory that it holds`(
        drawing: Drawing
    ) throws {
        let context = try bitmap(rgb, .premultipliedLast)
        let data = try #require(context.data)
        func first() -> [UInt8] { (0..<4).map { data.load(fromByteOffset: $0, as: UInt8.self) } }
        data.storeBytes(of: 0xFF00_FF00, as: UInt32.self)
        #expect(first() == [0, 255, 0, 255])

        try drawing.draw(in: context, CGRect(x: 0, y: 0, width: 3, height: 2))

        #expect(first() == drawing.result)
        let image = try #require(context.makeImage())
        let pixels: [UInt8] = image.withPixels { Array($0.prefix(4)) }
        #expect(pixels == drawing.result)
    }

    // MARK: - In memory of the app's

    @Test(arguments: layouts)
    func `memory of the app's has the bytes of a pixel as they were asked for`(
        alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]
    ) throws {
        var bytes = [UInt8](repeating: 0, count: 24)

        try bytes.withUnsafeMutableBytes { memory in
            let context = try bitmap(rgb, alpha, order, memory: memory.baseAddress)
            context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            #expect(context.bytesPerRow == 12 && context.data == memory.baseAddress)
        }

        #expect(Array(bytes[16..<20]) == expected)
    }

    @Test(arguments: Drawing.allCases)
    func `memory of the app's has what was drawn after each call, and nothing beside the pixels`(
        drawing: Drawing
    ) throws {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 32, alignment: 4)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 7)
        let context = try bitmap(rgb, .premultipliedLast, row: 16, memory: memory.baseAddress)

        try drawing.draw(in: context, CGRect(x: 0, y: 0, width: 3, height: 2))

        #expect(Array(memory[0..<4]) == drawing.result && Array(memory[24..<28]) == drawing.result)
        #expect(Array(memory[12..<16]) == [7, 7, 7, 7] && Array(memory[28..<32]) == [7, 7, 7, 7])
    }

    @Test func `what is in the app's memory at first shines through, and is in the image`() throws {
        var bytes: [UInt8] = (0..<6).flatMap { _ in [0, 0, 255, 255] as [UInt8] }

        let image = try bytes.withUnsafeMutableBytes { memory in
            let context = try bitmap(rgb, .premultipliedLast, memory: memory.baseAddress)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            return try #require(context.makeImage())
        }

        #expect((127...128).contains(bytes[0]) && (127...128).contains(bytes[2]) && bytes[3] == 255)
        #expect(Array(bytes[4..<8]) == [0, 0, 255, 255])
        let pixels: [UInt8] = image.withPixels { Array($0) }
        #expect(pixels == bytes)
    }

    @Test func `the colour of an image is read from an array of one pixel`() throws {
        let image = CGImage(width: 1, height: 1, isMask: false, isOpaque: true, pixels: [9, 8, 7, 255])
        let place = CGRect(x: 0, y: 0, width: 1, height: 1)
        var pixel = [UInt8](repeating: 0, count: 4)
        let made = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: rgb,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)

        let context = try #require(made)
        context.draw(image, in: place)
        #expect(pixel == [9, 8, 7, 255])
        context.clear(place)

        #expect(pixel == [0, 0, 0, 0])
    }

    @Test func `more rows than memory can have are refused`() {
        var byte: UInt8 = 0
        let context = CGContext(
            data: &byte, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: .max, space: rgb,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)

        #expect(context == nil)
    }

    // MARK: - Written by the app

    @Test func `what the app writes covers what was drawn, be it what was there before`() throws {
        let context = try bitmap(rgb, .premultipliedLast)
        let data = try #require(context.data)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))

        data.storeBytes(of: 0, as: UInt32.self)

        let image = try #require(context.makeImage())
        let pixels: [UInt8] = image.withPixels { Array($0.prefix(8)) }
        #expect(pixels == [0, 0, 0, 0, 255, 0, 0, 255])
        context.flush()
        context.synchronize()
        #expect(data == context.data && data.load(as: UInt32.self) == 0)
    }
}
