import CoreText
import Testing

@Suite struct TextDrawingTests {
    private func picture(_ text: String, size: CGFloat, scale: CGFloat, weight: Int = 400) throws -> CGImage {
        let font = CTFont(family: .system, size: size, weight: weight)
        let layout = TextLayout(StyledText(text, style: TextStyle(font: font)))
        let rect = CGRect(origin: .zero, size: layout.size).outset(toPixelsOf: scale)
        return try #require(layout.image(of: rect, scale: scale))
    }

    private func rows(of image: CGImage) -> [[UInt8]] {
        image.withPixels { pixels in
            (0..<image.height).map { Array(pixels[$0 * image.bytesPerRow..<($0 + 1) * image.bytesPerRow]) }
        }
    }

    private func pixels(of image: CGImage) -> Set<[UInt8]> {
        let bytes: [UInt8] = image.withPixels { Array($0) }
        return Set(stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) })
    }

    private func isYellow(_ pixel: [UInt8]) -> Bool {
        let (red, green, blue) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
        return red > 220 && green > 150 && blue < 120
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func `the stem of a bold l is fully covered at every scale`(_ scale: CGFloat) throws {
        let image = try picture("l", size: 17, scale: scale, weight: 700)

        let middle = rows(of: image)[image.height / 2]

        #expect(image.isMask)
        #expect(middle.filter { $0 == 255 }.count >= Int(scale))
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func `letters stand on a whole pixel`(_ scale: CGFloat) throws {
        // The foot of an H is flat: its last row is fully covered, the one below is empty.
        let image = try picture("H", size: 17, scale: scale, weight: 700)

        let strongest = rows(of: image).map { $0.max() ?? 0 }
        let foot = try #require(strongest.lastIndex { $0 > 0 })

        #expect(strongest[foot] == 255)
    }

    @Test func `twice the scale gives four times the ink`() throws {
        func ink(_ image: CGImage) -> Double {
            image.withPixels { $0.reduce(0) { $0 + Double($1) } } / 255
        }
        let small = try ink(picture("Transition", size: 17, scale: 1))
        let large = try ink(picture("Transition", size: 17, scale: 2))

        #expect(abs(large / small - 4) < 0.1)
    }

    @Test func `all ink lies within the bounds that were measured`() throws {
        let font = CTFont(family: .system, size: 30, isItalic: true)
        let layout = TextLayout(StyledText("fjÅg_", style: TextStyle(font: font)))
        let around = layout.inkBounds.insetBy(dx: -10, dy: -10).outset(toPixelsOf: 1)

        let image = try #require(layout.image(of: around, scale: 1))

        let rows = rows(of: image)
        let inked = rows.indices.filter { rows[$0].contains { $0 > 0 } }
        let bounds = layout.inkBounds.offsetBy(dx: -around.minX, dy: -around.minY).insetBy(dx: -1, dy: -1)
        #expect(CGFloat(inked.first ?? 0) >= bounds.minY.rounded(.down))
        #expect(CGFloat(inked.last ?? 0) <= bounds.maxY.rounded(.up))
    }

    @Test func `an emoji brings its own colour, letters beside it take the one given`() throws {
        let font = CTFont(family: .system, size: 20)
        let layout = TextLayout(StyledText("l😀", style: TextStyle(font: font)))
        let rect = CGRect(origin: .zero, size: layout.size).outset(toPixelsOf: 2)

        let image = try #require(
            layout.image(of: rect, scale: 2, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1)))

        #expect(!image.isMask)
        #expect(pixels(of: image).contains([0, 0, 255, 255]))
        #expect(pixels(of: image).contains { isYellow($0) })
    }

    @Test func `parts with a colour keep it`() throws {
        let font = CTFont(family: .system, size: 30, weight: 900)
        var text = StyledText(
            "l", style: TextStyle(font: font, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
        text.append("l", style: TextStyle(font: font))
        let layout = TextLayout(text)
        let rect = CGRect(origin: .zero, size: layout.size).outset(toPixelsOf: 1)

        let image = try #require(
            layout.image(of: rect, scale: 1, color: CGColor(red: 0, green: 1, blue: 0, alpha: 1)))

        #expect(pixels(of: image).contains([255, 0, 0, 255]))
        #expect(pixels(of: image).contains([0, 255, 0, 255]))
    }

    @Test func `letters that overlap have no holes, whatever rule filled a path before`() throws {
        let font = CTFont(family: .system, size: 30, weight: 900)
        let layout = TextLayout(StyledText("HH", style: TextStyle(font: font, kern: -12)))
        func picture(_ rule: CGPathFillRule) throws -> [UInt8] {
            let context = try #require(CGContext(width: 60, height: 40))
            context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.fillPath(using: rule)
            layout.draw(in: context)
            let image = try #require(context.makeImage())
            return image.withPixels { Array($0) }
        }

        #expect(try picture(.evenOdd) == picture(.winding))
    }

    // MARK: - Parts

    /// The coverage of a part of a text, as high as all of it.
    private func coverage(
        of layout: TextLayout, _ parts: TextLayout.Parts = [.backgrounds, .letters],
        in range: Range<Int>? = nil
    ) throws -> [UInt8] {
        let (width, height) = (Int(layout.size.width) + 2, Int(layout.size.height) + 2)
        let context = try #require(CGContext(width: width, height: height, scale: 1, kind: .color))
        context.setFillColor(.black)
        layout.draw(in: context, parts, of: range)
        let image = try #require(context.makeImage())
        let bytes: [UInt8] = image.withPixels { Array($0) }
        return stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
    }

    @Test(arguments: ["AbcdefgH", "שלום עולם", "ab\ncd ef"])
    func `two parts of a text are drawn as all of it is`(_ text: String) throws {
        let font = CTFont(family: .system, size: 20)
        let layout = TextLayout(StyledText(text, style: TextStyle(font: font)))
        let (end, middle) = (text.utf8.count, text.prefix(4).utf8.count)

        let first = try coverage(of: layout, in: 0..<middle)
        let last = try coverage(of: layout, in: middle..<end)
        let whole = try coverage(of: layout)

        #expect(first.contains { $0 > 200 } && last.contains { $0 > 200 })
        let differences = whole.indices.map { (index: Int) -> Int in
            // Where two letters touch, each covers a part of the pixel.
            if first[index] > 0 && last[index] > 0 { return 0 }
            return abs(Int(whole[index]) - Int(max(first[index], last[index])))
        }
        // Shapes that are filled together are rasterised in other steps than one by one.
        #expect(differences.allSatisfy { $0 <= 2 }, "\(differences.max() ?? 0)")
    }

    @Test func `backgrounds are drawn without letters, and letters without backgrounds`() throws {
        var style = TextStyle(font: CTFont(family: .system, size: 20))
        style.background = CGColor.black
        let layout = TextLayout(StyledText("i i", style: style))
        func ink(_ parts: TextLayout.Parts) throws -> Int {
            try coverage(of: layout, parts).reduce(0) { $0 + Int($1) }
        }

        let area = Int(layout.size.width * layout.size.height * 255)
        #expect(try abs(ink(.backgrounds) - area) < area / 10)
        #expect(try ink(.letters) < area / 2 && ink(.letters) > 0)
    }
}
