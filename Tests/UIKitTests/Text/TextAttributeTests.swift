import Testing
import UITesting

@testable import UIKit

/// Colours behind and below letters, the heights of lines, and gaps between paragraphs.
@Suite struct TextAttributeTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func picture(_ attributes: [NSAttributedString.Key: Any]) -> [[UInt8]] {
        let text = NSAttributedString(
            string: " l ", attributes: [.font: font].merging(attributes) { $1 })
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30), format: format).image { _ in
            text.draw(at: .zero)
        }
        guard let pixels = image.cgImage else { return [] }
        return pixels.withPixels { bytes in
            (0..<pixels.width * pixels.height).map { Array(bytes[$0 * 4..<$0 * 4 + 4]) }
        }
    }

    @Test func `a background colour fills the line behind the letters`() {
        let pixels = picture([.backgroundColor: UIColor.red])
        let height = Int(font.lineHeight)

        #expect(pixels[1] == [255, 0, 0, 255] && pixels[20 * (height - 2) + 1] == [255, 0, 0, 255])
        #expect(pixels[20 * 28 + 1] == [0, 0, 0, 0])
    }

    @Test func `a line below has its own colour, and a link that of links`() {
        let line = picture([.underlineStyle: 1, .underlineColor: UIColor.red])
        #expect(line.contains { $0[0] > 60 && $0[2] == 0 } && line.contains { $0[0] == 0 && $0[3] > 100 })

        let link = picture([.link: "https://a.b", .foregroundColor: UIColor.red])
        #expect(link.contains { $0[2] > 100 } && !link.contains { $0[0] > 60 && $0[2] == 0 })
    }

    private func height(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style]).size()
            .height
    }

    @Test func `lines are as high as the paragraph says`() {
        let usual = height("a") { _ in }

        #expect(height("a") { $0.minimumLineHeight = 40 } == 40)
        #expect(height("a\nb") { $0.minimumLineHeight = 40 } == 80)
        #expect(height("a") { $0.maximumLineHeight = 10 } == 10)
        #expect(abs(height("a") { $0.lineHeightMultiple = 2 } - 2 * usual) < 0.01)
        #expect(height("a") { $0.minimumLineHeight = 1 } == usual)
    }

    @Test func `a copy of a style has its values, and only a mutable one changes`() throws {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 40
        let copy = try #require(style.copy() as? NSParagraphStyle)
        let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        other.lineSpacing = 3
        style.minimumLineHeight = 50

        #expect(copy.minimumLineHeight == 40 && !(copy is NSMutableParagraphStyle))
        #expect(other.minimumLineHeight == 40 && copy.lineSpacing == 0)
    }

    @Test func `a paragraph's indents take room, and come along in a copy`() throws {
        let style = NSMutableParagraphStyle()
        func width() -> CGFloat {
            NSAttributedString(string: "ab", attributes: [.font: font, .paragraphStyle: style]).size().width
        }
        let usual = width()

        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (12, 100, -3)

        #expect(abs(width() - usual - 15) < 1.01)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect([copy.firstLineHeadIndent, copy.headIndent, copy.tailIndent] == [12, 100, -3])
        #expect(NSParagraphStyle.default.headIndent == 0 && copy != NSParagraphStyle.default)
    }

    @Test func `gaps lie between paragraphs alone`() {
        let usual = height("a\nb") { _ in }

        #expect(abs(height("a\nb") { $0.paragraphSpacing = 7 } - usual - 7) < 0.01)
        #expect(abs(height("a\nb") { $0.paragraphSpacingBefore = 5 } - usual - 5) < 0.01)
        #expect(height("a") { $0.paragraphSpacing = 7 } == height("a") { _ in })
        // A line that continues a paragraph does not begin one.
        let lines = height("a\u{2028}b") { _ in }
        #expect(lines > height("a") { _ in } && height("a\u{2028}b") { $0.paragraphSpacing = 7 } == lines)
    }

    @Test func `parts beside each other differ in the value of an attribute, or are one with equal ones`() {
        func paragraph(_ spacing: CGFloat) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = spacing
            return style
        }
        func shadow(_ blur: CGFloat) -> NSShadow {
            let shadow = NSShadow()
            shadow.shadowBlurRadius = blur
            return shadow
        }
        let pairs: [(NSAttributedString.Key, NSObject, NSObject)] = [
            (.paragraphStyle, paragraph(1), paragraph(2)), (.shadow, shadow(1), shadow(2)),
            (.foregroundColor, UIColor.red, UIColor.blue),
            (.attachment, NSTextAttachment(), NSTextAttachment()),
            (.font, font, UIFont.systemFont(ofSize: 18)),
        ]
        for (key, first, second) in pairs {
            let text = NSMutableAttributedString(string: "abcdef")
            var range = NSRange()

            text.addAttribute(key, value: first, range: NSRange(location: 0, length: 2))
            text.addAttribute(key, value: second, range: NSRange(location: 2, length: 2))
            text.addAttribute(key, value: second, range: NSRange(location: 4, length: 2))
            _ = text.attribute(key, at: 2, effectiveRange: &range)

            #expect(range == NSRange(location: 2, length: 4), "\(key.rawValue)")
        }
    }

    @Test func `what is drawn with a background fits what is measured, in a label`() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "ab", attributes: [.font: font, .backgroundColor: UIColor.green])
        label.sizeToFit()
        stage.window.addSubview(label)
        stage.advance(by: 0)

        let image = label.layer.contents as? CGImage
        #expect(image.map { !$0.isMask } == true)
    }
}
