import Testing
import UIKit
import UITesting

@Suite struct LabelTests {
    private let stage = Stage()

    private func label(_ text: String?, width: CGFloat = 0, height: CGFloat = 0, scale: CGFloat = 2)
        -> UILabel
    {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.contentScaleFactor = scale
        label.text = text
        return label
    }

    private func picture(of label: UILabel) -> CGImage? {
        label.layer.displayIfNeeded()
        return label.layer.contents as? CGImage
    }

    /// The rectangle around the picture's ink, in pixels of the label's bounds.
    private func ink(of label: UILabel) throws -> CGRect {
        let image = try #require(picture(of: label))
        let scale = label.contentScaleFactor
        let size = CGSize(width: label.bounds.width * scale, height: label.bounds.height * scale)
        let bytes: [UInt8] = image.withPixels { Array($0) }
        let step = image.isMask ? 1 : 4
        var box = CGRect.null
        for pixel in 0..<image.width * image.height where bytes[pixel * step + step - 1] > 0 {
            box = box.union(CGRect(x: pixel % image.width, y: pixel / image.width, width: 1, height: 1))
        }
        let x: CGFloat =
            switch label.layer.contentsGravity {
            case .left, .topLeft: 0
            case .right, .topRight: size.width - CGFloat(image.width)
            default: (size.width - CGFloat(image.width)) / 2
            }
        let isAtTop = [.topLeft, .top, .topRight].contains(label.layer.contentsGravity)
        return box.offsetBy(dx: x, dy: isAtTop ? 0 : (size.height - CGFloat(image.height)) / 2)
    }

    @Test func `a disabled label is dimmed, whatever its colours`() {
        let label = label("Text", width: 50, height: 20)
        (label.textColor, label.highlightedTextColor) = (.red, .green)
        label.isHighlighted = true
        _ = picture(of: label)

        label.isEnabled = false
        #expect(label.layer.contentsTint == UIColor.tertiaryLabel.cgColor)
        #expect(label.textColor == .red)

        label.isEnabled = true
        #expect(label.layer.contentsTint == UIColor.green.cgColor)
    }

    @Test func `a font that is set later is that of the whole attributed text`() {
        let label = label(nil)
        label.attributedText = NSAttributedString(
            string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let small = label.intrinsicContentSize

        label.font = .systemFont(ofSize: 30)

        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 30)
        #expect(label.intrinsicContentSize.width > small.width * 2)
    }

    // MARK: - Size

    @Test func `a label is as high as its font's line and as wide as its text, in whole pixels`() {
        let label = label("Cross Dissolve", scale: 2)

        let size = label.intrinsicContentSize

        #expect(size.height == (label.font.lineHeight * 2).rounded(.up) / 2)
        #expect((size.width * 2).rounded() == size.width * 2)
        #expect(size.width > 100 && size.width < 140)
    }

    @Test func `a label without text has no size`() {
        #expect(label(nil).intrinsicContentSize == .zero)
        #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }

    @Test func `a single line does not heed the width it is offered, several lines do`() {
        let label = label("Some words that go on for a while")
        let single = label.sizeThatFits(CGSize(width: 80, height: 0))

        label.numberOfLines = 0
        let several = label.sizeThatFits(CGSize(width: 80, height: 0))

        #expect(single.width > 200)
        #expect(several.width <= 80)
        #expect(several.height >= 3 * label.font.lineHeight)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func `a label that takes its own size shows its whole text`(_ scale: CGFloat) throws {
        for text in ["Cross Dissolve", "Swipe", "AVATAR", "العربية", "中文过渡动画"] {
            let fitted = label(text, scale: scale)
            let roomy = label(text, width: 300, height: 50, scale: scale)

            fitted.sizeToFit()

            #expect(try ink(of: fitted).width == ink(of: roomy).width, "\(text)")
        }
    }

    // MARK: - Drawing

    @Test func `text is a mask in the text's colour, and a new colour draws nothing anew`() throws {
        let label = label("Swipe", width: 100, height: 30)
        let image = try #require(picture(of: label))
        #expect(image.isMask)
        #expect(label.layer.contentsTint == UIColor.label.cgColor)

        label.textColor = .systemBlue
        let later = picture(of: label)

        #expect(later === image)
        #expect(label.layer.contentsTint == UIColor.systemBlue.cgColor)
    }

    @Test func `an emoji makes the picture a coloured one, drawn anew in another colour`() throws {
        let label = label("Swipe 😀", width: 200, height: 30)
        let image = try #require(picture(of: label))
        #expect(!image.isMask)
        #expect(label.layer.contentsTint == nil)

        label.textColor = .systemRed

        #expect(picture(of: label) !== image)
    }

    @Test func `the picture is no larger than the ink asks for`() throws {
        let label = label("Swipe", width: 390, height: 200)

        let image = try #require(picture(of: label))

        #expect(image.width < 120)
        #expect(image.height < 50)
    }

    @Test func `a label that only grows keeps its picture`() throws {
        let label = label("Swipe", width: 100, height: 30)
        let image = try #require(picture(of: label))

        label.frame.size = CGSize(width: 160, height: 50)

        #expect(picture(of: label) === image)
    }

    @Test func `text stands in the middle of the height`() throws {
        let label = label("HHH", width: 100, height: 60)

        let ink = try ink(of: label)

        // Capitals stand a little below the middle, as the line has room for descenders.
        #expect(abs(ink.midY - 60) < 8)
    }

    @Test func `text goes to the side it is told to`() throws {
        let label = label("HHH", width: 200, height: 30)
        let left = try ink(of: label)
        label.textAlignment = .right
        let right = try ink(of: label)
        label.textAlignment = .center
        let middle = try ink(of: label)

        #expect(left.minX < 6)
        #expect(right.maxX > 394)
        #expect(abs(middle.midX - 200) <= 1.5)
    }

    @Test func `Arabic begins where the user's language begins, unless it is told otherwise`() throws {
        let label = label("مرحبا", width: 200, height: 30)
        label.textAlignment = .left
        let left = try ink(of: label)
        label.textAlignment = .right
        let right = try ink(of: label)

        #expect(left.minX < 6)
        #expect(right.maxX > 394)
    }

    @Test func `a width that is no whole number of pixels keeps letters sharp`() throws {
        let label = label("lll", width: 100.3, height: 30.2, scale: 1)
        label.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 17)

        let image = try #require(picture(of: label))

        #expect(label.layer.contentsGravity == .topLeft)
        #expect(image.withPixels { $0.contains(255) })
    }

