import Testing

@testable import UIKit

@Suite struct FittingTests {
    private let field = Playfield()

    /// A padded box around contents.
    private func box(around view: UIView) -> UIView {
        let box = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        let views = ["view": view]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-(10)-[view]-(10)-|", views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|-(5)-[view]-(5)-|", views: views))
        return box
    }

    @Test func `the compressed size is that of the contents and what is around them`() {
        let box = box(around: Sized(CGSize(width: 30, height: 40)))

        #expect(
            box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 50))
        #expect(box.bounds.size == .zero)
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `text wraps at the width that is asked for`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A line of text that is too long for the width that it has to stand in"
        let box = field.add(box(around: label))
        let single = label.intrinsicContentSize

        let fitted = box.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        #expect(fitted.width == 120)
        #expect(fitted.height == label.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height + 10)
        #expect(fitted.height > 3 * single.height)
    }

    @Test func `text wraps at the width that constraints give it`() {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        label.text = "A line of text that is too long for the width that it has to stand in"
        field.window.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([width, label.topAnchor.constraint(equalTo: field.window.topAnchor)])
        field.run()
        #expect(
            label.frame.height
                == label.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height.rounded())

        width.constant = 200
        field.run()

        #expect(
            label.frame.height
                == label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height.rounded())
    }

    @Test func `a label alone fits its text`() {
        let label = UILabel()
        label.text = "Text"

        #expect(label.systemLayoutSizeFitting(.zero) == label.intrinsicContentSize)
    }

    @Test func `baselines of different fonts stand on one line`() {
        let (small, large) = (UILabel(), UILabel())
        for (label, size) in [(small, 12.0), (large, 30.0)] {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.font = .systemFont(ofSize: size)
            label.text = "Text"
            field.window.addSubview(label)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: field.window.topAnchor, constant: 50),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])

        field.run()

        let expected = 50 + large.font.ascender - small.font.ascender
        #expect(abs(small.frame.minY - expected) <= 0.5)
    }

    @Test func `alignment insets keep a shadow out of the layout`() {
        final class Badge: UIView {
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
            override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
        }
        let badge = Badge()
        badge.translatesAutoresizingMaskIntoConstraints = false
        field.window.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.leftAnchor.constraint(equalTo: field.window.leftAnchor, constant: 50),
            badge.bottomAnchor.constraint(equalTo: field.window.topAnchor, constant: 100),
        ])

        field.run()

        #expect(badge.frame == CGRect(x: 48, y: 89, width: 26, height: 14))
        #expect(badge.alignmentRect(forFrame: badge.frame) == CGRect(x: 50, y: 90, width: 20, height: 10))
        #expect(badge.frame(forAlignmentRect: CGRect(x: 50, y: 90, width: 20, height: 10)) == badge.frame)
    }
}
