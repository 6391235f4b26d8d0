import Testing
import UITesting

@testable import UIKit

@MainActor
struct ScrollViewTests {
    private let stage = Stage()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let log = Log()

    private final class Log: UIScrollViewDelegate {
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

        private func note(_ call: String) {
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

    private func drag(
        from start: CGFloat, to end: CGFloat, over duration: TimeInterval, resting: TimeInterval = 0
    ) {
        stage.drag(
            from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), over: duration, resting: resting)
    }

    @Test func `the calls of a flick stand in UIKit's order`() {
        drag(from: 600, to: 300, over: 0.15)
        stage.settle()

        #expect(
            log.calls == [
                "will drag", "scroll", "will end drag", "did end drag true", "will decelerate", "scroll",
                "did decelerate",
            ])
        #expect(scrollView.contentOffset.y > 400)
        #expect(!scrollView.isDecelerating && !scrollView.isDragging && !scrollView.isTracking)
    }

    @Test func `a finger that rests before it is lifted leaves the content where it is`() {
        drag(from: 600, to: 400, over: 0.3, resting: 0.3)
        let offset = scrollView.contentOffset.y
        stage.settle()

        #expect(log.calls == ["will drag", "scroll", "will end drag", "did end drag false"])
        #expect(scrollView.contentOffset.y == offset)
        #expect(offset > 180 && offset <= 200)
    }

    @Test func `content follows the finger point by point`() {
        stage.touch(.began, at: CGPoint(x: 200, y: 600))
        stage.move(to: CGPoint(x: 200, y: 560), over: 0.1)
        let before = scrollView.contentOffset.y
        stage.move(to: CGPoint(x: 200, y: 460), over: 0.1)

        #expect(scrollView.contentOffset.y - before == 100)
        #expect(scrollView.isDragging && scrollView.isTracking)
    }

    @Test func `pulled past the edge the content resists and springs back`() {
        stage.touch(.began, at: CGPoint(x: 200, y: 200))
        stage.move(to: CGPoint(x: 200, y: 220), over: 0.1)
        stage.move(to: CGPoint(x: 200, y: 420), over: 0.3)
        let pulled = -scrollView.contentOffset.y
        #expect(pulled > 60 && pulled < 120, "200 points of finger are less than 110 of content")

        stage.advance(by: 0.2)
        stage.touch(.ended, at: CGPoint(x: 200, y: 420))
        stage.settle()

        #expect(scrollView.contentOffset.y == 0)
        #expect(log.offsets.allSatisfy { $0 <= 0 })
    }

    @Test func `without bounces the content stops at the edge`() {
        scrollView.bounces = false

        drag(from: 200, to: 500, over: 0.1)
        stage.settle()

        #expect(scrollView.contentOffset.y == 0)
        #expect(log.offsets.allSatisfy { $0 == 0 })
    }

    @Test func `a flick at the end swings past it and comes back`() {
        scrollView.contentOffset.y = 2000
        log.offsets = []

        drag(from: 600, to: 200, over: 0.1)
        stage.settle()

        #expect(scrollView.contentOffset.y == 3000 - 844)
        #expect((log.offsets.max() ?? 0) > 3000 - 844)
    }

    @Test func `the delegate may choose where the content comes to rest`() {
        log.target = 777

        drag(from: 600, to: 300, over: 0.15)
        stage.settle()

        #expect(scrollView.contentOffset.y == 777)
    }

