import CoreGraphics
import Testing
import UIKit
import UITesting

/// Pictures in text.
@MainActor
struct TextAttachmentTests {
    private func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    /// Around the pixels of which a part of the colour is seen, in a picture of one pixel a point.
    private func extent(_ text: NSAttributedString, part: Int, size: CGSize = CGSize(width: 80, height: 60))
        throws -> CGRect
    {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in text.draw(at: .zero) }
        let bytes = try #require(image.cgImage).withPixels { Array($0) }
        let width = Int(size.width)
        return (0..<bytes.count / 4).reduce(CGRect.null) { extent, index in
            guard bytes[index * 4 + part] > 127 else { return extent }
            return extent.union(CGRect(x: index % width, y: index / width, width: 1, height: 1))
        }
    }

    @Test func `a picture stands on the baseline in its own size, and makes its line higher`() throws {
        let text = NSMutableAttributedString(string: "H", attributes: [.foregroundColor: UIColor.blue])
        text.append(NSAttributedString(attachment: NSTextAttachment(image: square(30))))

        let picture = try extent(text, part: 0)
        let letter = try extent(text, part: 2)

        #expect(picture.size == CGSize(width: 30, height: 30))
        #expect(abs(picture.maxY - letter.maxY) <= 1)
        #expect(picture.minX >= letter.maxX)
        let font = UIFont.systemFont(ofSize: 12)
        #expect(abs(text.size().height - (30 - font.descender)) < 1.5)
    }

    @Test func `bounds say the size, and how far it hangs below the baseline`() throws {
        let attachment = NSTextAttachment()
        attachment.image = square(30)
        let plain = try extent(NSAttributedString(attachment: attachment), part: 0)
        attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 20)

        let text = NSMutableAttributedString(string: "H", attributes: [.foregroundColor: UIColor.blue])
        text.append(NSAttributedString(attachment: attachment))
        let picture = try extent(text, part: 0)
        let letter = try extent(text, part: 2)

        #expect(plain.size == CGSize(width: 30, height: 30))
        #expect(picture.size == CGSize(width: 20, height: 20))
        #expect(abs(picture.maxY - letter.maxY - 10) <= 1)
    }

    @Test func `a template gets the colour of the text`() throws {
        let attachment = NSTextAttachment(image: square(20).withRenderingMode(.alwaysTemplate))
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))

        #expect(try extent(text, part: 2).size == CGSize(width: 20, height: 20))
        #expect(try extent(text, part: 0).isNull)
    }

    nonisolated final class LineHigh: NSTextAttachment {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
            glyphPosition position: CGPoint, characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.height, height: lineFrag.height) }
    }

    @Test func `a subclass fits itself to the line; two beside each other are two`() throws {
        let text = NSMutableAttributedString(string: "")
        let attachment = LineHigh()
        attachment.image = square(5)
        for _ in 0..<2 { text.append(NSAttributedString(attachment: attachment)) }
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 2))

        let height = UIFont.systemFont(ofSize: 20).lineHeight
        #expect(abs(text.size().width - 2 * height) < 0.1)
        #expect(abs(try extent(text, part: 0).width - 2 * height) <= 2)
    }

    @Test func `labels and text views show it`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let text = NSAttributedString(attachment: NSTextAttachment(image: square(40)))
        let label = UILabel()
        label.attributedText = text
        #expect(label.intrinsicContentSize.width == 40)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.attributedText = text
        stage.window.addSubview(view)
        stage.advance(by: 0.1)

        #expect(view.text == "\u{FFFC}")
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height >= 40 + 16)
    }

    @Test func `no picture, no size and sizes that are not finite take no room`() {
        #expect(NSAttributedString(attachment: NSTextAttachment()).size().width == 0)
        let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.png")
        #expect(NSAttributedString(attachment: attachment).size().width == 0)
        attachment.bounds = CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 1e30)
        #expect(NSAttributedString(attachment: attachment).size().width == 0)
    }
}
