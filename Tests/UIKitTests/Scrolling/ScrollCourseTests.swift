import Testing
import UITesting

@testable import UIKit

/// What one drag leaves for the next, pages that begin beside the edge, and where indicators stand.
@Suite struct ScrollCourseTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let listener = Listener()

    private final class Listener: UIScrollViewDelegate {
        var zoomed: UIView?
        var ends = 0

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }

    private func show(_ content: CGSize) {
        view.contentSize = content
        stage.window.addSubview(view)
        stage.settle()
    }

    // MARK: - Drags and pages

    @Test func `a drag between the axes is free after one that was locked`() {
        view.isDirectionalLockEnabled = true
        show(CGSize(width: 2000, height: 3000))
        view.contentOffset = CGPoint(x: 500, y: 500)

        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), over: 0.2, resting: 0.3)
        stage.settle()
        #expect(view.contentOffset.x == 500 && view.contentOffset.y > 580)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 120, y: 320), over: 0.2, resting: 0.3)
        stage.settle()

        #expect(view.contentOffset.x > 560)
    }

    @Test func `pages count from where the content begins beside an inset`() {
        view.isPagingEnabled = true
        view.contentInset.left = 50
        show(CGSize(width: 2000, height: 800))
        view.contentOffset.x = -50

        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 100, y: 400), over: 0.3, resting: 0.3)
        stage.settle()

        #expect(view.contentOffset == CGPoint(x: 350, y: 0))
    }

    // MARK: - Offsets on their way

    @Test func `an offset that is set takes the place of one that is on its way, whose end is not told`() {
        view.delegate = listener
        show(CGSize(width: 400, height: 3000))
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.advance(by: 0.1)

        view.contentOffset.y = 100
        stage.settle()

        #expect(view.contentOffset.y == 100 && listener.ends == 0)
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.settle()
        #expect(view.contentOffset.y == 500 && listener.ends == 1)
    }

    @Test func `content that is on its way stays where it is when its view leaves the window`() {
        show(CGSize(width: 400, height: 3000))
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.advance(by: 0.15)
        let offset = view.contentOffset.y
        #expect(offset > 50 && offset < 450)

        view.removeFromSuperview()
        stage.window.addSubview(view)
        stage.settle()

        #expect(view.contentOffset.y == offset)
    }

    // MARK: - Zooming

    @Test
    func `a rectangle without a height is shown by its width, and one without a size as large as may be`() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        listener.zoomed = content
        view.delegate = listener
        view.addSubview(content)
        view.maximumZoomScale = 4
        show(CGSize(width: 400, height: 800))

        view.zoom(to: CGRect(x: 150, y: 100, width: 200, height: 0), animated: false)
        #expect(view.zoomScale == 2)
        #expect(view.contentOffset == CGPoint(x: 300, y: 0), "as far as the content goes")
        view.zoom(to: CGRect(x: 100, y: 400, width: 0, height: 0), animated: false)

        #expect(view.zoomScale == 4)
        #expect(view.contentOffset == CGPoint(x: 200, y: 1200))
    }

    // MARK: - Indicators

    @Test func `indicators stay in front of content that comes later`() {
        show(CGSize(width: 400, height: 3000))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))

        view.addSubview(content)
        view.setNeedsLayout()
        stage.settle()

        let front: [UIView] = [content, view.horizontalIndicator, view.verticalIndicator]
        #expect(view.subviews == front)
    }

    @Test(arguments: [true, false])
    func `an indicator keeps out of the safe area unless nothing is to be adjusted`(adjusts: Bool) {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        stage.present(controller)
        view.contentSize = CGSize(width: 400, height: 3000)
        controller.view.addSubview(view)
        stage.settle()

        view.automaticallyAdjustsScrollIndicatorInsets = adjusts
        view.contentOffset.y = 0
        view.contentOffset.y = -50

        #expect(view.adjustedContentInset.top == 50)
        #expect(abs(view.verticalIndicator.frame.minY + 50 - (adjusts ? 53 : 3)) < 0.001)
    }

    @Test func `each indicator has insets of its own, and one value sets those of both`() {
        show(CGSize(width: 2000, height: 3000))

        view.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 40, bottom: 20, right: 0)
        stage.settle()
        #expect(abs(view.horizontalIndicator.frame.minX - 43) < 0.001)
        #expect(abs(view.horizontalIndicator.frame.maxY - 777) < 0.001)
        #expect(abs(view.verticalIndicator.frame.minY - 3) < 0.001)
        view.scrollIndicatorInsets = UIEdgeInsets(top: 10, left: 15, bottom: 0, right: 0)
        stage.settle()

        #expect(abs(view.horizontalIndicator.frame.minX - 18) < 0.001)
        #expect(abs(view.verticalIndicator.frame.minY - 13) < 0.001)
    }

    // MARK: - Refreshing

    @Test func `wheel and title of a refresh control come with the pull, and the wheel turns clockwise`()
        throws
    {
        let control = UIRefreshControl()
        control.attributedTitle = NSAttributedString(string: "Loading")
        view.refreshControl = control
        show(CGSize(width: 400, height: 300))
        let wheel = try #require(control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)

        stage.touch(.began, at: CGPoint(x: 200, y: 100))
        stage.move(to: CGPoint(x: 200, y: 180), over: 0.3)

        // All of it is there after 1.6 of the control's height.
        let part = -view.contentOffset.y / 96
        #expect(part > 0.2 && part < 0.8)
        #expect(abs(wheel.alpha - part) < 1e-4 && abs(label.alpha - part) < 1e-4)
        #expect(abs(wheel.transform.a - cos(part * .pi)) < 1e-4)
        #expect(abs(wheel.transform.b - sin(part * .pi)) < 1e-4)
    }
}
