import Testing
import UITesting

@testable import UIKit

/// A page with a picture that can be zoomed.
private final class PhotoPage: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.delegate = self
        scrollView.maximumZoomScale = 3
        scrollView.contentSize = picture.bounds.size
        scrollView.addSubview(picture)
        view.addSubview(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

/// A photo pager: zooming scroll views in the pages of a page view controller.
@Suite final class PagerTests: UIPageViewControllerDataSource {
    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let pages: [PhotoPage]
    private let pager: UIPageViewController

    init() {
        let stage = stage
        (pages, pager) = stage.run {
            (
                (0..<3).map { _ in PhotoPage() },
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            )
        }
        stage.run {
            pager.dataSource = self
            pager.setViewControllers([pages[1]], direction: .forward, animated: false)
        }
        stage.present(pager)
        stage.settle()
    }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    @Test func `a picture that fits leafs at once`() {
        stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400), over: 0.1)
        stage.settle()
        #expect(pager.viewControllers == [pages[2]])
    }

    @Test func `a zoomed picture is moved first, and leafs from its edge`() {
        let scrollView = pages[1].scrollView
        stage.run { scrollView.zoomScale = 2 }
        stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), over: 0.3)
        stage.settle()
        #expect(pager.viewControllers == [pages[1]] && scrollView.contentOffset.x > 250)

        stage.run { scrollView.contentOffset.x = 400 }
        stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400), over: 0.1)
        stage.settle()
        #expect(pager.viewControllers == [pages[2]] && scrollView.contentOffset.x == 400)
    }

    @Test func `two fingers zoom and do not leaf`() {
        stage.touch(.began, at: CGPoint(x: 180, y: 400))
        stage.touch(.began, at: CGPoint(x: 220, y: 400), finger: 1)
        for step in 1...10 {
            let way = CGFloat(step) * 8
            stage.touch(.moved, at: CGPoint(x: 180 - way, y: 400))
            stage.touch(.moved, at: CGPoint(x: 220 + way, y: 400), finger: 1)
        }
        stage.touch(.ended, at: CGPoint(x: 100, y: 400))
        stage.touch(.ended, at: CGPoint(x: 300, y: 400), finger: 1)
        stage.settle()

        #expect(pager.viewControllers == [pages[1]] && pages[1].scrollView.zoomScale > 2)
    }
}
