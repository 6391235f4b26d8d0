import Testing

@testable import UIKit

@Suite struct LayoutTests {
    @Test func `a frame lays out outer views before inner ones, once`() {
        let field = Playfield()
        let (outer, inner) = (RecordingView(), RecordingView())
        inner.recorder = outer.recorder
        outer.name = "outer"
        inner.name = "inner"
        outer.addSubview(inner)
        field.window.addSubview(outer)
        outer.recorder.clear()

        inner.setNeedsLayout()
        outer.setNeedsLayout()
        outer.setNeedsLayout()
        field.run()
        field.run()

        #expect(outer.recorder.lines == ["outer.layoutSubviews", "inner.layoutSubviews"])
    }

    @Test func `a new size asks for layout, a new place does not`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        field.run()
        view.recorder.clear()

        view.center = CGPoint(x: 50, y: 50)
        field.run()
        #expect(view.recorder.lines.isEmpty)
        view.frame.size.width = 20
        field.run()
        #expect(view.recorder.lines == ["view.layoutSubviews"])
    }

    @Test func `layoutIfNeeded lays out at once, and only when it is due`() {
        let view = RecordingView()
        view.setNeedsLayout()
        view.recorder.clear()

        view.layoutIfNeeded()
        view.layoutIfNeeded()

        #expect(view.recorder.lines == ["view.layoutSubviews"])
    }

    @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(rotationAngle: .pi / 2)])
    func `sizeToFit takes the size that fits and keeps the frame's origin`(_ transform: CGAffineTransform) {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
        }
        let view = Fitting(frame: CGRect(x: 10, y: 30, width: 100, height: 100))
        view.transform = transform

        view.sizeToFit()

        let isUpright = transform == .identity
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        #expect(abs(view.frame.minX - 10) < 1e-9 && abs(view.frame.minY - 30) < 1e-9)
        #expect(abs(view.frame.width - (isUpright ? 40 : 20)) < 1e-9)
    }

    @Test func `a window that fills the screen goes on filling it`() {
        let field = Playfield()
        let child = field.add(UIView(frame: field.window.bounds))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]

        field.run([.resize(size: CGSize(width: 300, height: 500), scale: 2)])

        #expect(UIScreen.main.bounds.size == CGSize(width: 300, height: 500))
        #expect(UIScreen.main.scale == 2)
        #expect(child.bounds.size == CGSize(width: 300, height: 500))
        #expect(child.contentScaleFactor == 2)
    }

    @Test func `views hear that the traits changed, once`() {
        final class Traited: UIView {
            var scales: [CGFloat?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                scales.append(previousTraitCollection?.displayScale)
            }
        }
        let field = Playfield()
        let view = field.add(Traited())

        field.run([.resize(size: field.window.bounds.size, scale: 3)])
        field.run([.resize(size: field.window.bounds.size, scale: 3)])

        #expect(view.scales == [1])
        #expect(view.traitCollection.displayScale == 3)
    }

    @Test func `the safe area shrinks by how far a view lies inside`() {
        let field = Playfield()
        let outer = field.add(UIView(frame: field.window.bounds))
        let inner = UIView(frame: CGRect(x: 0, y: 30, width: 400, height: 100))
        outer.addSubview(inner)

        outer.addedSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)

        #expect(outer.safeAreaInsets.top == 44)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
    }

    @Test func `the safe area's change is told once`() {
        final class Safe: UIView {
            var told: [CGFloat] = []
            override func safeAreaInsetsDidChange() { told.append(safeAreaInsets.top) }
        }
        let field = Playfield()
        let outer = field.add(Safe(frame: field.window.bounds))
        let inner = Safe(frame: field.window.bounds)
        outer.addSubview(inner)
        field.run()

        outer.addedSafeAreaInsets.top = 44
        field.run()
        field.run()

        #expect(outer.told == [44])
        #expect(inner.told == [44])
    }
}
