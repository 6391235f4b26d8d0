import Testing
import UITesting

@testable import UIKit

/// Which end of a scroll view's motion its delegate hears of.
@Suite struct ScrollEndTests {
    private final class Listener: UIScrollViewDelegate {
        var heard: [String] = []
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("top") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("animation") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("deceleration") }
    }

    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let listener = Listener()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    init() {
        view.contentSize = CGSize(width: 400, height: 20000)
        view.delegate = listener
        stage.window.addSubview(view)
        stage.settle()
    }

    private func flick() {
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), over: 0.1)
    }

    @Test func `an offset that is there already is no way to go`() {
        view.contentOffset.y = 300
        stage.settle()

        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(!stage.isMoving)
        stage.advance(by: 0.5)

        #expect(listener.heard.isEmpty && view.contentOffset.y == 300)
    }

    @Test func `the way to the top has an end of its own, that of code another one`() {
        view.contentInset.top = 50
        view.contentOffset = CGPoint(x: 0, y: 300)
        stage.settle()

        view.scrollToTop()
        stage.settle()
        #expect(listener.heard == ["top"] && view.contentOffset.y == -50)
        view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        stage.settle()

        #expect(listener.heard == ["top", "animation"] && view.contentOffset.y == 200)
    }

    @Test func `content that is stopped on its way after a flick has come to the end of that`() {
        flick()
        #expect(view.isDecelerating && listener.heard.isEmpty)
        stage.advance(by: 0.1)

        view.stopScrollingAndZooming()
        let offset = view.contentOffset
        stage.settle()

        #expect(listener.heard == ["deceleration"] && view.contentOffset == offset && offset.y > 400)
        view.stopScrollingAndZooming()
        #expect(listener.heard == ["deceleration"], "at rest there is no end")
    }

    @Test func `the way to the top begins where a deceleration is stopped by it`() {
        flick()
        stage.advance(by: 0.1)

        view.scrollToTop()
        #expect(listener.heard == ["deceleration"] && !view.isDecelerating)
        stage.settle()

        #expect(listener.heard == ["deceleration", "top"] && view.contentOffset.y == 0)
    }
}
