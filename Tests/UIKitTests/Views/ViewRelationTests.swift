import Testing
import UITesting

@testable import UIKit

/// What views hear of each other: interactions that move, tints from above, orders that change; and what they say.
@MainActor
@Suite struct ViewRelationTests {
    private final class Note: NSObject, UIInteraction {
        weak var view: UIView?
        var lines: [String] = []
        func willMove(to view: UIView?) { lines.append(view == nil ? "will leave" : "will come") }
        func didMove(to view: UIView?) {
            self.view = view
            lines.append(view == nil ? "left" : "came")
        }
    }

    /// Counts how often it is told of a tint.
    private final class Tinted: UIView {
        var calls = 0
        override func tintColorDidChange() { calls += 1 }
    }

    /// Notes the subviews that come and go.
    private final class Parent: UIView {
        var lines: [String] = []
        override func didAddSubview(_ subview: UIView) { lines.append("came \(subview.tag)") }
        override func willRemoveSubview(_ subview: UIView) { lines.append("goes \(subview.tag)") }
    }

    private let stage = Stage(size: CGSize(width: 200, height: 200))

    // MARK: - Interactions

    @Test func `an interaction leaves one view before it comes to another`() {
        let (first, second, note) = (UIView(), UIView(), Note())
        first.addInteraction(note)
        note.lines = []

        second.addInteraction(note)

        #expect(note.lines == ["will leave", "left", "will come", "came"])
        #expect(first.interactions.isEmpty && second.interactions.count == 1 && note.view === second)
    }

    @Test func `an interaction is held once, and given up by its view alone`() {
        let (view, other, note) = (UIView(), UIView(), Note())

        view.addInteraction(note)
        view.addInteraction(note)
        other.removeInteraction(note)

        #expect(note.lines == ["will come", "came"])
        #expect(view.interactions.count == 1 && note.view === view)
    }

    // MARK: - Tints

    @Test func `a dimmed view tells those in it, but for those that have an adjustment of their own`() {
        let (parent, child, fixed) = (UIView(), Tinted(), Tinted())
        parent.addSubview(child)
        parent.addSubview(fixed)
        child.tintColor = .red
        fixed.tintAdjustmentMode = .normal
        (child.calls, fixed.calls) = (0, 0)

        parent.tintAdjustmentMode = .dimmed
        #expect(child.calls == 1 && fixed.calls == 0 && child.tintAdjustmentMode == .dimmed)
        parent.tintAdjustmentMode = .dimmed
        #expect(child.calls == 1, "it is told of changes alone")
        parent.tintAdjustmentMode = .automatic

        #expect(child.calls == 2 && fixed.calls == 0 && child.tintAdjustmentMode == .normal)
    }

    @Test func `a tint from above reaches those in it, but for those that have one of their own`() {
        let (parent, child, own) = (UIView(), Tinted(), Tinted())
        let below = Tinted()
        parent.addSubview(child)
        parent.addSubview(own)
        own.addSubview(below)
        child.tintAdjustmentMode = .normal
        own.tintColor = .green
        (child.calls, own.calls, below.calls) = (0, 0, 0)

        parent.tintColor = .red
        parent.tintColor = .red

        #expect(child.calls == 1 && child.tintColor == .red)
        #expect(own.calls == 0 && below.calls == 0 && below.tintColor == .green)
    }

    // MARK: - Order

    @Test func `a subview that gets another index is counted without itself`() {
        let parent = UIView()
        let views = (0..<3).map { _ in UIView() }
        views.forEach(parent.addSubview)

        parent.insertSubview(views[0], at: 1)
        #expect(parent.subviews == [views[1], views[0], views[2]])
        parent.insertSubview(views[1], at: 2)

        #expect(parent.subviews == [views[0], views[2], views[1]])
        #expect(
            parent.layer.sublayers?.map(ObjectIdentifier.init)
                == parent.subviews.map { ObjectIdentifier($0.layer) })
    }

    @Test func `a subview that is added again or put beside itself neither comes nor goes`() {
        let parent = Parent()
        let (one, two) = (UIView(), UIView())
        (one.tag, two.tag) = (1, 2)
        parent.addSubview(one)
        parent.addSubview(two)
        parent.lines = []

        parent.insertSubview(one, aboveSubview: one)
        parent.insertSubview(two, belowSubview: two)
        #expect(parent.subviews == [one, two])
        parent.addSubview(one)

        #expect(parent.subviews == [two, one] && parent.lines.isEmpty)
        one.removeFromSuperview()
        #expect(parent.lines == ["goes 1"])
    }

    // MARK: - Words and numbers

    @Test func `the description says that a view is hidden, how faint it is, and its tag`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!view.description.contains("hidden") && !view.description.contains("alpha"))
        #expect(!view.description.contains("tag"))

        (view.isHidden, view.alpha, view.tag) = (true, 0.5, 3)

        #expect(view.description.contains("; hidden = YES; alpha = 0.5; tag = 3; layer = <CALayer: 0x"))
    }

    @Test func `a place of a rectangle names the sides that it lies at`() {
        let sides: [(NSRectAlignment, NSDirectionalRectEdge)] = [
            (.none, []), (.top, .top), (.topLeading, [.top, .leading]), (.leading, .leading),
            (.bottomLeading, [.bottom, .leading]), (.bottom, .bottom),
            (.bottomTrailing, [.bottom, .trailing]), (.trailing, .trailing),
            (.topTrailing, [.top, .trailing]),
        ]

        for (place, edges) in sides { #expect(place.edges == edges) }
        #expect(sides.map { $0.0.rawValue } == Array(0...8))
    }

    @Test func `insets shrink a rectangle from each side, and are mirrored for the other direction`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let rect = CGRect(x: 10, y: 20, width: 100, height: 200)

        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 196))
        #expect(rect.inset(by: insets.negated) == CGRect(x: 8, y: 19, width: 106, height: 204))
        #expect(insets.mirrored == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(
            insets.limited(to: CGSize(width: 3, height: 2))
                == UIEdgeInsets(top: 1, left: 2, bottom: 2, right: 3))
    }

    @Test func `margins lie at the sides where text begins and ends`() {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft

        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins.left = 9
        #expect(
            view.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 9))
    }
}
