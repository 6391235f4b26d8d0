import Testing
import UIKit
import UITesting

/// A line of letters with a stem at their end, so that a line that ends in an ellipsis has a low end.
@Suite struct TighteningTests {
    private let stage = Stage()

    /// A label that is a part as wide as its text.
    private func label(_ part: CGFloat) -> UILabel {
        let label = UILabel()
        label.contentScaleFactor = 2
        label.text = "HHHHHHHHHHHHHHHHHHHH"
        label.frame.size = CGSize(width: (label.intrinsicContentSize.width * part).rounded(), height: 24)
        return label
    }

    /// How high the ink is at the end of the line, in pixels.
    private func endHeight(of label: UILabel) throws -> CGFloat {
        label.layer.displayIfNeeded()
        let image = try #require(label.layer.contents as? CGImage)
        let bytes: [UInt8] = image.withPixels { Array($0) }
        let step = image.isMask ? 1 : 4
        let ink = (0..<image.width * image.height).filter { bytes[$0 * step + step - 1] > 127 }
        let end = try #require(ink.map { $0 % image.width }.max())
        let rows = ink.filter { $0 % image.width == end }.map { $0 / image.width }
        return CGFloat((rows.max() ?? 0) - (rows.min() ?? 0) + 1)
    }

    @Test func `a line that is a little too wide is set tighter where that is allowed`() throws {
        let label = label(0.97)
        #expect(!label.allowsDefaultTighteningForTruncation)
        let truncated = try endHeight(of: label)

        label.allowsDefaultTighteningForTruncation = true

        #expect(truncated < 10)
        #expect(try endHeight(of: label) > 15)
    }

    @Test func `a line that is much too wide is truncated as it is`() throws {
        let label = label(0.9)
        label.allowsDefaultTighteningForTruncation = true

        #expect(try endHeight(of: label) < 10)
    }

    @Test func `tightening does not change the size that the label asks for`() {
        let label = label(0.97)
        let size = label.intrinsicContentSize

        label.allowsDefaultTighteningForTruncation = true

        #expect(label.intrinsicContentSize == size)
    }

    /// The text of a label with a paragraph style that lets it be tightened.
    private func tighteningText(_ text: String, _ lineBreakMode: NSLineBreakMode) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = lineBreakMode
        style.allowsDefaultTighteningForTruncation = true
        return NSAttributedString(
            string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
    }

    @Test func `a paragraph style allows it for a label's attributed text`() throws {
        let label = label(0.97)
        label.attributedText = tighteningText("HHHHHHHHHHHHHHHHHHHH", .byTruncatingTail)
        #expect(try endHeight(of: label) > 15)

        label.frame.size.width = (label.intrinsicContentSize.width * 0.9).rounded()

        #expect(try endHeight(of: label) < 10)
    }

    @Test func `the last line of several is tightened, too, unless another paragraph follows`() throws {
        func height(_ end: String) throws -> CGFloat {
            let label = label(0.97)
            label.numberOfLines = 2
            label.attributedText = tighteningText("I\nHHHHHHHHHHHHHHHHHHHH" + end, .byTruncatingTail)
            label.frame.size.height = 60
            return try endHeight(of: label)
        }

        #expect(try height("") > 15)
        #expect(try height("\nI") < 10)
    }
}
