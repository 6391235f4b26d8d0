import Testing
import UITesting

@testable import UIKit

@Suite struct TextLayerTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let layer = CATextLayer()

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        layer.fontSize = 20
        stage.window.layer.addSublayer(layer)
    }

    private var image: CGImage? { layer.contents as? CGImage }

    /// The columns and rows that the drawing covers.
    private func inkBox() -> CGRect? {
        guard let image else { return nil }
        return image.withPixels { bytes in
            var box = CGRect.null
            for pixel in 0..<image.width * image.height where bytes[pixel * 4 + 3] > 30 {
                box = box.union(CGRect(x: pixel % image.width, y: pixel / image.width, width: 1, height: 1))
            }
            return box.isNull ? nil : box
        }
    }

    @Test func `a text layer starts with white letters of 36 points, unwrapped and cut off`() {
        let layer = CATextLayer()

        #expect(layer.string == nil && layer.font == nil && layer.fontSize == 36)
        #expect(layer.foregroundColor == .white && !layer.isWrapped)
        #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
        #expect(layer.preferredFrameSize() == .zero)
    }

    @Test func `text is drawn at the top in its colour`() throws {
        layer.string = "Hl"
        layer.foregroundColor = UIColor.red.cgColor
        stage.advance(by: 0.4)

        let ink = try #require(inkBox())
        #expect(ink.minX < 4 && ink.maxX < 40 && ink.maxY < 26)
        let drawn = try #require(image)
        let pixels = drawn.withPixels { [UInt8]($0) }
        #expect(
            pixels.contains(255) && stride(from: 2, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 0 })
    }

    @Test func `lines go to the side of their alignment`() throws {
        layer.string = "H"
        var sides: [CGFloat] = []
        for mode in [CATextLayerAlignmentMode.left, .center, .right] {
            layer.alignmentMode = mode
            stage.advance(by: 0.4)
            sides.append(try #require(inkBox()).midX)
        }

        #expect(sides[0] < 15 && abs(sides[1] - 50) < 3 && sides[2] > 85)
    }

    @Test func `wrapped text has lines as far as there is room`() throws {
        layer.string = "one two three four five six"
        stage.advance(by: 0.4)
        #expect(try #require(inkBox()).maxY < 26)

        layer.isWrapped = true
        layer.frame.size.height = 90
        stage.advance(by: 0.4)

        #expect(try #require(inkBox()).maxY > 45)
    }

    @Test func `text that does not fit ends as the truncation mode says`() throws {
        layer.string = "WWWWWWWWWWWWWWW"
        stage.advance(by: 0.4)
        let cut = try #require(inkBox())
        layer.truncationMode = .end
        stage.advance(by: 0.4)
        let end = try #require(image)
        layer.truncationMode = .start
        stage.advance(by: 0.4)

        #expect(cut.maxX > 97 && cut.maxY < 26, "cut off at the edge, on one line")
        #expect(image?.withPixels { [UInt8]($0) } != end.withPixels { [UInt8]($0) })
    }

    @Test func `a font is one of UIKit, of Core Graphics, or a name, and its size the layer's`() throws {
        layer.string = "Hello"
        let usual = layer.preferredFrameSize()
        layer.font = UIFont.boldSystemFont(ofSize: 90)
        let bold = layer.preferredFrameSize()
        #expect(bold.width > usual.width && bold.width < usual.width * 1.5)

        let name = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName
        layer.font = CGFont(name as CFString)
        let mono = layer.preferredFrameSize()
        layer.font = name as CFString
        #expect(layer.preferredFrameSize() == mono && mono != usual)
        #expect(CGFont("no such font" as CFString) == nil)
    }

    @Test func `attributed text brings its own looks`() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 60)])
        layer.string = text
        let size = layer.preferredFrameSize()
        text.append(NSAttributedString(string: "cdefg"))

        #expect(size.height > 60 && layer.preferredFrameSize() == size, "a copy")
    }

    @Test func `the size and the colour of letters are animated`() throws {
        layer.string = "H"
        stage.advance(by: 0.4)
        let small = try #require(inkBox()).height
        layer.fontSize = 40
        stage.advance(by: 0.1)
        let between = layer.presentation()?.fontSize ?? 0
        stage.advance(by: 0.5)

        #expect(between > 20 && between < 40)
        #expect(try #require(inkBox()).height > small * 1.7)
        #expect(CATextLayer.defaultAction(forKey: "foregroundColor") is CABasicAnimation)
        #expect(
            (layer.action(forKey: "foregroundColor") as? CABasicAnimation)?.fromValue as? CGColor == .white)
        #expect(CATextLayer.defaultAction(forKey: "string") == nil)
    }

    @Test func `without room or letters nothing is drawn`() {
        layer.string = "H"
        layer.frame = .zero
        stage.advance(by: 0.4)
        #expect(image == nil)

        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.foregroundColor = nil
        stage.advance(by: 0.4)
        #expect(inkBox() == nil)
    }

    @Test func `a layer prefers the size of its text in whole points, with the text's own breaks`() {
        layer.string = "one line"
        let one = layer.preferredFrameSize()
        layer.string = "one line\nand another"
        let two = layer.preferredFrameSize()

        #expect(one.width > 60 && one.height > 20 && one.height < 30)
        #expect(one.width == one.width.rounded() && one.height == one.height.rounded())
        #expect(two.width > one.width && abs(two.height - 2 * one.height) <= 1)
    }

    @Test func `text is drawn anew in other bounds`() throws {
        layer.string = "one two three four five six"
        layer.isWrapped = true
        layer.frame.size.height = 90
        stage.advance(by: 0.4)
        let narrow = try #require(inkBox())

        layer.bounds.size.width = 300
        stage.advance(by: 0.4)

        #expect(try #require(inkBox()).maxX > narrow.maxX + 50)
    }
}
