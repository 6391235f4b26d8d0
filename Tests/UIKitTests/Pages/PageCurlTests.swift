import Testing
import UIKit
import UITesting

/// Pages that turn about a spine, and what lies below pages.
@Suite(.serialized) struct PageCurlTests {
    private final class Source: NSObject, UIPageViewControllerDataSource {
        let pages = [UIViewController(), UIViewController(), UIViewController()]

        private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
            guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
                return nil
            }
            return pages[index + step]
        }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1, from: viewController) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1, from: viewController) }
    }

    private final class DottedSource: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    }

    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let source = Source()

    private func book(
        _ spine: UIPageViewController.SpineLocation, pages: Int = 1
    ) -> UIPageViewController {
        let controller = stage.run {
            UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: spine.rawValue])
        }
        controller.dataSource = source
        let shown = Array(source.pages.prefix(pages))
        controller.setViewControllers(shown, direction: .forward, animated: false)
        stage.present(controller)
        stage.settle()
        return controller
    }

    @Test(arguments: [(UIPageViewController.SpineLocation.min, CGFloat(1)), (.max, -1)])
    func `the old page turns about the spine, for as long as it takes`(
        spine: UIPageViewController.SpineLocation, side: CGFloat
    ) {
        let controller = book(spine)
        var ends: [Bool] = []
        let leaf = source.pages[0].view
        controller.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
            ends.append($0)
        }

        stage.advance(by: 0.1)
        let early = leaf?.transform3D.m13 ?? 0
        stage.advance(by: 0.1)
        let later = leaf?.transform3D.m13 ?? 0
        #expect(ends.isEmpty)
        #expect(abs(early) > 0.001 && abs(later) > abs(early) && early * later > 0)
        #expect((later > 0) == (side > 0), "the free edge comes towards the eye")
        #expect(leaf?.anchorPoint.x == (side > 0 ? 0 : 1), "the spine stays where it is")
        stage.settle()

        let page = source.pages[1].view
        #expect(ends == [true] && page?.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(page?.anchorPoint == CGPoint(x: 0.5, y: 0.5) && page?.transform3D.m13 == 0)
    }

    @Test func `a page that comes back lies flat at its place`() {
        let controller = book(.min)
        controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
        controller.setViewControllers([source.pages[0]], direction: .reverse, animated: true)
        stage.settle()

        let page = source.pages[0].view
        #expect(page?.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(page?.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(page?.transform3D.m11 == 1)
    }

    @Test func `dots stand above the safe area's lower edge, and only where the source counts its pages`()
        throws
    {
        func open(_ source: any UIPageViewControllerDataSource) -> UIPageViewController {
            let controller = stage.run {
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            }
            controller.dataSource = source
            controller.additionalSafeAreaInsets.bottom = 34
            controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
            stage.present(controller)
            stage.settle()
            return controller
        }
        func dots(_ controller: UIPageViewController) -> UIPageControl? {
            controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
        }

        #expect(dots(open(source)) == nil)
        let dotted = DottedSource()
        let control = try #require(dots(open(dotted)))

        #expect(control.numberOfPages == 3 && control.currentPage == 1)
        #expect(control.frame == CGRect(x: 0, y: 729, width: 400, height: 37))
    }

    @Test func `of two pages beside each other the first one says whether there is a status bar`() {
        let controller = stage.run {
            UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        }
        controller.setViewControllers(
            [source.pages[0], source.pages[1]], direction: .forward, animated: false)

        #expect(controller.childForStatusBarHidden === source.pages[0])
        #expect(controller.childForStatusBarStyle === source.pages[0])
    }

    @Test func `a leaf that is let go early goes back, and a flick turns it`() {
        let controller = book(.min)
        let (start, end) = (CGPoint(x: 350, y: 400), CGPoint(x: 270, y: 410))

        stage.touch(.began, at: start)
        stage.move(to: end, over: 1)
        #expect(source.pages[0].view.layer.transform != CATransform3DIdentity, "it follows the finger")
        stage.touch(.ended, at: end)
        stage.settle()
        #expect(controller.viewControllers == [source.pages[0]])
        stage.drag(from: start, to: end, over: 0.06)
        stage.settle()

        #expect(controller.viewControllers == [source.pages[1]])
    }

    @Test func `a page that is given twice changes nothing, with a message`() {
        let controller = book(.mid, pages: 2)

        stage.run {
            controller.setViewControllers(
                [source.pages[2], source.pages[2]], direction: .forward, animated: false)
        }

        #expect(controller.viewControllers == [source.pages[0], source.pages[1]])
        #expect(stage.diagnostics.map(\.call) == ["setViewControllers(_:direction:animated:completion:)"])
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `nothing of a page is seen beside the controller's view`(
        _ style: UIPageViewController.TransitionStyle
    ) throws {
        let outer = UIViewController()
        let controller = stage.run {
            UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        }
        outer.view.backgroundColor = .white
        for page in source.pages { page.view.backgroundColor = .red }
        controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        outer.addChild(controller)
        outer.view.addSubview(controller.view)
        controller.view.frame = CGRect(x: 100, y: 300, width: 200, height: 200)
        stage.present(outer)

        controller.setViewControllers([source.pages[1]], direction: .forward, animated: true)
        stage.advance(by: 0.15)
        let image = try stage.snapshot()

        for x in [20, 80, 320, 380] { #expect(image.pixel(x: x, y: 400) == SIMD4(255, 255, 255, 255)) }
        #expect([120, 280].contains { image.pixel(x: $0, y: 400) != SIMD4(255, 255, 255, 255) })
    }
}
