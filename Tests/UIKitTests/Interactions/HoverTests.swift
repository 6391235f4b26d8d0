import Testing
import UITesting

@testable import UIKit

/// The mouse pointer without a button down: who hears of it, and what it looks like.
@Suite(.serialized) struct HoverTests {
    fileprivate final class Watcher {
        var log: [String] = []
        func hovered(_ recognizer: UIHoverGestureRecognizer) {
            let point = recognizer.location(in: recognizer.view)
            log.append("\(recognizer.state) \(Int(point.x)),\(Int(point.y))")
        }
    }

    private let watcher = Watcher()

    private func view(_ frame: CGRect, in parent: UIView) -> UIView {
        let view = UIView(frame: frame)
        view.addGestureRecognizer(UIHoverGestureRecognizer(target: watcher, action: Watcher.hovered))
        parent.addSubview(view)
        return view
    }

    @Test func `hovering begins, changes and ends over a view`() {
        let stage = Stage()
        _ = view(CGRect(x: 100, y: 100, width: 50, height: 50), in: stage.window)

        for x in [90, 110, 120, 120, 160, 170] { stage.hover(at: CGPoint(x: x, y: 110)) }
        stage.hover(at: CGPoint(x: 149, y: 149))
        stage.hover(at: nil)

        #expect(watcher.log == ["began 10,10", "changed 20,10", "ended 20,10", "began 49,49", "ended 49,49"])
    }

    @Test func `the view around a hovered one is hovered, too, and a covered one is not`() {
        let stage = Stage()
        let outer = view(CGRect(x: 0, y: 0, width: 100, height: 100), in: stage.window)
        let cover = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
        _ = view(CGRect(x: 10, y: 0, width: 20, height: 100), in: outer)
        stage.window.addSubview(cover)

        stage.hover(at: CGPoint(x: 15, y: 5))
        #expect(watcher.log == ["began 5,5", "began 15,5"], "the inner one first")
        watcher.log = []
        stage.hover(at: CGPoint(x: 60, y: 5))

        #expect(watcher.log == ["ended 5,5", "ended 15,5"])
    }

    @Test func `a recognizer that is not enabled hears of nothing`() throws {
        let stage = Stage()
        let view = view(CGRect(x: 0, y: 0, width: 100, height: 100), in: stage.window)
        let recognizer = try #require(view.gestureRecognizers?.first)

        recognizer.isEnabled = false
        stage.hover(at: CGPoint(x: 5, y: 5))
        #expect(watcher.log.isEmpty)
        recognizer.isEnabled = true
        stage.hover(at: CGPoint(x: 6, y: 5))

        #expect(watcher.log == ["began 6,5"])
    }

    @Test func `of two windows the one in front is hovered`() {
        let stage = Stage()
        _ = view(CGRect(x: 0, y: 0, width: 100, height: 100), in: stage.window)
        let front = UIWindow(frame: CGRect(x: 50, y: 0, width: 300, height: 300))
        front.isHidden = false
        _ = view(CGRect(x: 0, y: 0, width: 50, height: 100), in: front)

        stage.hover(at: CGPoint(x: 60, y: 5))
        stage.hover(at: CGPoint(x: 20, y: 5))

        #expect(watcher.log == ["began 10,5", "ended 10,5", "began 20,5"])
    }

    @Test func `a view that comes below a pointer at rest is hovered, and one that leaves is not`() {
        let stage = Stage()
        let moving = view(CGRect(x: 100, y: 100, width: 50, height: 50), in: stage.window)
        stage.hover(at: CGPoint(x: 10, y: 10))
        #expect(watcher.log.isEmpty)

        moving.frame.origin = .zero
        stage.advance(by: 0)
        #expect(watcher.log == ["began 10,10"])
        moving.removeFromSuperview()
        stage.advance(by: 0)

        #expect(watcher.log == ["began 10,10", "ended 10,10"])
    }

    @Test func `while a button is down nothing hovers anew`() {
        let stage = Stage()
        _ = view(CGRect(x: 100, y: 100, width: 50, height: 50), in: stage.window)

        stage.touch(.began, at: CGPoint(x: 10, y: 10))
        stage.hover(at: CGPoint(x: 110, y: 110))
        #expect(watcher.log.isEmpty)
        stage.touch(.ended, at: CGPoint(x: 10, y: 10))

        #expect(watcher.log == ["began 10,10"])
    }

