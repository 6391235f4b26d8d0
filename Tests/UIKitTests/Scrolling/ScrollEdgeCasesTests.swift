import Testing
import UITesting

@testable import UIKit

/// Scroll views within scroll views, offsets that nobody sees, and what is asked for ahead.
@Suite struct ScrollEdgeCasesTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))

    private func makeView(_ content: CGSize, in frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800))
        -> UIScrollView
    {
        let view = UIScrollView(frame: frame)
        view.contentSize = content
        return view
    }

    @Test(arguments: [true, false])
    func `a drag at the edge goes on in the outer view, unless that one does not scroll`(isEnabled: Bool) {
        let outer = makeView(CGSize(width: 400, height: 2000))
        let inner = makeView(CGSize(width: 400, height: 900), in: CGRect(x: 0, y: 0, width: 400, height: 600))
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        inner.contentOffset.y = 300
        outer.isScrollEnabled = isEnabled
        stage.settle()

        stage.touch(.began, at: CGPoint(x: 200, y: 400))
        stage.move(to: CGPoint(x: 200, y: 300), over: 0.2)

        #expect((outer.contentOffset.y > 0) == isEnabled)
        #expect((inner.contentOffset.y > 300) == !isEnabled)
    }

    @Test func `an offset that is set with animation outside of a window is there at once`() {
        let view = makeView(CGSize(width: 400, height: 2000))

        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)

        #expect(view.contentOffset.y == 100)
    }

    @Test func `paging tells that it stops at once where a page was dragged exactly`() {
        final class Listener: UIScrollViewDelegate {
            var heard: [String] = []
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                heard.append("ended \(decelerate)")
            }
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("slows down") }
        }
        let listener = Listener()
        let view = makeView(CGSize(width: 1200, height: 800))
        view.isPagingEnabled = true
        view.delegate = listener
        stage.window.addSubview(view)
        stage.settle()

        stage.touch(.began, at: CGPoint(x: 300, y: 400))
        stage.move(to: CGPoint(x: 250, y: 400), over: 0.2)
        view.contentOffset.x = 0
        stage.advance(by: 0.5)
        stage.touch(.ended, at: CGPoint(x: 250, y: 400))
        stage.settle()

        #expect(listener.heard == ["ended false"])
        #expect(view.contentOffset.x == 0 && !view.isDecelerating)
    }

    @Test func `a turn of the wheel ends a deceleration, and the delegate hears of it`() {
        final class Listener: UIScrollViewDelegate {
            var ends = 0
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
        }
        let listener = Listener()
        let field = Playfield()
        let view = makeView(CGSize(width: 400, height: 20000))
        view.delegate = listener
        field.window.addSubview(view)
        field.run()
        field.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), steps: 6)
        field.run()
        #expect(view.isDecelerating)

        field.run([
            .scroll(
                delta: CGVector(dx: 0, dy: -60), location: CGPoint(x: 200, y: 400), timestamp: field.time)
        ])

        #expect(!view.isDecelerating && listener.ends == 1)
    }

    @Test(arguments: [(true, false), (false, true), (false, false)])
    func `the safe area is added along an axis that scrolls, or bounces always`(wide: Bool, bounces: Bool) {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        let view = UIScrollView()
        view.contentInsetAdjustmentBehavior = .scrollableAxes
        view.alwaysBounceHorizontal = bounces
        controller.view.addSubview(view)
        stage.present(controller)
        view.frame = controller.view.bounds
        view.contentSize = CGSize(width: wide ? 1000 : 100, height: 100)
        stage.settle()

        #expect(view.adjustedContentInset.left == (wide || bounces ? 30 : 0))
    }

    @Test func `what comes next lies where the content goes to`() {
        var ahead = Prefetching()
        let content = CGSize(width: 4000, height: 4000)
        func next(_ x: CGFloat, _ y: CGFloat) -> CGRect {
            ahead.ahead(of: CGRect(x: x, y: y, width: 100, height: 200), content: content)
        }

        #expect(next(1000, 1000).origin == CGPoint(x: 1000, y: 1200))
        #expect(next(1000, 950).origin == CGPoint(x: 1000, y: 750))
        #expect(next(1000, 960).origin == CGPoint(x: 1000, y: 1160))
        #expect(next(1050, 960).origin == CGPoint(x: 1150, y: 960))
        #expect(next(1040, 970).origin == CGPoint(x: 1040, y: 1170))
        #expect(next(990, 970).origin == CGPoint(x: 890, y: 970))
        #expect(next(990, 970).origin == CGPoint(x: 890, y: 970))
    }

    @Test func `what comes next is asked for forwards again after a reset`() {
        var ahead = Prefetching()
        let content = CGSize(width: 100, height: 4000)
        func next(_ y: CGFloat) -> CGRect {
            ahead.ahead(of: CGRect(x: 0, y: y, width: 100, height: 200), content: content)
        }
        _ = next(1000)
        #expect(next(900).minY == 700)

        ahead.reset()

        #expect(next(800).minY == 1000)
    }

    @Test func `the delegate hears how fast the finger was, in points a millisecond`() {
        final class Listener: UIScrollViewDelegate {
            var velocity = CGPoint.zero
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) { self.velocity = velocity }
        }
        let listener = Listener()
        let field = Playfield()
        let view = makeView(CGSize(width: 400, height: 20000))
        view.delegate = listener
        field.window.addSubview(view)
        field.run()

        field.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), steps: 12)

        #expect(abs(listener.velocity.y - 1) < 0.1 && listener.velocity.x == 0)
    }

    @Test func `an inset that changes moves content only where that lies at its edge`() {
        let view = makeView(CGSize(width: 900, height: 2000))
        stage.window.addSubview(view)
        stage.settle()

        view.contentOffset = CGPoint(x: 50, y: 60)
        view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 50, y: 60))

        view.contentOffset = CGPoint(x: -20, y: -10)
        view.contentInset = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: -40, y: -30))
    }

    @Test func `what comes first lies beside the screen where the content is wide and no higher than that`() {
        let seen = CGRect(x: 0, y: 0, width: 400, height: 100)
        func ahead(_ width: CGFloat, _ height: CGFloat) -> CGRect {
            var prefetching = Prefetching()
            return prefetching.ahead(of: seen, content: CGSize(width: width, height: height))
        }

        #expect(ahead(2000, 100) == seen.offsetBy(dx: 400, dy: 0))
        #expect(ahead(2000, 500) == seen.offsetBy(dx: 0, dy: 100))
        #expect(ahead(400, 100) == seen.offsetBy(dx: 0, dy: 100))
    }
}
