import Testing
import UIKit
import UITesting

/// The scroll view of a page view controller, as apps find and follow it.
@MainActor
@Suite struct PageScrollViewTests {
    private final class Pages: NSObject, UIPageViewControllerDataSource, UIScrollViewDelegate {
        let pages = [UIColor.red, .green, .blue].map { color in
            let page = UIViewController()
            page.view.backgroundColor = color
            return page
        }
        var offsets: [CGFloat] = []
        var calls: [String] = []

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("end") }
    }

    @Test func `an app may follow the scroll view in the controller's view, and the pages go on`() throws {
        let stage = Stage()
        let source = Pages()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = source
        stage.present(controller)
        stage.run { controller.setViewControllers([source.pages[0]], direction: .forward, animated: false) }
        stage.settle()
        let scrollView = try #require(
            controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        #expect(scrollView.contentOffset.x == 390 && scrollView.contentSize.width == 3 * 390)
        scrollView.delegate = source

        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400), over: 0.2)
        stage.settle()

        #expect(controller.viewControllers == [source.pages[1]])
        #expect(source.calls == ["begin", "end"])
        #expect(source.offsets.contains { $0 > 500 } && source.offsets.last == 390)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `space between pages is not seen at rest, nor beside the controller`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let source = Pages()
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal,
            options: [.interPageSpacing: 40])
        controller.dataSource = source
        let parent = UIViewController()
        parent.view.backgroundColor = .white
        stage.present(parent)
        stage.run {
            parent.addChild(controller)
            controller.view.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
            parent.view.addSubview(controller.view)
            controller.didMove(toParent: parent)
            controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        }
        stage.settle()

        stage.touch(.began, at: CGPoint(x: 180, y: 100))
        stage.move(to: CGPoint(x: 120, y: 100), over: 0.2)
        let picture = try stage.snapshot()

        #expect(picture.pixel(x: 95, y: 100) == picture.pixel(x: 10, y: 10))
        #expect(picture.pixel(x: 205, y: 100) == picture.pixel(x: 10, y: 10))
        #expect(controller.view.frame == CGRect(x: 100, y: 50, width: 100, height: 100))
    }
}