    @Test func `a disabled recognizer hears nothing, and one that is disabled hears of the end`() {
        let stage = Stage()
        let view = view(CGRect(x: 0, y: 0, width: 50, height: 50), in: stage.window)
        stage.hover(at: CGPoint(x: 10, y: 10))

        view.gestureRecognizers?.first?.isEnabled = false
        stage.hover(at: CGPoint(x: 20, y: 10))
        #expect(watcher.log == ["began 10,10", "ended 10,10"])
        view.gestureRecognizers?.first?.isEnabled = true
        stage.hover(at: CGPoint(x: 21, y: 10))

        #expect(watcher.log.last == "began 21,10")
    }

    @Test func `it stands beside taps`() {
        let stage = Stage()
        let view = view(CGRect(x: 0, y: 0, width: 50, height: 50), in: stage.window)
        let tap = UITapGestureRecognizer(target: watcher, action: Watcher.tapped)
        view.addGestureRecognizer(tap)

        stage.hover(at: CGPoint(x: 10, y: 10))
        stage.tap(CGPoint(x: 10, y: 10))
        stage.hover(at: CGPoint(x: 12, y: 10))

        #expect(watcher.log == ["began 10,10", "tap", "changed 12,10"])
    }

    @Test func `motion over views without interest draws nothing and need not be reported`() {
        let stage = Stage()
        stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        stage.advance(by: 0)
        let frames = stage.drawnFrames

        for x in 0..<20 { stage.hover(at: CGPoint(x: x, y: 5)) }

        #expect(stage.drawnFrames == frames)
        #expect(!UIApplication.shared.pipeline.followsPointer)
        _ = view(.zero, in: stage.window)
        #expect(UIApplication.shared.pipeline.followsPointer)
    }

    // MARK: - The pointer

    private final class Styles: UIPointerInteractionDelegate {
        var style: UIPointerStyle?
        var part: CGRect?

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            part.map { UIPointerRegion(rect: $0) } ?? defaultRegion
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { style }
    }

    private func shape(_ x: CGFloat) -> PointerShape {
        UIApplication.shared.pointerShape(at: CGPoint(x: x, y: 10))
    }

    @Test func `a view says which pointer it wants, in all of it or in a part`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 50))
        let delegate = Styles()
        let interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        stage.window.addSubview(view)
        #expect(shape(110) == .arrow)

        delegate.style = UIPointerStyle(shape: .verticalBeam(length: 17))
        #expect(shape(110) == .text && shape(90) == .arrow)
        delegate.part = CGRect(x: 0, y: 0, width: 20, height: 50)
        #expect(shape(110) == .text && shape(130) == .arrow)
        delegate.style = .hidden()
        #expect(shape(110) == .hidden)
        delegate.style = .system()
        delegate.style?.accessories = [.arrow(.left), .arrow(.right)]
        #expect(shape(110) == .leftAndRight)
        delegate.style?.accessories = [.arrow(.top), .arrow(.bottom)]
        #expect(shape(110) == .upAndDown)
        interaction.isEnabled = false
        #expect(shape(110) == .arrow)
    }

    @Test func `the innermost view decides, and an interaction belongs to one view`() {
        let stage = Stage()
        let (outer, inner) = (UIView(), UIView())
        for view in [outer, inner] { view.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        let (first, second) = (Styles(), Styles())
        first.style = UIPointerStyle(shape: .verticalBeam(length: 10))
        second.style = .system()
        let interaction = UIPointerInteraction(delegate: first)
        outer.addInteraction(interaction)
        let other = UIPointerInteraction(delegate: second)
        inner.addInteraction(other)
        #expect(shape(10) == .arrow)

        inner.removeInteraction(other)
        #expect(shape(10) == .text && other.view == nil)
        inner.addInteraction(interaction)

        #expect(outer.interactions.isEmpty && inner.interactions.count == 1 && interaction.view === inner)
    }
}

extension HoverTests.Watcher {
    fileprivate func tapped() { log.append("tap") }
}
