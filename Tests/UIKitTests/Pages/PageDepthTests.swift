import Testing
import UIKit
import UITesting

/// The depth in which pages turn, along either axis.
@Suite(.serialized) struct PageDepthTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let pages = [UIViewController(), UIViewController()]

    private func open(_ orientation: UIPageViewController.NavigationOrientation) -> UIPageViewController {
        let controller = stage.run {
            UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: orientation)
        }
        controller.setViewControllers([pages[0]], direction: .forward, animated: false)
        stage.present(controller)
        stage.settle()
        return controller
    }

    @Test(arguments: [
        (UIPageViewController.NavigationOrientation.horizontal, CGFloat(400)), (.vertical, 800),
    ])
    func `the eye is two and a half times as far away as a page is long, only while it turns`(
        orientation: UIPageViewController.NavigationOrientation, length: CGFloat
    ) throws {
        let controller = open(orientation)
        let clip = try #require(controller.view.subviews.first)
        #expect(clip.layer.sublayerTransform.m34 == 0)

        controller.setViewControllers([pages[1]], direction: .forward, animated: true)
        stage.advance(by: 0.1)

        #expect(abs(clip.layer.sublayerTransform.m34 + 1 / (2.5 * length)) < 1e-9)
        stage.settle()
        #expect(clip.layer.sublayerTransform.m34 == 0)
    }

    @Test func `a leaf turns about its left edge, or about its upper one, towards the eye`() throws {
        for orientation in [UIPageViewController.NavigationOrientation.horizontal, .vertical] {
            let controller = open(orientation)
            let leaf = try #require(pages[0].view)

            controller.setViewControllers([pages[1]], direction: .forward, animated: true)
            stage.advance(by: 0.2)
            let (across, along) = (leaf.transform3D.m13, leaf.transform3D.m23)

            if orientation == .horizontal {
                #expect(across > 0.001 && along == 0 && leaf.anchorPoint == CGPoint(x: 0, y: 0.5))
            } else {
                #expect(along > 0.001 && across == 0 && leaf.anchorPoint == CGPoint(x: 0.5, y: 0))
            }
            stage.settle()
            controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
        }
    }
}
