import Testing
import UIKit
import UITesting

@Suite struct AttributedTextTests {
    private let stage = Stage()

    @Test func `a font's measures fit together`() {
        let font = UIFont.systemFont(ofSize: 17)

        #expect(font.pointSize == 17)
        #expect(font.descender < 0)
        #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 0.001)
        #expect(font.xHeight < font.capHeight)
        #expect(font.capHeight < font.ascender)
    }

    @Test func `weights between two names lie between them`() {
        func width(_ weight: UIFont.Weight) -> CGFloat {
            "Transition".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: weight)]).width
        }

        #expect(width(.regular) < width(.semibold))
        #expect(width(.semibold) < width(.bold))
        #expect(width(.bold) < width(.black))
        #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .bold))
        #expect(
            UIFont.systemFont(ofSize: 17, weight: .init(-2)) == .systemFont(ofSize: 17, weight: .ultraLight))
        #expect(UIFont.systemFont(ofSize: 17, weight: .init(.nan)) == .systemFont(ofSize: 17))
    }

    @Test func `text styles have iOS's sizes`() {
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    }

    @Test func `text in two lines is twice as high`() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 15)]

        let one = "One".size(withAttributes: attributes)
        let two = "One\nOne".size(withAttributes: attributes)

        #expect(abs(two.height - 2 * one.height) < 0.001)
        #expect(two.width == one.width)
    }

    @Test func `a paragraph style spaces lines`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 10
        let plain = "One\nTwo".size(withAttributes: [:])

        let spaced = "One\nTwo".size(withAttributes: [.paragraphStyle: style])

        #expect(abs(spaced.height - plain.height - 10) < 0.001)
    }

    @Test func `text draws in its colour, inside of its rectangle`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let rect = CGRect(x: 10, y: 10, width: 30, height: 20)
        let size = CGSize(width: 60, height: 40)

        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let font = UIFont.boldSystemFont(ofSize: 15)
            "MMMM MMMM".draw(in: rect, withAttributes: [.font: font, .foregroundColor: UIColor.blue])
        }

        let pixels: [UInt8] = try #require(image.cgImage).withPixels { Array($0) }
        var ink = CGRect.null
        for index in 0..<60 * 40 where pixels[index * 4 + 3] > 0 {
            ink = ink.union(CGRect(x: index % 60, y: index / 60, width: 1, height: 1))
            #expect(pixels[index * 4] == 0)
        }
        #expect(!ink.isNull)
        #expect(rect.contains(ink))
    }

    @Test func `an underline is seen in the size of what is drawn`() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.contentScaleFactor = 1
        label.attributedText = NSAttributedString(string: "nnn")
        label.layer.displayIfNeeded()
        let plain = try #require(label.layer.contents as? CGImage)

        label.attributedText = NSAttributedString(
            string: "nnn", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        label.layer.displayIfNeeded()

        let underlined = try #require(label.layer.contents as? CGImage)
        #expect(
            underlined.withPixels { $0.reduce(0) { $0 + Int($1) } }
                > plain.withPixels { $0.reduce(0) { $0 + Int($1) } })
    }

    @Test func `a colour set on the label goes over the attributes' colours`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.attributedText = NSAttributedString(
            string: "Swipe", attributes: [.foregroundColor: UIColor.red])
        label.layer.displayIfNeeded()
        #expect(label.layer.contentsTint == UIColor.red.cgColor)

        label.textColor = .green
        label.layer.displayIfNeeded()

        #expect(label.layer.contentsTint == UIColor.green.cgColor)
    }

    @Test func `what does not fit into the rectangle is cut off`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { _ in
            "MMMM".draw(
                in: CGRect(x: 0, y: 0, width: 60, height: 12),
                withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
        }

        let pixels: [UInt8] = try #require(image.cgImage).withPixels { Array($0) }
        func ink(_ rows: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in sum + (0..<60).count { pixels[(y * 60 + $0) * 4 + 3] > 0 } }
        }

        #expect(ink(0..<12) > 0 && ink(12..<40) == 0)
    }
}
