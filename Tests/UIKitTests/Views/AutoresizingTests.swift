import Testing

@testable import UIKit

@Suite struct AutoresizingTests {
    nonisolated struct Case: Sendable, CustomTestStringConvertible {
        var mask: UIView.AutoresizingMask
        var before: CGRect
        var after: CGRect
        var testDescription: String { "\(mask.rawValue) \(before)" }
    }

    /// A view at (20, 0) of size 60 × 100 in a superview of 100 × 100 that becomes 200 × 100.
    nonisolated static let horizontal = [
        Case(mask: [], before: box(20, 60), after: box(20, 60)),
        Case(mask: .flexibleRightMargin, before: box(20, 60), after: box(20, 60)),
        Case(mask: .flexibleLeftMargin, before: box(20, 60), after: box(120, 60)),
        Case(mask: .flexibleWidth, before: box(20, 60), after: box(20, 160)),
        Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], before: box(20, 60), after: box(70, 60)),
        // 10 of the 40 flexible points lie to the left, so a quarter of the change goes there.
        Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], before: box(10, 60), after: box(35, 60)),
        // 60 of 80 points are width.
        Case(mask: [.flexibleWidth, .flexibleRightMargin], before: box(20, 60), after: box(20, 135)),
        Case(mask: [.flexibleLeftMargin, .flexibleWidth], before: box(20, 60), after: box(45, 135)),
        Case(
            mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], before: box(20, 60),
            after: box(40, 120)),
    ]

    nonisolated static func box(_ x: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: x, y: 0, width: width, height: 100)
    }

    @Test(arguments: horizontal)
    func `the flexible parts share a change of the width in proportion`(_ test: Case) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: test.before)
        child.autoresizingMask = test.mask
        parent.addSubview(child)

        parent.frame.size.width = 200

        #expect(child.frame == test.after)
    }

    @Test func `height and vertical margins work as width and horizontal ones`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 60))
        child.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        parent.addSubview(child)

        parent.bounds.size.height = 200

        #expect(child.frame == CGRect(x: 0, y: 40, width: 100, height: 120))
    }

    @Test func `a view that fills a superview without size fills it when it gets one`() {
        let parent = UIView()
        let child = UIView()
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)

        parent.frame = CGRect(x: 5, y: 6, width: 300, height: 200)

        #expect(child.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test func `a centred view stays centred even in a superview that had no size`() {
        let parent = UIView()
        let child = UIView(frame: CGRect(x: -20, y: -10, width: 40, height: 20))
        child.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        parent.addSubview(child)

        parent.bounds.size = CGSize(width: 300, height: 200)

        #expect(child.center == CGPoint(x: 150, y: 100))
    }

    @Test func `a turned view follows by its size and centre`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.transform = CGAffineTransform(rotationAngle: 0.5)
        parent.addSubview(child)

        parent.frame.size = CGSize(width: 300, height: 200)

        #expect(child.bounds.size == CGSize(width: 300, height: 200))
        #expect(child.center == CGPoint(x: 150, y: 100))
    }

    @Test func `a superview that does not autoresize leaves its subviews alone`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = .flexibleWidth
        parent.autoresizesSubviews = false
        parent.addSubview(child)

        parent.frame.size.width = 200

        #expect(child.frame.width == 100)
    }

    @Test func `grandchildren follow`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        let grandchild = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
        child.autoresizingMask = .flexibleWidth
        grandchild.autoresizingMask = .flexibleLeftMargin
        child.addSubview(grandchild)
        parent.addSubview(child)

        parent.frame.size.width = 150

        #expect(grandchild.frame.minX == 140)
    }

    @Test func `a view that shrinks to nothing does not become negative`() {
        let axis = Autoresizing(before: false, length: true, after: false)

        let result = axis.resized(origin: 10, length: 20, from: 100, to: 50)

        #expect(result == (10, 0))
    }
}
