import Synchronization
import Testing

@testable import UIKit

@Suite struct HierarchyTests {
    @Test func `views and layers stand in the same order`() {
        let parent = UIView()
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())

        parent.addSubview(a)
        parent.insertSubview(b, at: 0)
        parent.insertSubview(c, belowSubview: a)
        parent.insertSubview(d, aboveSubview: b)

        #expect(parent.subviews == [b, d, c, a])
        #expect(
            parent.layer.sublayers?.map(ObjectIdentifier.init)
                == [b, d, c, a].map { ObjectIdentifier($0.layer) })
    }

    @Test func `views keep their place among layers that have no view`() {
        let parent = UIView()
        let (back, front) = (CALayer(), CALayer())
        let (a, b) = (UIView(), UIView())
        parent.layer.addSublayer(back)
        parent.addSubview(a)
        parent.layer.addSublayer(front)

        parent.insertSubview(b, aboveSubview: a)

        let order = parent.layer.sublayers ?? []
        #expect(
            order.map(ObjectIdentifier.init) == [back, a.layer, b.layer, front].map(ObjectIdentifier.init))
    }

    @Test func `subviews can be brought to the front, sent to the back and exchanged`() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        views.forEach(parent.addSubview)

        parent.bringSubviewToFront(views[0])
        #expect(parent.subviews == [views[1], views[2], views[3], views[0]])
        parent.sendSubviewToBack(views[3])
        #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews == [views[0], views[1], views[2], views[3]])
        parent.exchangeSubview(at: 2, withSubviewAt: 1)
        #expect(parent.subviews == [views[0], views[2], views[1], views[3]])
        #expect(
            parent.layer.sublayers?.map(ObjectIdentifier.init)
                == parent.subviews.map { ObjectIdentifier($0.layer) })
    }

    @Test func `a view that moves within a window hears of the superview only`() {
        let field = Playfield()
        let (first, second) = (field.add(UIView()), field.add(UIView()))
        let view = RecordingView()
        first.addSubview(view)
        view.recorder.clear()

        second.addSubview(view)

        #expect(view.recorder.lines == ["view.willMove(toSuperview: view)", "view.didMoveToSuperview"])
        #expect(first.subviews.isEmpty)
        #expect(view.superview === second)
    }

    @Test func `a view that enters and leaves a window hears of both, outer views first`() {
        let field = Playfield()
        let (outer, inner) = (RecordingView(), RecordingView())
        inner.recorder = outer.recorder
        outer.name = "outer"
        inner.name = "inner"
        outer.addSubview(inner)
        outer.recorder.clear()

        field.window.addSubview(outer)
        outer.removeFromSuperview()

        #expect(
            outer.recorder.lines == [
                "outer.willMove(toSuperview: view)", "outer.willMove(toWindow: window)",
                "inner.willMove(toWindow: window)", "outer.didMoveToWindow", "inner.didMoveToWindow",
                "outer.didMoveToSuperview",
                "outer.willMove(toSuperview: nil)", "outer.willMove(toWindow: nil)",
                "inner.willMove(toWindow: nil)",
                "outer.didMoveToWindow", "inner.didMoveToWindow", "outer.didMoveToSuperview",
            ])
        #expect(outer.window == nil)
    }

    @Test func `a view added to itself or to a view in it stays where it is`() {
        let field = Playfield()
        let (outer, inner) = (field.add(UIView()), UIView())
        outer.addSubview(inner)

        outer.addSubview(outer)
        inner.addSubview(outer)

        #expect(field.diagnostics.count == 2)
        #expect(field.diagnostics.first?.contains("itself") == true)
        #expect(outer.superview === field.window)
        #expect(inner.superview === outer)
        field.run()
    }

    @Test func `a sibling that is no subview lets the view go to the front`() {
        let field = Playfield()
        let parent = field.add(UIView())
        let (a, b, c) = (UIView(), UIView(), UIView())
        parent.addSubview(a)

        parent.insertSubview(b, belowSubview: UIView())

        #expect(parent.subviews == [a, b])
        #expect(field.diagnostics.isEmpty)

        parent.insertSubview(c, belowSubview: parent)

        #expect(parent.subviews == [a, b, c])
        #expect(field.diagnostics.count == 1)
    }

    @Test func `an index beyond the subviews is the end`() {
        let parent = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        parent.insertSubview(a, at: 7)
        parent.insertSubview(b, at: 7)
        parent.insertSubview(c, at: -1)

        #expect(parent.subviews == [c, a, b])
    }

    @Test func `views are found by their tag at any depth`() {
        let (root, middle, leaf) = (UIView(), UIView(), UIView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.tag = 7

        #expect(root.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(8) == nil)
        #expect(leaf.isDescendant(of: root) && root.isDescendant(of: root) && !root.isDescendant(of: leaf))
    }

    @Test func `the tint is inherited, and its changes are told`() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (parent, child, other) = (UIView(), Tinted(), Tinted())
        other.tintColor = UIColor.green
        parent.addSubview(child)
        parent.addSubview(other)
        let before = other.changes

        parent.tintColor = UIColor.red

        #expect(child.tintColor == UIColor.red)
        #expect(child.changes == 1)
        #expect(other.tintColor == UIColor.green)
        #expect(other.changes == before)
    }

    @Test func `a view that moves to a superview with another tint is told`() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (red, blue, alike, child) = (UIView(), UIView(), UIView(), Tinted())
        (red.tintColor, blue.tintColor, alike.tintColor) = (.red, .blue, .blue)
        red.addSubview(child)
        let before = child.changes

        blue.addSubview(child)
        #expect(child.tintColor == .blue && child.changes == before + 1)
        alike.addSubview(child)
        #expect(child.changes == before + 1, "its colour is what it was")
    }

    @Test func `a view is made with the null rectangle without a size, and without a complaint`() {
        let field = Playfield()

        let view = UIView(frame: .null)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.frame = .null

        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(UIView(frame: .null).frame == .zero && field.diagnostics.isEmpty)
    }

    @Test func `geometry that is no number is refused and leaves the view usable`() {
        let field = Playfield()
        let view = field.add(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))

        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        view.center = CGPoint(x: CGFloat.infinity, y: 0)
        view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)

        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.transform.isIdentity)
        #expect(field.diagnostics.count == 3)
        field.run()
    }

    @Test func `a negative size is the same rectangle from its other corner`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))

        #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    }

    @Test func `another thread may ask for a description`() {
        final class Answer: Sendable { let text = Mutex("") }
        let view = UIView()
        let answer = Answer()
        let isDone = DispatchSemaphore(value: 0)

        Thread.detachNewThread {
            let text = view.description
            answer.text.withLock { $0 = text }
            isDone.signal()
        }
        isDone.wait()

        #expect(answer.text.withLock { $0 }.hasPrefix("<UIView: 0x"))
    }

    @Test func `the description names class, frame and layer`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.tag = 5

        #expect(view.description.hasPrefix("<UIView: 0x"))
        #expect(view.description.contains("frame = (1.0 2.0; 3.0 4.0); tag = 5; layer = <CALayer: 0x"))
    }
}