    @Test func `text that is too wide ends in an ellipsis inside the label`() throws {
        let label = label("A title that is far too long for its label", width: 120, height: 30)

        let ink = try ink(of: label)

        #expect(ink.maxX <= 240)
        #expect(ink.maxX > 200)
    }

    @Test func `letters shrink to fit, but not below the least scale`() throws {
        let label = label("Gg title that is too long", width: 120, height: 30)
        label.adjustsFontSizeToFitWidth = true
        let height = try ink(of: label).height

        label.minimumScaleFactor = 0.9
        let least = try ink(of: label).height

        #expect(height < least)
        #expect(try ink(of: label).maxX <= 240)
    }

    @Test func `lines that have no room are left out`() throws {
        let label = label("One\nTwo\nThree\nFour", width: 100, height: 45)
        label.numberOfLines = 0

        let ink = try ink(of: label)

        #expect(ink.height < 85)
        #expect(ink.height > 50)
    }

    @Test func `nothing to say, nothing to show`() {
        let label = label("Swipe", width: 100, height: 30)
        #expect(picture(of: label) != nil)

        label.text = nil

        #expect(picture(of: label) == nil)
    }

    // MARK: - Highlighting and attributes

    @Test func `a highlighted label has its highlighted colour`() {
        let label = label("Swipe", width: 100, height: 30)
        label.highlightedTextColor = .white
        label.layer.displayIfNeeded()

        label.isHighlighted = true
        #expect(label.layer.contentsTint == UIColor.white.cgColor)

        label.isHighlighted = false
        #expect(label.layer.contentsTint == UIColor.label.cgColor)
    }

    @Test func `attributes say fonts and colours, the label says the rest`() throws {
        let label = label(nil, width: 200, height: 60)
        let text = NSMutableAttributedString(string: "small LARGE")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 6, length: 5))
        label.attributedText = text
        #expect(label.intrinsicContentSize.height >= UIFont.systemFont(ofSize: 40).lineHeight)
        #expect(try #require(picture(of: label)).isMask)

        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
        label.attributedText = text

        #expect(try #require(picture(of: label)).isMask == false)
        #expect(label.text == "small LARGE")
    }

    @Test func `a label does not change with the mutable text it was given`() {
        let label = label(nil, width: 200, height: 60)
        let text = NSMutableAttributedString(string: "before")
        label.attributedText = text

        text.mutableString.setString("after")

        #expect(label.text == "before")
    }

    @Test func `a subclass makes a margin by drawing its text in a smaller rectangle`() throws {
        final class PaddedLabel: UILabel {
            override func drawText(in rect: CGRect) {
                super.drawText(in: rect.insetBy(dx: 20, dy: 0))
            }
        }
        let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.contentScaleFactor = 1
        label.text = "HHH"

        #expect(try ink(of: label).minX >= 20)
    }

    @Test func `a label takes no touches`() {
        #expect(!label("Swipe").isUserInteractionEnabled)
    }

    @Test(arguments: [11, 12.3, 13.7, 15, 16.4, 17] as [CGFloat])
    func `nothing of the letters is cut off, wherever their baseline comes to lie`(_ size: CGFloat) throws {
        let font = UIFont.systemFont(ofSize: size)
        let label = UILabel()
        label.contentScaleFactor = 1
        (label.font, label.text) = (font, "gjpqy")
        label.sizeToFit()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40), format: format).image { _ in
            "gjpqy".draw(at: CGPoint(x: 5, y: 5), withAttributes: [.font: font])
        }

        func coverage(_ image: CGImage?) throws -> Int {
            let image = try #require(image)
            let bytes: [UInt8] = image.withPixels { Array($0) }
            let step = image.isMask ? 1 : 4
            return stride(from: step - 1, to: bytes.count, by: step).reduce(0) { $0 + Int(bytes[$1]) }
        }
        let (seen, whole) = (try coverage(picture(of: label)), try coverage(drawn.cgImage))

        #expect(abs(seen - whole) * 100 <= whole * 2)
    }
}
