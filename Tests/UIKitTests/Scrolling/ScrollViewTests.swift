import Testing
import UITesting

@testable import UIKit

@MainActor
struct ScrollViewTests {
    @Test func `the calls of a flick stand in UIKit's order`() {
        let scene = ScrollViewScene()
        scene.drag(from: 600, to: 300, over: 0.15)
        scene.stage.settle()

        #expect(
            scene.log.calls == [
                "will drag", "scroll", "will end drag", "did end drag true", "will decelerate", "scroll",
                "did decelerate",
            ])
        #expect(scene.scrollView.contentOffset.y > 400)
        #expect(
            !scene.scrollView.isDecelerating && !scene.scrollView.isDragging && !scene.scrollView.isTracking)
    }

    @Test func `a finger that rests before it is lifted leaves the content where it is`() {
        let scene = ScrollViewScene()
        scene.drag(from: 600, to: 400, over: 0.3, resting: 0.3)
        let offset = scene.scrollView.contentOffset.y
        scene.stage.settle()

        #expect(scene.log.calls == ["will drag", "scroll", "will end drag", "did end drag false"])
        #expect(scene.scrollView.contentOffset.y == offset)
        #expect(offset > 180 && offset <= 200)
    }

    @Test func `content follows the finger point by point`() {
        let scene = ScrollViewScene()
        scene.stage.touch(.began, at: CGPoint(x: 200, y: 600))
        scene.stage.move(to: CGPoint(x: 200, y: 560), over: 0.1)
        let before = scene.scrollView.contentOffset.y
        scene.stage.move(to: CGPoint(x: 200, y: 460), over: 0.1)

        #expect(scene.scrollView.contentOffset.y - before == 100)
        #expect(scene.scrollView.isDragging && scene.scrollView.isTracking)
    }

    @Test func `pulled past the edge the content resists and springs back`() {
        let scene = ScrollViewScene()
        scene.stage.touch(.began, at: CGPoint(x: 200, y: 200))
        scene.stage.move(to: CGPoint(x: 200, y: 220), over: 0.1)
        scene.stage.move(to: CGPoint(x: 200, y: 420), over: 0.3)
        let pulled = -scene.scrollView.contentOffset.y
        #expect(pulled > 60 && pulled < 120, "200 points of finger are less than 110 of content")

        scene.stage.advance(by: 0.2)
        scene.stage.touch(.ended, at: CGPoint(x: 200, y: 420))
        scene.stage.settle()

        #expect(scene.scrollView.contentOffset.y == 0)
        #expect(scene.log.offsets.allSatisfy { $0 <= 0 })
    }

    @Test func `without bounces the content stops at the edge`() {
        let scene = ScrollViewScene()
        scene.scrollView.bounces = false

        scene.drag(from: 200, to: 500, over: 0.1)
        scene.stage.settle()

        #expect(scene.scrollView.contentOffset.y == 0)
        #expect(scene.log.offsets.allSatisfy { $0 == 0 })
    }

    @Test func `a flick at the end swings past it and comes back`() {
        let scene = ScrollViewScene()
        scene.scrollView.contentOffset.y = 2000
        scene.log.offsets = []

        scene.drag(from: 600, to: 200, over: 0.1)
        scene.stage.settle()

        #expect(scene.scrollView.contentOffset.y == 2156)
        #expect((scene.log.offsets.max() ?? 0) > 2156)
    }

    @Test func `the delegate may choose where the content comes to rest`() {
        let scene = ScrollViewScene()
        scene.log.target = 777

        scene.drag(from: 600, to: 300, over: 0.15)
        scene.stage.settle()

        #expect(scene.scrollView.contentOffset.y == 777)
    }

    @Test func `a finger stops content that moves and is no tap`() {
        let scene = ScrollViewScene()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 390, height: 3000)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.scrollView.addSubview(button)
        scene.drag(from: 600, to: 300, over: 0.1)
        scene.stage.advance(by: 0.1)
        #expect(scene.scrollView.isDecelerating)

        scene.stage.tap(CGPoint(x: 200, y: 300))
        let offset = scene.scrollView.contentOffset.y
        scene.stage.settle()

        #expect(scene.scrollView.contentOffset.y == offset)
        #expect(taps == 0)

        scene.stage.tap(CGPoint(x: 200, y: 300))
        #expect(taps == 1)
    }

    @Test func `a drag is no tap on what is dragged, a tap is`() {
        let scene = ScrollViewScene()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 500, width: 200, height: 40)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.scrollView.addSubview(button)
        scene.stage.settle()

        scene.drag(from: 520, to: 480, over: 0.1, resting: 0.3)
        #expect(taps == 0)
        #expect(!button.isHighlighted)
        scene.scrollView.contentOffset = .zero

        scene.stage.tap(CGPoint(x: 200, y: 520))
        #expect(taps == 1)
    }

    @Test func `touches are held back for 0.15 s`() {
        let scene = ScrollViewScene()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 500, width: 200, height: 40)
        scene.scrollView.addSubview(button)
        scene.stage.settle()

        scene.stage.touch(.began, at: CGPoint(x: 200, y: 520))
        scene.stage.advance(by: 0.1)
        #expect(!button.isHighlighted)
        scene.stage.advance(by: 0.1)
        #expect(button.isHighlighted)

        scene.stage.touch(.cancelled, at: CGPoint(x: 200, y: 520))
        scene.scrollView.delaysContentTouches = false
        scene.stage.touch(.began, at: CGPoint(x: 200, y: 520))
        #expect(button.isHighlighted)
    }

    @Test func `a slider that has its thumb taken is not scrolled away`() {
        let scene = ScrollViewScene()
        let slider = UISlider(frame: CGRect(x: 20, y: 500, width: 228, height: 34))
        scene.scrollView.addSubview(slider)
        scene.stage.settle()

        scene.stage.touch(.began, at: CGPoint(x: 34, y: 517))
        scene.stage.advance(by: 0.2)
        scene.stage.move(to: CGPoint(x: 134, y: 417), over: 0.2)
        scene.stage.touch(.ended, at: CGPoint(x: 134, y: 417))

        #expect(slider.value == 0.5)
        #expect(scene.scrollView.contentOffset == .zero)
    }

    @Test func `a drag across content that only scrolls up and down does nothing`() {
        let scene = ScrollViewScene()

        scene.stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 420), over: 0.2)
        scene.stage.settle()

        #expect(scene.scrollView.contentOffset == .zero)
        #expect(scene.log.calls.isEmpty)
    }

    @Test func `an offset that is set animated is reached in 0.3 s`() {
        let scene = ScrollViewScene()
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        scene.stage.advance(by: 0.15)
        #expect(abs(scene.scrollView.contentOffset.y - 250) < 30)
        scene.stage.settle()

        #expect(scene.scrollView.contentOffset.y == 500)
        #expect(scene.log.calls == ["scroll", "did animate"])
    }

    @Test func `what is scrolled to is brought into view by as little as it takes`() {
        let scene = ScrollViewScene()
        scene.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
        #expect(scene.scrollView.contentOffset.y == 256)

        scene.scrollView.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 100), animated: false)
        #expect(scene.scrollView.contentOffset.y == 256, "it is in view already")

        scene.scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
        #expect(scene.scrollView.contentOffset.y == 100)
    }

    @Test func `of what is higher than the view its upper end is brought into view`() {
        let scene = ScrollViewScene()
        scene.scrollView.contentSize.height = 5000

        scene.scrollView.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 10, height: 1500), animated: false)

        #expect(scene.scrollView.contentOffset.y == 2000)
    }

    @Test func `the wheel scrolls smoothly and stops at the edges`() {
        let scene = ScrollViewScene()
        let wheel = ScrollWheel(
            delta: CGVector(dx: 0, dy: -60), location: CGPoint(x: 200, y: 400), timestamp: 0)
        scene.scrollView.handleScroll(wheel)
        scene.stage.advance(by: 0.05)
        #expect(scene.scrollView.contentOffset.y > 0 && scene.scrollView.contentOffset.y < 60)
        scene.scrollView.handleScroll(wheel)
        scene.stage.settle()
        #expect(scene.scrollView.contentOffset.y == 120)

        let back = ScrollWheel(
            delta: CGVector(dx: 0, dy: 900), location: CGPoint(x: 200, y: 400), timestamp: 0)
        scene.scrollView.handleScroll(back)
        scene.stage.settle()

        #expect(scene.scrollView.contentOffset.y == 0)
        #expect(scene.log.offsets.allSatisfy { $0 >= 0 })
        #expect(
            zip(scene.log.offsets, scene.log.offsets.dropFirst()).allSatisfy { abs($0 - $1) < 60 },
            "nothing jumps")
    }

    @Test func `nothing runs while nothing moves`() {
        let scene = ScrollViewScene()
        scene.drag(from: 600, to: 300, over: 0.15)
        #expect(scene.stage.settle())
        let frames = scene.stage.drawnFrames

        #expect(!scene.stage.isMoving)
        scene.stage.advance(by: 1)
        #expect(scene.stage.drawnFrames == frames)
    }

    @Test func `the indicator comes with a scroll and fades after it`() {
        let scene = ScrollViewScene()
        let indicator = scene.scrollView.verticalIndicator
        #expect(indicator.alpha == 0)

        scene.stage.touch(.began, at: CGPoint(x: 200, y: 600))
        scene.stage.move(to: CGPoint(x: 200, y: 500), over: 0.2)
        #expect(indicator.alpha == 1)
        #expect(indicator.frame.maxX == 387)
        #expect(indicator.frame.minY > scene.scrollView.bounds.minY + 3)

        scene.stage.touch(.ended, at: CGPoint(x: 200, y: 500))
        scene.stage.settle()
        #expect(indicator.alpha == 0)
        #expect(scene.scrollView.horizontalIndicator.alpha == 0)
    }

    @Test func `an inset can be scrolled into and moves content that stands at the edge`() {
        let scene = ScrollViewScene()
        scene.scrollView.contentInset.top = 100
        scene.stage.advance(by: 0)

        #expect(scene.scrollView.contentOffset.y == -100)
        #expect(scene.scrollView.adjustedContentInset.top == 100)
    }

    @Test func `a view without any room can be scrolled by nobody and by code`() {
        let scene = ScrollViewScene()
        scene.scrollView.frame = CGRect(x: 0, y: 400, width: 0, height: 0)
        scene.stage.settle()

        scene.drag(from: 420, to: 300, over: 0.1)
        scene.scrollView.contentOffset.y = .nan
        #expect(scene.scrollView.contentOffset == .zero)

        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        scene.stage.settle()
        #expect(scene.scrollView.contentOffset.y == 100)
    }

    @Test func `content that gets shorter leaves no gap`() {
        let scene = ScrollViewScene()
        scene.scrollView.contentOffset.y = 2000

        scene.scrollView.contentSize.height = 1000
        scene.stage.advance(by: 0)

        #expect(scene.scrollView.contentOffset.y == 156)
    }
}

/// What every test begins with.
@MainActor
private struct ScrollViewScene {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = Log()

    final class Log: UIScrollViewDelegate {
        var calls: [String] = []
        var offsets: [CGFloat] = []
        var target: CGFloat?

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            offsets.append(scrollView.contentOffset.y)
            note("scroll")
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            note("will end drag")
            if let target { targetContentOffset.pointee.y = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            note("did end drag \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did decelerate") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate") }

        func note(_ call: String) {
            if calls.last != call { calls.append(call) }
        }
    }

    init() {
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.delegate = log
        stage.window.addSubview(scrollView)
        stage.settle()
        log.calls = []
        log.offsets = []
    }

    func drag(
        from start: CGFloat, to end: CGFloat, over duration: TimeInterval, resting: TimeInterval = 0
    ) {
        stage.drag(
            from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), over: duration, resting: resting)
    }
}
