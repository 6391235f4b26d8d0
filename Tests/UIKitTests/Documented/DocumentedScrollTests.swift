import Foundation
import Testing
import UIKit
import UITesting

/// Scroll views: the order of their calls, where they come to rest, and what they do with touches.
@MainActor
struct DocumentedScrollTests {
    private final class Watcher: UIScrollViewDelegate {
        var lines: [String] = []
        var targets: [CGPoint] = []
        var wanted: CGPoint?
        weak var zoomed: UIView?

        /// The calls without scrolling.
        var course: [String] { lines.filter { $0 != "scroll" } }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willDrag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            lines.append("willEnd")
            if let wanted { targetContentOffset.pointee = wanted }
            targets.append(targetContentOffset.pointee)
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            lines.append("didEnd \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            lines.append("willDecelerate")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("didDecelerate") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("zoom") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func scroller(
        on stage: Stage, _ watcher: Watcher, content: CGSize = CGSize(width: 390, height: 4000)
    ) -> UIScrollView {
        let view = UIScrollView(frame: stage.window.bounds)
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = content
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        view.delegate = watcher
        return view
    }

    // UIScrollViewDelegate documentation.
    @Test func `a drag that ends at rest does not decelerate`() {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher)
        stage.drag(from: at(195, 600), to: at(195, 300), over: 0.4, resting: 0.4)
        stage.settle()

        #expect(watcher.course == ["willDrag", "willEnd", "didEnd false"])
        #expect(watcher.lines.first == "willDrag" && watcher.lines.contains("scroll"))
        #expect(view.contentOffset.y > 280 && view.contentOffset.y <= 300)
        #expect(watcher.targets.count == 1)
        #expect(abs((watcher.targets.first?.y ?? .nan) - view.contentOffset.y) < 0.51)
        #expect(!view.isDragging && !view.isDecelerating && !view.isTracking)
    }

    // scrollViewWillEndDragging(_:withVelocity:targetContentOffset:): where the content comes to rest, or what is put there.
    @Test(arguments: [nil, 1234] as [CGFloat?])
    func `a flick decelerates to its target, and to another one that the delegate sets`(
        wanted: CGFloat?
    ) {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher)
        watcher.wanted = wanted.map { at(0, $0) }
        stage.drag(from: at(195, 600), to: at(195, 400), over: 0.15)
        #expect(view.isDecelerating)
        stage.settle()