    @Test func `a finger stops content that moves and is no tap`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 390, height: 3000)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scrollView.addSubview(button)
        drag(from: 600, to: 300, over: 0.1)
        stage.advance(by: 0.1)
        #expect(scrollView.isDecelerating)

        stage.tap(CGPoint(x: 200, y: 300))
        let offset = scrollView.contentOffset.y
        stage.settle()

        #expect(scrollView.contentOffset.y == offset)
        #expect(taps == 0)

        stage.tap(CGPoint(x: 200, y: 300))
        #expect(taps == 1)
    }

    @Test func `a drag is no tap on what is dragged, a tap is`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 500, width: 200, height: 40)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scrollView.addSubview(button)
        stage.settle()

        drag(from: 520, to: 480, over: 0.1, resting: 0.3)
        #expect(taps == 0)
        #expect(!button.isHighlighted)
        scrollView.contentOffset = .zero

        stage.tap(CGPoint(x: 200, y: 520))
        #expect(taps == 1)
    }

    @Test func `touches are held back for 0.15 s`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 500, width: 200, height: 40)
        scrollView.addSubview(button)
        stage.settle()

        stage.touch(.began, at: CGPoint(x: 200, y: 520))
        stage.advance(by: 0.1)
        #expect(!button.isHighlighted)
        stage.advance(by: 0.1)
        #expect(button.isHighlighted)

        stage.touch(.cancelled, at: CGPoint(x: 200, y: 520))
        scrollView.delaysContentTouches = false
        stage.touch(.began, at: CGPoint(x: 200, y: 520))
        #expect(button.isHighlighted)
    }

    @Test func `an offset that is set animated is reached in 0.3 s`() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.advance(by: 0.15)
        #expect(abs(scrollView.contentOffset.y - 250) < 30)
        stage.settle()

        #expect(scrollView.contentOffset.y == 500)
        #expect(log.calls == ["scroll", "did animate"])
    }

    @Test func `what is scrolled to is brought into view by as little as it takes`() {
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 1100 - 844)

        scrollView.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 1100 - 844, "it is in view already")

        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 100)
    }

    @Test func `the wheel scrolls smoothly and stops at the edges`() {
        let wheel = ScrollWheel(
            delta: CGVector(dx: 0, dy: -60), location: CGPoint(x: 200, y: 400), timestamp: 0)
        scrollView.handleScroll(wheel)
        stage.advance(by: 0.05)
        #expect(scrollView.contentOffset.y > 0 && scrollView.contentOffset.y < 60)
        scrollView.handleScroll(wheel)
        stage.settle()
        #expect(scrollView.contentOffset.y == 120)

        let back = ScrollWheel(
            delta: CGVector(dx: 0, dy: 900), location: CGPoint(x: 200, y: 400), timestamp: 0)
        scrollView.handleScroll(back)
        stage.settle()

        #expect(scrollView.contentOffset.y == 0)
        #expect(log.offsets.allSatisfy { $0 >= 0 })
        #expect(zip(log.offsets, log.offsets.dropFirst()).allSatisfy { abs($0 - $1) < 60 }, "nothing jumps")
    }

    @Test func `nothing runs while nothing moves`() {
        drag(from: 600, to: 300, over: 0.15)
        #expect(stage.settle())
        let frames = stage.drawnFrames

        #expect(!stage.isMoving)
        stage.advance(by: 1)
        #expect(stage.drawnFrames == frames)
    }

    @Test func `the indicator comes with a scroll and fades after it`() {
        let indicator = scrollView.verticalIndicator
        #expect(indicator.alpha == 0)

        stage.touch(.began, at: CGPoint(x: 200, y: 600))
        stage.move(to: CGPoint(x: 200, y: 500), over: 0.2)
        #expect(indicator.alpha == 1)
        #expect(indicator.frame.maxX == 387)
        #expect(indicator.frame.minY > scrollView.bounds.minY + 3)

        stage.touch(.ended, at: CGPoint(x: 200, y: 500))
        stage.settle()
        #expect(indicator.alpha == 0)
        #expect(scrollView.horizontalIndicator.alpha == 0)
    }

    @Test func `an inset can be scrolled into and moves content that stands at the edge`() {
        scrollView.contentInset.top = 100
        stage.advance(by: 0)

        #expect(scrollView.contentOffset.y == -100)
        #expect(scrollView.adjustedContentInset.top == 100)
    }

    @Test func `content that gets shorter leaves no gap`() {
        scrollView.contentOffset.y = 2000

        scrollView.contentSize.height = 1000
        stage.advance(by: 0)

        #expect(scrollView.contentOffset.y == 156)
    }
}
