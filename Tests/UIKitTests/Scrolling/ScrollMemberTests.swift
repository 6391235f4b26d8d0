import Testing
import UITesting

@testable import UIKit

/// Smaller members of scroll views and what lies in them.
@Suite struct ScrollMemberTests {
    private let field = Playfield(size: CGSize(width: 300, height: 400))

    @Test func `indicators are white or black where the content asks for it`() {
        let scroll = field.add(UIScrollView(frame: field.window.bounds))
        let indicators = scroll.subviews.compactMap { $0 as? ScrollIndicator }
        #expect(indicators.count == 2 && scroll.indicatorStyle == .default)
        let usual = indicators.map(\.backgroundColor)

        scroll.indicatorStyle = .white
        #expect(indicators.allSatisfy { $0.backgroundColor == UIColor(white: 1, alpha: 0.35) })
        scroll.indicatorStyle = .black
        #expect(indicators.allSatisfy { $0.backgroundColor == UIColor(white: 0, alpha: 0.35) })
        scroll.indicatorStyle = .default

        #expect(indicators.map(\.backgroundColor) == usual)
    }

    @Test func `content that is stopped stays where it is, and the delegate hears of the end`() {
        final class Hearing: UIScrollViewDelegate {
            let recorder = Recorder()
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { recorder.note("decelerating") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { recorder.note("animation") }
        }
        let scroll = field.add(UIScrollView(frame: field.window.bounds))
        let hearing = Hearing()
        scroll.contentSize = CGSize(width: 300, height: 4000)
        scroll.delegate = hearing
        scroll.stopScrollingAndZooming()
        #expect(hearing.recorder.lines.isEmpty)

        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        field.wait(0.1)
        let offset = scroll.contentOffset.y
        scroll.stopScrollingAndZooming()
        #expect(hearing.recorder.lines == ["animation"])
        field.wait(0.5)
        #expect(scroll.contentOffset.y == offset && offset > 0 && offset < 500)

        field.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 100))
        #expect(scroll.isDecelerating)
        scroll.stopScrollingAndZooming()
        #expect(!scroll.isDecelerating && hearing.recorder.lines == ["animation", "decelerating"])
    }

    @Test func `a refresh control's wheel has the tint, and without one the usual grey`() throws {
        let scroll = field.add(UIScrollView(frame: field.window.bounds))
        let control = UIRefreshControl()
        scroll.refreshControl = control
        field.run()
        let wheel = try #require(control.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
        let usual = wheel.color
        field.window.tintColor = .green
        #expect(wheel.color == usual, "the tint of views above counts for nothing")

        control.tintColor = .red
        #expect(wheel.color == .red)
        control.tintColor = nil

        #expect(wheel.color == usual)
    }
}
