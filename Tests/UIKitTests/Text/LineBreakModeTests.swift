import Foundation
import Testing
import UITesting

@testable import UIKit

/// Where a text that is too long is cut, where lines break, and lines through the letters.
@Suite struct LineBreakModeTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100))
    private let font = UIFont.systemFont(ofSize: 17)

    /// Eight red letters, then eight blue ones.
    private func twoColors(_ style: NSParagraphStyle? = nil) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for color in [UIColor.red, .blue] {
            var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
            attributes[.paragraphStyle] = style
            text.append(NSAttributedString(string: "MMMMMMMM", attributes: attributes))
        }
        return text
    }

    /// How much of each colour a label shows, and what it shows of both in the upper half of its right end.
    private func ink(
        _ mode: NSLineBreakMode, _ style: NSParagraphStyle? = nil
    ) throws -> (red: Int, blue: Int, atEnd: Int) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
        label.attributedText = twoColors(style)
        label.lineBreakMode = mode
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in
            label.drawText(in: label.bounds)
        }
        let picture = try #require(image.cgImage)
        let bytes: [UInt8] = picture.withPixels { Array($0) }
        var found = (red: 0, blue: 0, atEnd: 0)
        for pixel in 0..<bytes.count / 4 {
            let (red, blue) = (bytes[pixel * 4] > 100, bytes[pixel * 4 + 2] > 100)
            found.red += red ? 1 : 0
            found.blue += blue ? 1 : 0
            let isAtEnd = pixel % picture.width >= 90 && pixel / picture.width < 12
            found.atEnd += isAtEnd && (red || blue) ? 1 : 0
        }
        return found
    }

    @Test func `a text is cut at its beginning, in its middle or at its end, as the label says`() throws {
        let (head, middle, tail) = (
            try ink(.byTruncatingHead), try ink(.byTruncatingMiddle), try ink(.byTruncatingTail)
        )

        #expect(head.blue > 3 * head.red)
        #expect(tail.red > 3 * tail.blue)
        #expect(3 * middle.red > middle.blue && 3 * middle.blue > middle.red)
    }

    @Test func `a text that is clipped goes on to the edge, without dots`() throws {
        let (clipped, cut) = (try ink(.byClipping), try ink(.byTruncatingTail))

        #expect(clipped.atEnd > 0 && clipped.blue == 0)
        #expect(cut.atEnd == 0)
    }

    @Test func `the paragraph's way of breaking goes before that of the label`() throws {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingHead

        let found = try ink(.byTruncatingTail, style)

        #expect(found.blue > 3 * found.red)
    }

    @Test func `lines break between words or anywhere, as the label says`() {
        let letter = "M".size(withAttributes: [.font: font]).width
        let label = UILabel()
        label.font = font
        label.numberOfLines = 0
        func height(_ text: String, _ mode: NSLineBreakMode) -> CGFloat {
            label.text = text
            label.lineBreakMode = mode
            return label.sizeThatFits(CGSize(width: 7.6 * letter, height: 1000)).height
        }
        let line = height("M", .byWordWrapping)

        // Seven letters and a space fit into a line, eight do not.
        #expect(abs(height("MMM MMMMM MMMMM", .byWordWrapping) - 3 * line) <= 1)
        #expect(abs(height("MMM MMMMM MMMMM", .byCharWrapping) - 2 * line) <= 1)
    }

    /// The rows in which a red line is seen left of the letter.
    private func rows(_ attributes: [NSAttributedString.Key: Any]) throws -> [Int] {
        let text = NSAttributedString(string: " l ", attributes: [.font: font].merging(attributes) { $1 })
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30), format: format).image { _ in
            text.draw(at: .zero)
        }
        let picture = try #require(image.cgImage)
        let bytes: [UInt8] = picture.withPixels { Array($0) }
        return (0..<30).filter { row in
            let pixel = (row * picture.width + 1) * 4
            return bytes[pixel] > 40 && bytes[pixel + 2] == 0
        }
    }

    @Test func `a line goes through the letters, one below goes below them, each in its colour`() throws {
        let through = try rows([
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.red,
        ])
        let below = try rows([
            .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
        ])
        let none = try rows([.strikethroughColor: UIColor.red, .underlineColor: UIColor.red])

        let (highest, baseline) = (font.ascender - font.xHeight, font.ascender)
        #expect(
            !through.isEmpty && through.allSatisfy { CGFloat($0) > highest - 1 && CGFloat($0) < baseline - 1 }
        )
        #expect(!below.isEmpty && below.allSatisfy { CGFloat($0) >= baseline - 1 })
        #expect(none.isEmpty)
    }

    @Test func `a string with attributes of its own shows all of them in a button`() throws {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 7
        var attributes = AttributeContainer()
        attributes.backgroundColor = .green
        attributes.underlineStyle = .single
        attributes.strikethroughStyle = .single
        attributes.paragraphStyle = paragraph
        var title = AttributedString("ab", attributes: attributes)
        title.append(AttributedString("c"))
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title

        let button = UIButton(configuration: configuration)

        let text = try #require(button.titleLabel?.attributedText)
        let (first, last) = (
            text.attributes(at: 1, effectiveRange: nil), text.attributes(at: 2, effectiveRange: nil)
        )
        #expect(text.string == "abc" && first[.backgroundColor] as? UIColor == .green)
        #expect(first[.underlineStyle] as? Int == 1 && first[.strikethroughStyle] as? Int == 1)
        #expect((first[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 7)
        #expect(last[.backgroundColor] == nil && last[.strikethroughStyle] == nil)
        #expect((last[.font] as? UIFont)?.pointSize == 17 && (first[.font] as? UIFont)?.pointSize == 17)
    }

    @Test func `the description of a text style has its size`() {
        let styles: [UIFont.TextStyle] = [.title2, .footnote, .caption2]

        #expect(
            styles.map { UIFontDescriptor.preferredFontDescriptor(withTextStyle: $0).pointSize } == [
                22, 13, 11,
            ])
    }
}