        #expect(
            watcher.course == ["willDrag", "willEnd", "didEnd true", "willDecelerate", "didDecelerate"])
        #expect(watcher.targets.count == 1)
        #expect(abs(view.contentOffset.y - (watcher.targets.first?.y ?? .nan)) < 0.51)
        #expect(view.contentOffset.y > 400)
        #expect(watcher.lines.last == "didDecelerate")
    }

    // setContentOffset(_:animated:) and scrollViewDidEndScrollingAnimation(_:).
    @Test func `an animated offset passes on its way and ends once`() {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher)
        view.setContentOffset(at(0, 1000), animated: true)
        stage.advance(by: 0.1)
        #expect(view.contentOffset.y > 0 && view.contentOffset.y < 1000)
        #expect(!view.isDecelerating && !view.isDragging)
        stage.settle()
        #expect(view.contentOffset.y == 1000 && watcher.course == ["animated"])
        #expect(watcher.lines.filter { $0 == "scroll" }.count > 5)

        watcher.lines = []
        view.setContentOffset(at(0, 500), animated: false)
        stage.settle()
        #expect(watcher.lines == ["scroll"] && view.contentOffset.y == 500)

        watcher.lines = []
        UIView.animate(withDuration: 0.5) { view.contentOffset.y = 100 }
        #expect(view.contentOffset.y == 100)
        stage.settle()
        #expect(watcher.lines == ["scroll"])
    }

    // Well known: setting the offset stops what moves; a finger that comes down stops a deceleration.
    @Test func `a deceleration stops for a new offset and for a finger`() {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher)
        stage.drag(from: at(195, 600), to: at(195, 400), over: 0.1)
        stage.advance(by: 0.1)
        #expect(view.isDecelerating)
        view.setContentOffset(view.contentOffset, animated: false)
        let rest = view.contentOffset.y
        stage.advance(by: 0.5)
        #expect(!view.isDecelerating && view.contentOffset.y == rest)

        stage.drag(from: at(195, 600), to: at(195, 400), over: 0.1)
        stage.advance(by: 0.1)
        stage.touch(.began, at: at(195, 400))
        let held = view.contentOffset.y
        stage.advance(by: 0.5)
        #expect(!view.isDecelerating && view.contentOffset.y == held && held > rest + 200)
        stage.touch(.ended, at: at(195, 400))
        stage.settle()

        #expect(view.contentOffset.y == held)
    }

    // UIScrollView.isPagingEnabled: stops on multiples of the bounds; a flick turns one page.
    @Test func `pages turn for half a page or a flick, one at a time`() {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher, content: CGSize(width: 5 * 390, height: 844))
        view.isPagingEnabled = true
        func drag(by x: CGFloat, over duration: TimeInterval, resting: TimeInterval) -> CGFloat {
            let start: CGFloat = x < 0 ? 380 : 10
            stage.drag(from: at(start, 400), to: at(start + x, 400), over: duration, resting: resting)
            stage.settle()
            return view.contentOffset.x
        }
        #expect(drag(by: -130, over: 0.4, resting: 0.4) == 0)
        #expect(drag(by: -260, over: 0.4, resting: 0.4) == 390)
        #expect(drag(by: -120, over: 0.06, resting: 0) == 780)
        #expect(drag(by: -370, over: 0.06, resting: 0) == 1170)
        #expect(drag(by: 120, over: 0.06, resting: 0) == 780)
    }

    // UIScrollView.bounces: content follows the finger past its edge with resistance, and comes back.
    @Test func `past its edge content resists, or stays where it does not bounce`() {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher)
        stage.touch(.began, at: at(195, 200))
        stage.move(to: at(195, 400), over: 0.3)
        #expect(view.contentOffset.y < -50 && view.contentOffset.y > -130)
        stage.touch(.ended, at: at(195, 400))
        stage.settle()
        #expect(view.contentOffset.y == 0)

        view.bounces = false
        stage.touch(.began, at: at(195, 200))
        stage.move(to: at(195, 400), over: 0.3)
        #expect(view.contentOffset.y == 0)
        stage.touch(.ended, at: at(195, 400))
        stage.settle()

        view.bounces = true
        view.contentSize.height = 300
        stage.drag(from: at(195, 200), to: at(195, 400), over: 0.3)
        #expect(view.contentOffset.y == 0)
        stage.settle()
        view.alwaysBounceVertical = true
        stage.touch(.began, at: at(195, 200))
        stage.move(to: at(195, 400), over: 0.3)
        #expect(view.contentOffset.y < -50)
        stage.touch(.ended, at: at(195, 400))
        stage.settle()
        #expect(view.contentOffset.y == 0)
    }

    // UIScrollView.contentInset: the room around the content can be scrolled to; offsets that are set are not limited.
    @Test func `insets widen the range in which content rests`() {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher, content: CGSize(width: 390, height: 1000))
        view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        #expect(view.adjustedContentInset == view.contentInset)
        for _ in 0..<3 {
            stage.drag(from: at(195, 700), to: at(195, 100), over: 0.1)
            stage.settle()
        }
        #expect(abs(view.contentOffset.y - (1000 - 844 + 30)) < 0.51)
        for _ in 0..<3 {
            stage.drag(from: at(195, 100), to: at(195, 700), over: 0.1)
            stage.settle()
        }
        #expect(abs(view.contentOffset.y + 50) < 0.51)
        view.contentOffset.y = 5000
        stage.advance(by: 0.5)
        #expect(view.contentOffset.y == 5000 && view.bounds.origin.y == 5000)
    }

    // scrollRectToVisible(_:animated:): as little as is needed, nothing where it is visible.
    @Test func `bringing a rectangle into view scrolls as little as possible`() {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher)
        func show(_ y: CGFloat) -> CGFloat {
            view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 100), animated: false)
            return view.contentOffset.y
        }
        #expect(show(2000) == CGFloat(1256))
        #expect(show(1500) == CGFloat(1256))
        #expect(show(1000) == 1000)
        #expect(show(3900) == CGFloat(3156))
    }

    // UIScrollView zooming: needs a view from the delegate, keeps to its limits and scales the content's size.
    @Test func `zooming scales the delegate's view within the limits`() {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher, content: CGSize(width: 400, height: 800))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        view.addSubview(content)
        view.maximumZoomScale = 3
        view.setZoomScale(2, animated: false)
        #expect(view.zoomScale == 1 && content.transform == .identity)

        watcher.zoomed = content
        view.setZoomScale(2, animated: false)
        #expect(view.zoomScale == 2 && content.transform.a == 2)
        #expect(view.contentSize == CGSize(width: 800, height: 1600))
        #expect(content.frame.size == CGSize(width: 800, height: 1600) && content.bounds.width == 400)
        #expect(watcher.lines.contains("zoom"))
        view.setZoomScale(10, animated: false)
        #expect(view.zoomScale == 3)
        view.setZoomScale(0.1, animated: false)
        #expect(view.zoomScale == 1)
        withExtendedLifetime(watcher) {}
    }

    // Well known: disabling the pan recognizer ends the drag.
    @Test func `a drag ends when its recognizer is disabled`() {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher)
        stage.touch(.began, at: at(195, 600))
        stage.move(to: at(195, 400), over: 0.3)
        #expect(view.isDragging)
        view.panGestureRecognizer.isEnabled = false
        stage.advance(by: 0.1)
        let rest = view.contentOffset.y
        #expect(!view.isDragging)
        #expect(watcher.course.filter { $0.hasPrefix("didEnd ") }.count == 1)
        stage.move(to: at(195, 200), over: 0.2)
        #expect(view.contentOffset.y == rest)
        view.panGestureRecognizer.isEnabled = true
        stage.touch(.ended, at: at(195, 200))
    }

    // UIScrollView.delaysContentTouches, canCancelContentTouches and touchesShouldCancel(in:) documentation.
    @Test func `a quick drag from a button scrolls, a held button keeps its touch`() {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        stage.advance(by: 0.1)
        stage.tap(at(195, 400))
        stage.advance(by: 0.5)
        #expect(taps == 1)
        stage.drag(from: at(195, 600), to: at(195, 300), over: 0.3, resting: 0.3)
        stage.settle()
        let rest = view.contentOffset.y
        #expect(taps == 1 && rest > 250)

        stage.touch(.began, at: at(195, 600))
        stage.advance(by: 0.4)
        #expect(button.isHighlighted)
        stage.move(to: at(195, 400), over: 0.3)
        #expect(view.contentOffset.y == rest)
        stage.touch(.ended, at: at(195, 400))
        stage.settle()
        #expect(taps == 2)
    }

    // Well known: of nested scroll views the one that can scroll in the finger's direction does.
    @Test func `a row inside of a list takes horizontal drags alone`() {
        let stage = Stage()
        let (outerWatcher, innerWatcher) = (Watcher(), Watcher())
        let outer = scroller(on: stage, outerWatcher)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        inner.contentSize = CGSize(width: 2000, height: 400)
        inner.delegate = innerWatcher
        outer.addSubview(inner)
        stage.advance(by: 0.1)
        stage.drag(from: at(300, 400), to: at(100, 405), over: 0.3, resting: 0.3)
        stage.settle()
        #expect(inner.contentOffset.x > 150 && outer.contentOffset.y == 0)
        #expect(outerWatcher.course.isEmpty)
        let x = inner.contentOffset.x
        innerWatcher.lines = []
        stage.drag(from: at(200, 500), to: at(205, 300), over: 0.3, resting: 0.3)
        stage.settle()

        #expect(inner.contentOffset.x == x && outer.contentOffset.y > 150)
        #expect(innerWatcher.course.isEmpty)
    }

    // UIScrollView.KeyboardDismissMode.onDrag.
    @Test func `a drag ends editing where the scroll view says so`() {
        let stage = Stage()
        let watcher = Watcher()
        let view = scroller(on: stage, watcher)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        view.addSubview(field)
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        stage.drag(from: at(195, 350), to: at(195, 250), over: 0.3, resting: 0.3)
        #expect(field.isFirstResponder)
        view.keyboardDismissMode = .onDrag
        stage.drag(from: at(195, 350), to: at(195, 250), over: 0.3, resting: 0.3)
        stage.advance(by: 1)

        #expect(!field.isFirstResponder)
    }

    private final class Counting: UIScrollView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    // Well known (WWDC 2011, session 104): a scroll view lays out its subviews whenever it scrolls. Its offset is its
    // bounds' origin.
    @Test func `each change of the offset is laid out, and is the origin of the bounds`() {
        let stage = Stage()
        let view = Counting(frame: stage.window.bounds)
        view.contentSize = CGSize(width: 390, height: 4000)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        let before = view.layouts
        for y in [CGFloat(100), 200, 300] {
            view.contentOffset.y = y
            stage.advance(by: 0.05)
            #expect(view.bounds.origin.y == y)
        }
        #expect(view.layouts - before >= 3)
        view.bounds.origin.y = 40
        #expect(view.contentOffset.y == 40)
    }
}
