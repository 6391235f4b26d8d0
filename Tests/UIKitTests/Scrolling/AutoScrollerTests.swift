import Testing
import UITesting

@testable import UIKit

/// Content that scrolls while something is dragged close to an edge: within 60 points, at up to 600 points a second.
@Suite struct AutoScrollerTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))

    private func makeView(_ content: CGSize) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        view.contentSize = content
        stage.window.addSubview(view)
        stage.settle()
        return view
    }

    /// Scrolls for half a second, and returns how far that went.
    private func way(_ view: UIScrollView, _ rect: CGRect) -> CGPoint {
        let before = view.contentOffset
        let scroller = AutoScroller(view) {}
        stage.run { scroller.follow(rect.offsetBy(dx: before.x, dy: before.y)) }
        stage.advance(by: 0.5)
        scroller.stop()
        return CGPoint(x: view.contentOffset.x - before.x, y: view.contentOffset.y - before.y)
    }

    private func isClose(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(one.x - x) < 12 && abs(one.y - y) < 12
    }

    @Test func `it scrolls the faster the closer the edge is`() {
        let view = makeView(CGSize(width: 400, height: 5000))
        view.contentOffset.y = 1000

        #expect(isClose(way(view, CGRect(x: 0, y: 780, width: 400, height: 20)), 0, 300))
        #expect(isClose(way(view, CGRect(x: 0, y: 750, width: 400, height: 20)), 0, 150))
        #expect(way(view, CGRect(x: 0, y: 700, width: 400, height: 40)) == .zero, "60 points are enough")
        #expect(way(view, CGRect(x: 0, y: 60, width: 400, height: 40)) == .zero)
        #expect(isClose(way(view, CGRect(x: 0, y: 30, width: 400, height: 20)), 0, -150))
        #expect(isClose(way(view, CGRect(x: 0, y: -500, width: 400, height: 20)), 0, -300), "no faster")
        #expect(isClose(way(view, CGRect(x: 0, y: 1500, width: 400, height: 20)), 0, 300))
    }

    @Test func `it scrolls along the axes on which there is more content, within the insets`() {
        let wide = makeView(CGSize(width: 3000, height: 800))
        wide.contentOffset.x = 1000
        let corner = CGRect(x: 380, y: 780, width: 20, height: 20)
        #expect(isClose(way(wide, corner), 300, 0))

        wide.contentSize.height = 3000
        #expect(isClose(way(wide, corner), 300, 300))
        wide.contentInset.right = 100
        stage.settle()

        #expect(isClose(way(wide, CGRect(x: 280, y: 300, width: 20, height: 20)), 300, 0))
    }

    @Test func `it ends at the end of the content, or where nothing is dragged to any more`() {
        let view = makeView(CGSize(width: 400, height: 1000))
        var moves = 0
        let scroller = AutoScroller(view) { moves += 1 }
        let low = CGRect(x: 0, y: 780, width: 400, height: 20)

        stage.run { scroller.follow(low) }
        stage.advance(by: 1)
        #expect(view.contentOffset.y == 200 && moves > 10)
        let all = moves
        stage.advance(by: 0.5)
        #expect(moves == all && !stage.isMoving)
        view.contentOffset.y = 0
        stage.run { scroller.follow(low) }
        stage.advance(by: 0.1)
        stage.run { scroller.follow(CGRect(x: 0, y: 400, width: 400, height: 20)) }
        let offset = view.contentOffset.y
        stage.advance(by: 0.5)

        #expect(offset > 20 && offset < 150 && view.contentOffset.y == offset)
    }
}
