import Testing

@testable import UIKit

/// Constraints to margins that differ from side to side, and to a scroll view's middle.
@Suite struct MarginConstraintTests {
    private let field = Playfield()

    private func constrain(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to box: UIView,
        _ margin: NSLayoutConstraint.Attribute, constant: CGFloat = 0
    ) {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: box, attribute: margin,
            multiplier: 1,
            constant: constant
        ).isActive = true
    }

    private func box(width: CGFloat, _ margins: UIEdgeInsets) -> UIView {
        let box = field.add(UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100)))
        box.layoutMargins = margins
        return box
    }

    private func add(to box: UIView) -> UIView {
        let view = placed(CGSize(width: 40, height: 10))
        box.addSubview(view)
        return view
    }

    @Test(
        arguments: [(.forceLeftToRight, [15, 125]), (.forceRightToLeft, [125, 15])]
            as [(UISemanticContentAttribute, [Double])])
    func `the leading margin is at the side where text begins, the trailing one where it ends`(
        direction: UISemanticContentAttribute, places: [Double]
    ) {
        let box = box(width: 200, UIEdgeInsets(top: 4, left: 10, bottom: 20, right: 30))
        box.semanticContentAttribute = direction
        let (first, last) = (add(to: box), add(to: box))

        constrain(first, .leading, to: box, .leadingMargin, constant: 5)
        constrain(last, .trailing, to: box, .trailingMargin, constant: -5)
        field.run()

        #expect([first, last].map { Double($0.frame.minX) } == places)
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `the middle within margins is that of what they leave`() {
        let box = box(width: 200, UIEdgeInsets(top: 4, left: 10, bottom: 20, right: 30))
        let (middle, corner) = (add(to: box), add(to: box))

        constrain(middle, .centerX, to: box, .centerXWithinMargins)
        constrain(middle, .centerY, to: box, .centerYWithinMargins)
        constrain(corner, .right, to: box, .rightMargin)
        constrain(corner, .bottom, to: box, .bottomMargin)
        field.run()

        #expect(middle.frame == CGRect(x: 70, y: 37, width: 40, height: 10))
        #expect(corner.frame == CGRect(x: 130, y: 70, width: 40, height: 10))
    }

    @Test func `text that reads well is in the middle between different margins`() {
        let box = box(width: 1000, UIEdgeInsets(top: 8, left: 100, bottom: 8, right: 20))
        let (guide, view) = (box.readableContentGuide, placed())
        #expect(guide.layoutFrame == CGRect(x: 204, y: 8, width: 672, height: 84))
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])

        field.run()

        #expect(view.frame == CGRect(x: 204, y: 8, width: 672, height: 84))
    }

    @Test func `the middle of a scroll view is that of its frame, its end that of its content`() {
        let scrollView = field.add(UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)))
        let content = placed(CGSize(width: 300, height: 250))
        scrollView.addSubview(content)
        let (middle, end) = (add(to: scrollView), add(to: scrollView))
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            middle.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            middle.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor),
            end.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
            end.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        ])

        field.run()

        #expect(scrollView.contentSize == CGSize(width: 300, height: 250))
        #expect(middle.frame == CGRect(x: 30, y: 45, width: 40, height: 10))
        #expect(end.frame == CGRect(x: 260, y: 240, width: 40, height: 10))
    }
}
