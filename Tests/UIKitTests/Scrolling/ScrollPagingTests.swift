import Testing
import UITesting

@testable import UIKit

/// Pages, nested scroll views, and drags that end the editing.
@Suite final class ScrollPagingTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    /// Five pages side by side, at the third.
    private func begin() {
        view.isPagingEnabled = true
        view.contentSize = CGSize(width: 2000, height: 800)
        view.contentOffset.x = 800
        stage.window.addSubview(view)
        stage.settle()
    }

    /// Drags sideways in ten steps and waits before letting go, so that there is no velocity.
    private func dragSlowly(by dx: CGFloat) {
        stage.touch(.began, at: CGPoint(x: 200, y: 400))
        stage.move(to: CGPoint(x: 200 + dx, y: 400), over: 0.3)
        stage.advance(by: 0.3)
        stage.touch(.ended, at: CGPoint(x: 200 + dx, y: 400))
        stage.settle()
    }

    @Test(arguments: [(-150.0, 800.0), (-250, 1200), (190, 800), (230, 400)])
    func `a slow drag ends at the nearest page`(way: CGFloat, offset: CGFloat) {
        begin()
        dragSlowly(by: way)
        #expect(view.contentOffset == CGPoint(x: offset, y: 0))
    }

    @Test(arguments: [(-60.0, 1200.0), (60, 400), (-190, 1200)])
    func `a flick goes on to the next page, and no farther`(way: CGFloat, offset: CGFloat) {
        begin()
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + way, y: 400), over: 0.05)
        #expect(view.isDecelerating)
        var offsets: [CGFloat] = []
        while view.isDecelerating, offsets.count < 300 {
            stage.advance(by: stage.frameDuration)
            offsets.append(view.contentOffset.x)
        }

        #expect(view.contentOffset.x == offset)
        let beyond = way < 0 ? offsets.max() : offsets.min()
        #expect(beyond == offset, "without overshoot")
        #expect(offsets.count < 45, "at rest in three quarters of a second")
    }

    @Test func `a drag over several narrow pages ends at the next one`() {
        begin()
        view.frame.size.width = 100
        view.contentOffset.x = 800
        view.clipsToBounds = false
        stage.touch(.began, at: CGPoint(x: 50, y: 400))
        stage.move(to: CGPoint(x: -200, y: 400), over: 0.3)
        #expect(view.contentOffset.x > 1000)
        stage.advance(by: 0.3)
        stage.touch(.ended, at: CGPoint(x: -200, y: 400))
        stage.settle()

        #expect(view.contentOffset.x == 900)
    }

    @Test func `the first and the last page are the ends`() {
        begin()
        view.contentOffset.x = 1600
        stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), over: 0.05)
        #expect(view.contentOffset.x > 1600, "it bounces")
        stage.settle()
        #expect(view.contentOffset.x == 1600)
    }

    @Test func `a finger that catches a page between two lets it go on to the nearest`() {
        begin()
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 120, y: 400), over: 0.05)
        stage.advance(by: 0.05)
        #expect(view.isDecelerating)
        stage.touch(.began, at: CGPoint(x: 200, y: 400))
        let caught = view.contentOffset.x
        stage.advance(by: 0.5)
        #expect(view.contentOffset.x == caught && caught > 800 && caught < 1200)
        stage.touch(.ended, at: CGPoint(x: 200, y: 400))
        stage.settle()

        #expect(view.contentOffset.x == (caught < 1000 ? 800 : 1200))
    }

    @Test func `the delegate hears where the page is, and cannot move it`() {
        final class Mover: UIScrollViewDelegate {
            var told: [CGPoint] = []
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) {
                told.append(targetContentOffset.pointee)
                targetContentOffset.pointee.x = 100
            }
        }
        let mover = Mover()
        begin()
        view.delegate = mover
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 120, y: 400), over: 0.05)
        stage.settle()

        #expect(mover.told == [CGPoint(x: 1200, y: 0)])
        #expect(view.contentOffset.x == 1200)
    }

    @Test func `the wheel turns one page at a time`() {
        begin()
        for _ in 0..<4 {
            view.handleScroll(
                ScrollWheel(delta: CGVector(dx: -30, dy: 0), location: CGPoint(x: 200, y: 400), timestamp: 0))
            stage.advance(by: stage.frameDuration)
        }
        stage.settle()
        #expect(view.contentOffset.x == 1200)
    }

    @Test func `a view without size pages nowhere`() {
        begin()
        view.frame.size = .zero
        stage.settle()
        #expect(view.contentOffset.x.isFinite)
        #expect(view.page(after: CGPoint(x: 70, y: 0), from: .zero, velocity: .zero).x == 70)
    }

    // MARK: - One in another

    @Test func `content at its edge leaves the drag to the scroll view around it`() {
        begin()
        let inner = UIScrollView(frame: CGRect(x: 800, y: 0, width: 400, height: 800))
        inner.contentSize = CGSize(width: 600, height: 800)
        view.addSubview(inner)
        stage.settle()

        stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 250, y: 400), over: 0.1)
        stage.settle()
        #expect(view.contentOffset.x == 800 && inner.contentOffset.x > 30)
        inner.contentOffset.x = 200
        stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), over: 0.05)
        stage.settle()
        #expect(view.contentOffset.x == 1200 && inner.contentOffset.x == 200)
    }

    // MARK: - Settings

    @Test(arguments: [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, false)])
    func `a drag ends the editing where it should`(mode: UIScrollView.KeyboardDismissMode, edits: Bool) {
        begin()
        let text = UITextField(frame: CGRect(x: 820, y: 20, width: 200, height: 34))
        view.addSubview(text)
        view.keyboardDismissMode = mode
        text.becomeFirstResponder()

        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 120, y: 400), over: 0.1)

        #expect(text.isFirstResponder == edits)
    }

    @Test(arguments: [CGPoint(x: -60, y: -100), CGPoint(x: -100, y: -60)])
    func `a drag that is neither along nor across is not locked`(way: CGPoint) {
        view.contentSize = CGSize(width: 2000, height: 3000)
        view.contentOffset = CGPoint(x: 500, y: 500)
        view.isDirectionalLockEnabled = true
        stage.window.addSubview(view)
        stage.settle()

        let end = CGPoint(x: 200 + way.x, y: 400 + way.y)
        stage.drag(from: CGPoint(x: 200, y: 400), to: end, over: 0.2, resting: 0.3)

        #expect(view.contentOffset.x > 530 && view.contentOffset.y > 530)
    }

    @Test(arguments: [(false, true), (true, false)])
    func `a locked drag moves along its first axis alone`(locks: Bool, movesBoth: Bool) {
        view.contentSize = CGSize(width: 2000, height: 3000)
        view.contentOffset = CGPoint(x: 500, y: 500)
        view.isDirectionalLockEnabled = locks
        stage.window.addSubview(view)
        stage.settle()

        stage.touch(.began, at: CGPoint(x: 200, y: 400))
        stage.move(to: CGPoint(x: 205, y: 340), over: 0.1)
        stage.move(to: CGPoint(x: 280, y: 300), over: 0.1)

        #expect(view.contentOffset.y > 550)
        #expect((view.contentOffset.x != 500) == movesBoth)
    }

    @Test func `indicators keep out of their own insets`() {
        begin()
        view.contentSize = CGSize(width: 400, height: 4000)
        view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 20)
        view.flashScrollIndicators()
        stage.advance(by: 0)

        #expect(view.verticalIndicator.frame.minY - view.contentOffset.y >= 100)
        #expect(view.verticalIndicator.frame.maxX == view.bounds.maxX - 23)
        #expect(view.scrollIndicatorInsets.top == 100)
    }

    @Test func `a change of the adjusted inset is told once`() {
        final class Listener: UIScrollViewDelegate {
            var insets: [CGFloat] = []
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
                insets.append(scrollView.adjustedContentInset.top)
            }
        }
        let listener = Listener()
        begin()
        view.delegate = listener
        view.contentInset.top = 30
        stage.settle()
        #expect(listener.insets == [30])
    }
}
