import Testing
import UITesting

@testable import UIKit

@Suite struct ScrollToTopTests {
    private let stage: Stage
    private let first = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    private let second = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
    private let listener = Listener()

    private final class Listener: NSObject, UIScrollViewDelegate {
        var agrees = true
        var calls: [String] = []

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            calls.append("should")
            return agrees
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
    }

    init() {
        stage = Stage(device: StageDevice.named("iphone"))
        let controller = UIViewController()
        for scroll in [first, second] {
            scroll.contentSize = CGSize(width: 390, height: 2000)
            scroll.contentOffset.y = 500
            controller.view.addSubview(scroll)
        }
        first.delegate = listener
        stage.present(controller)
    }

    private func tapStatusBar() {
        stage.tap(CGPoint(x: 195, y: 10))
        stage.settle()
    }

    @Test func `a press of the secondary button on the status bar scrolls nothing`() {
        second.scrollsToTop = false

        stage.touch(.began, at: CGPoint(x: 195, y: 10), finger: HostEvent.secondaryButton)
        stage.touch(.ended, at: CGPoint(x: 195, y: 10), finger: HostEvent.secondaryButton)
        stage.settle()

        #expect(first.contentOffset.y == 500 && listener.calls.isEmpty)
    }

    @Test func `a tap on a scrolled view goes to the middle of what is seen of it`() {
        let taps = TapWitness()
        let recognizer = UITapGestureRecognizer(target: taps, action: TapWitness.tapped)
        first.addGestureRecognizer(recognizer)

        stage.tap(first)

        #expect(taps.places == [CGPoint(x: 195, y: 250)])
    }

    private final class TapWitness {
        var places: [CGPoint] = []
        func tapped(_ recognizer: UITapGestureRecognizer) { places.append(recognizer.location(in: nil)) }
    }

    @Test func `a tap on the status bar scrolls the one view that wants it`() {
        second.scrollsToTop = false

        tapStatusBar()

        #expect(first.contentOffset.y == 0)
        #expect(second.contentOffset.y == 500)
        #expect(listener.calls == ["should", "did"])
    }

    @Test func `of two views that want it none scrolls`() {
        tapStatusBar()

        #expect(first.contentOffset.y == 500)
        #expect(listener.calls.isEmpty)
    }

    @Test func `a view that is hidden, or at its top, does not count or move`() {
        second.isHidden = true
        first.contentOffset.y = 0

        tapStatusBar()

        #expect(listener.calls.isEmpty)
        #expect(second.contentOffset.y == 500)
    }

    @Test func `a view that is transparent does not count`() {
        second.alpha = 0

        tapStatusBar()

        #expect(first.contentOffset.y == 0 && second.contentOffset.y == 500)
    }

    @Test func `the delegate may refuse, and a finger that leaves the bar does nothing`() {
        second.scrollsToTop = false
        stage.drag(from: CGPoint(x: 195, y: 10), to: CGPoint(x: 195, y: 60), over: 0.2)
        stage.settle()
        #expect(listener.calls.isEmpty)
        listener.agrees = false

        tapStatusBar()

        #expect(first.contentOffset.y == 500)
        #expect(listener.calls == ["should"])
    }
}
