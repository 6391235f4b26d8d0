import Testing
import UITesting

@testable import UIKit

/// Page view controllers as they were made, their data sources and dots, and the sides of pages that turn.
@Suite struct PageOptionTests {
    private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [UIViewController]
        var dots = 0
        var completed: [Bool] = []

        init(_ count: Int) { pages = (0..<count).map { _ in UIViewController() } }

        private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
            pages.firstIndex(of: page).flatMap { pages.indices.contains($0 + step) ? pages[$0 + step] : nil }
        }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1, from: viewController) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1, from: viewController) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            pageViewController.viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { self.completed.append(completed) }
    }

    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let source = Source(6)

    private func book(
        _ style: UIPageViewController.TransitionStyle,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        spine: UIPageViewController.SpineLocation = .min, isDoubleSided: Bool = false, at indices: [Int]
    ) -> UIPageViewController {
        let controller = stage.run {
            UIPageViewController(
                transitionStyle: style, navigationOrientation: orientation, options: [.spineLocation: spine])
        }
        controller.isDoubleSided = isDoubleSided
        (controller.dataSource, controller.delegate) = (source, source)
        controller.setViewControllers(
            indices.map { source.pages[$0] }, direction: .forward, animated: false)
        stage.present(controller)
        stage.settle()
        return controller
    }

    private func shown(_ controller: UIPageViewController) -> [Int] {
        controller.viewControllers?.compactMap { source.pages.firstIndex(of: $0) } ?? []
    }

    private func drag(from start: CGPoint, to end: CGPoint) {
        stage.drag(from: start, to: end, over: 0.3, resting: 0.3)
        stage.settle()
    }

    private func dots(in controller: UIPageViewController) -> UIPageControl? {
        controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
    }

    // MARK: - Options

    @Test func `a spine is for pages that turn, and at their start where nobody says another place`() {
        func spine(
            _ style: UIPageViewController.TransitionStyle, _ option: Any?
        ) -> UIPageViewController.SpineLocation {
            var options: [UIPageViewController.OptionsKey: Any] = [:]
            options[.spineLocation] = option
            return UIPageViewController(
                transitionStyle: style, navigationOrientation: .horizontal, options: options
            ).spineLocation
        }

        let none = UIPageViewController.SpineLocation.none
        #expect(spine(.pageCurl, nil) == .min && spine(.pageCurl, "somewhere") == .min)
        #expect(spine(.pageCurl, none) == .min)
        #expect(spine(.pageCurl, UIPageViewController.SpineLocation.max) == .max)
        #expect(spine(.pageCurl, 2) == .mid && spine(.pageCurl, 9) == .min)
        #expect(spine(.scroll, 2) == none)
    }

    @Test func `a space between pages that is no width counts as none`() {
        for space in [-30, Double.nan, .infinity] {
            let controller = stage.run {
                UIPageViewController(
                    transitionStyle: .scroll, navigationOrientation: .horizontal,
                    options: [.interPageSpacing: space])
            }
            controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
            stage.present(controller)
            stage.settle()

            #expect(controller.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        }
    }

    @Test func `another data source is asked anew`() {
        let controller = book(.scroll, at: [2])
        drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 140, y: 400))
        #expect(shown(controller) == [2] && source.completed == [false])
        final class Other: NSObject, UIPageViewControllerDataSource {
            let next = UIViewController()
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { viewController === next ? nil : next }
        }
        let other = Other()

        controller.dataSource = other
        drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 40, y: 400))

        #expect(controller.viewControllers == [other.next])
    }

    // MARK: - Dots

    @Test func `dots follow what code shows, and go with the data source that counts them`() {
        source.dots = 6
        let controller = book(.scroll, at: [1])
        #expect(dots(in: controller)?.currentPage == 1 && source.pages[1].view.bounds.height == 763)

        controller.setViewControllers([source.pages[4]], direction: .forward, animated: false)
        #expect(dots(in: controller)?.currentPage == 4)
        controller.dataSource = nil
        stage.settle()

        #expect(dots(in: controller) == nil && source.pages[4].view.bounds.height == 800)
    }

    @Test(arguments: [
        (UIPageViewController.TransitionStyle.scroll, UIPageViewController.NavigationOrientation.vertical),
        (.pageCurl, .horizontal),
    ])
    func `pages above each other, and pages that turn, have no dots`(
        style: UIPageViewController.TransitionStyle, orientation: UIPageViewController.NavigationOrientation
    ) {
        source.dots = 6

        let controller = book(style, orientation, at: [1])

        #expect(dots(in: controller) == nil && source.pages[1].view.bounds.height == 800)
    }

    @Test func `a tap beside the dots changes nothing where there is no page`() {
        source.dots = 9
        let controller = book(.scroll, at: [5])

        stage.tap(CGPoint(x: 380, y: 785))
        stage.settle()
        #expect(shown(controller) == [5] && dots(in: controller)?.currentPage == 5)
        stage.tap(CGPoint(x: 20, y: 785))
        stage.settle()

        #expect(shown(controller) == [4] && dots(in: controller)?.currentPage == 4)
    }

    // MARK: - Pages that turn

    @Test func `a page with two sides may be set with its back, of which nothing is seen`() {
        let controller = book(.pageCurl, isDoubleSided: true, at: [0, 1])
        #expect(shown(controller) == [0, 1] && stage.diagnostics.isEmpty)
        #expect(source.pages[0].view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(source.pages[1].viewIfLoaded?.window == nil)

        stage.run {
            controller.isDoubleSided = false
            controller.setViewControllers(
                [source.pages[2], source.pages[3]], direction: .forward, animated: false)
        }

        #expect(shown(controller) == [0, 1] && stage.diagnostics.count == 1)
    }

    @Test func `two pages turn back to the two before them, and not to one alone`() {
        let controller = book(.pageCurl, spine: .mid, at: [3, 4])

        drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
        #expect(shown(controller) == [3, 4], "there is only one more")
        drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))

        #expect(shown(controller) == [1, 2])
        #expect(source.pages[1].view.frame == CGRect(x: 0, y: 0, width: 200, height: 800))
        #expect(source.pages[2].view.frame == CGRect(x: 200, y: 0, width: 200, height: 800))
    }

    @Test func `of a leaf that turns over the front is seen first, then its back`() {
        _ = book(.pageCurl, spine: .mid, at: [0, 1])
        let (front, back) = (source.pages[1], source.pages[2])

        stage.touch(.began, at: CGPoint(x: 380, y: 400))
        stage.move(to: CGPoint(x: 260, y: 400), over: 0.3)
        #expect(!front.view.isHidden && back.view.isHidden && front.view.anchorPoint.x == 0)
        stage.move(to: CGPoint(x: 60, y: 400), over: 0.3)
        #expect(front.view.isHidden && !back.view.isHidden && back.view.anchorPoint.x == 1)
        stage.touch(.cancelled, at: CGPoint(x: 60, y: 400))
        stage.settle()

        #expect(!front.view.isHidden && source.completed == [false])
        #expect(source.pages[0].view.window === stage.window && back.view.window == nil)
    }

    @Test func `a leaf is darker the more it turns, and as light as before at the end`() throws {
        let controller = book(.pageCurl, at: [0])
        func shade() -> UIView? { source.pages[0].view.subviews.first { $0.backgroundColor == .black } }
        #expect(shade() == nil)

        stage.touch(.began, at: CGPoint(x: 380, y: 400))
        stage.move(to: CGPoint(x: 280, y: 400), over: 0.3)
        let early = try #require(shade()).alpha
        stage.move(to: CGPoint(x: 180, y: 400), over: 0.3)
        let late = try #require(shade()).alpha
        #expect(early > 0.05 && late > early + 0.05 && late < 0.35)
        stage.advance(by: 0.3)
        stage.touch(.cancelled, at: CGPoint(x: 180, y: 400))
        stage.settle()

        #expect(shade() == nil && shown(controller) == [0])
    }

    @Test(arguments: [
        (UIPageViewController.NavigationOrientation.horizontal, CGFloat(101), 2), (.horizontal, 99, 1),
        (.horizontal, 299, 2), (.horizontal, 301, 3), (.vertical, 202, 2), (.vertical, 198, 1),
        (.vertical, 598, 2), (.vertical, 602, 3),
    ])
    func `taps in the outer quarters turn pages, also of a book that opens upwards`(
        orientation: UIPageViewController.NavigationOrientation, place: CGFloat, page: Int
    ) {
        let controller = book(.pageCurl, orientation, at: [2])

        stage.tap(orientation == .horizontal ? CGPoint(x: place, y: 400) : CGPoint(x: 200, y: place))
        stage.settle()

        #expect(shown(controller) == [page])
    }

    @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
    func `a drag across a book's way of turning turns nothing`(
        orientation: UIPageViewController.NavigationOrientation
    ) {
        let controller = book(.pageCurl, orientation, at: [2])
        let (sideways, upwards) = (
            [CGPoint(x: 350, y: 400), CGPoint(x: 50, y: 430)],
            [CGPoint(x: 200, y: 700), CGPoint(x: 170, y: 100)]
        )
        let (across, along) = orientation == .horizontal ? (upwards, sideways) : (sideways, upwards)

        drag(from: across[0], to: across[1])
        #expect(shown(controller) == [2] && source.completed.isEmpty)
        drag(from: along[0], to: along[1])

        #expect(shown(controller) == [3] && source.completed == [true])
    }
}
