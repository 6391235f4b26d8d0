import Testing
import UITesting

@testable import UIKit

/// Where the text of a label is, and labels that want it elsewhere.
@Suite struct LabelTextRectTests {
    private let stage = Stage()

    /// A label with a margin around its text, as source for iOS writes it.
    private final class PaddedLabel: UILabel {
        let padding = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
        {
            let text = super.textRect(
                forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
            return CGRect(
                x: text.minX - padding.left, y: text.minY - padding.top,
                width: text.width + padding.left + padding.right,
                height: text.height + padding.top + padding.bottom)
        }
    }

    private func label(_ label: UILabel, _ text: String, lines: Int = 1) -> UILabel {
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func `the text is in the middle of the height, at the side of its alignment`() {
        let label = label(UILabel(), "Text")
        let size = label.sizeThatFits(.zero)
        let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)

        let natural = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        label.textAlignment = .right
        let right = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        label.textAlignment = .center
        let middle = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)

        #expect(natural.size == size && natural.minX == 10 && natural.midY == 70)
        #expect(right.maxX == 210 && middle.midX == 110 && right.midY == 70)
    }

    @Test func `fewer lines take less height`() {
        let label = label(UILabel(), "One\nTwo\nThree", lines: 0)
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 300)

        let heights = [1, 2, 0].map {
            label.textRect(forBounds: bounds, limitedToNumberOfLines: $0).height
        }

        #expect(heights[0] < heights[1] && heights[1] < heights[2])
        #expect(
            label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).size
                == label.sizeThatFits(bounds.size))
    }

    @Test func `a margin that a subclass adds is part of every size`() {
        let (plain, padded) = (label(UILabel(), "Some text"), label(PaddedLabel(), "Some text"))
        let (bare, wide) = (plain.sizeThatFits(.zero), padded.sizeThatFits(.zero))

        #expect(wide.width == bare.width + 30 && wide.height == bare.height + 10)
        #expect(padded.intrinsicContentSize == wide)
        padded.sizeToFit()
        #expect(padded.bounds.size == wide)
    }

    @Test func `lines wrap in the width that the margin leaves`() {
        let text = "Words that wrap in a narrow label, over several lines"
        let (plain, padded) = (label(UILabel(), text, lines: 0), label(PaddedLabel(), text, lines: 0))

        let inner = plain.sizeThatFits(CGSize(width: 120, height: 0))
        let outer = padded.sizeThatFits(CGSize(width: 150, height: 0))

        #expect(outer.height == inner.height + 10 && outer.width == inner.width + 30)
    }

    @Test func `without text there is nothing, at the origin`() {
        let rect = UILabel().textRect(
            forBounds: CGRect(x: 3, y: 4, width: 50, height: 50), limitedToNumberOfLines: 1)

        #expect(rect == CGRect(x: 3, y: 4, width: 0, height: 0))
    }
}
