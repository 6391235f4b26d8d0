import Testing
import UITesting

@testable import UIKit

/// Where a toolbar's items stand, the looks of its buttons, and how far the content of a screen reaches below it.
@Suite struct ToolbarPlaceTests {
    private let stage = Stage(size: CGSize(width: 390, height: 400))

    private func toolbar(_ items: [UIBarButtonItem], height: CGFloat = 44) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 400 - height, width: 390, height: height))
        bar.items = items
        stage.window.addSubview(bar)
        stage.settle()
        return bar
    }

    @Test func `views stand in the middle of the bar's height, and are no higher than that`() {
        let (low, high) = (UIView(), UIView())
        low.frame.size = CGSize(width: 20, height: 21)
        high.frame.size = CGSize(width: 30, height: 90)

        _ = toolbar([UIBarButtonItem(customView: low), UIBarButtonItem(customView: high)], height: 78)

        #expect(low.frame == CGRect(x: 16, y: 12, width: 20, height: 21))
        #expect(high.frame == CGRect(x: 52, y: 0, width: 30, height: 44))
    }

    @Test func `items that need more than the bar has keep their widths, and spaces have none`() {
        let views = [UIView(), UIView()]
        for view in views { view.frame.size = CGSize(width: 300, height: 20) }

        _ = toolbar([
            UIBarButtonItem(customView: views[0]), .flexibleSpace(), .fixedSpace(-50),
            UIBarButtonItem(customView: views[1]),
        ])

        #expect(views.map(\.frame.minX) == [16, 316] && views.allSatisfy { $0.frame.width == 300 })
    }

    @Test func `buttons have the look of the height, and of the edge where no content lies below`() {
        func look(_ color: UIColor) -> UIToolbarAppearance {
            let look = UIToolbarAppearance()
            look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: color]
            return look
        }
        let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
        let bar = toolbar([item])
        var color: UIColor? {
            bar.look(of: item)?.normal.titleTextAttributes[.foregroundColor] as? UIColor
        }
        #expect(color == nil)
        bar.standardAppearance = look(.red)
        bar.compactAppearance = look(.green)
        #expect(color == .red)

        stage.run { bar.traitOverrides.verticalSizeClass = .compact }
        #expect(color == .green)
        bar.scrollProgress = 0
        #expect(color == .green, "the edge has the look of the bar without its background")
        bar.scrollEdgeAppearance = look(.blue)
        #expect(color == .blue)
        bar.compactScrollEdgeAppearance = look(.yellow)
        #expect(color == .yellow)
        stage.run { bar.traitOverrides.verticalSizeClass = .regular }
        #expect(color == .blue)
        bar.scrollProgress = 0.5

        #expect(color == .red)
    }

    @Test func `an item that has left the bar does not make its buttons anew`() {
        let (gone, kept) = (UIBarButtonItem(), UIBarButtonItem())
        let bar = toolbar([gone, kept])
        bar.items = [kept]
        stage.settle()
        let button = kept.button

        gone.title = "Gone"
        #expect(gone.toolbar == nil && kept.button === button)
        kept.title = "Kept"

        #expect(kept.button !== button && kept.button?.superview === bar)
    }

    @Test func `content ends at an opaque toolbar unless it is to reach below it, or leaves the edge free`() {
        func show(_ change: (UIViewController) -> Void) -> (bottom: CGFloat, safe: CGFloat) {
            let page = UIViewController()
            change(page)
            let controller = UINavigationController(rootViewController: page)
            controller.isToolbarHidden = false
            controller.toolbar.isTranslucent = false
            stage.present(controller)
            stage.settle()
            return (page.view.frame.maxY, page.view.safeAreaInsets.bottom)
        }

        let plain = show { _ in }
        #expect(plain.bottom == 356 && plain.safe == 0)
        let included = show { $0.extendedLayoutIncludesOpaqueBars = true }
        #expect(included.bottom == 400 && included.safe == 44)
        let free = show {
            $0.extendedLayoutIncludesOpaqueBars = true
            $0.edgesForExtendedLayout = .top
        }

        #expect(free.bottom == 356 && free.safe == 0)
    }

    // MARK: - Bars that hide

    private func showHiding(_ change: (UINavigationController) -> Void) -> UINavigationController {
        let controller = UINavigationController(rootViewController: UIViewController())
        controller.isToolbarHidden = false
        change(controller)
        stage.present(controller)
        stage.settle()
        return controller
    }

    @Test func `a tap on the toolbar is its own, and hides nothing`() {
        let controller = showHiding { $0.hidesBarsOnTap = true }

        stage.tap(CGPoint(x: 200, y: 380))
        stage.settle()

        #expect(!controller.isNavigationBarHidden && !controller.isToolbarHidden)
    }

    @Test(arguments: [(CGFloat(15), false), (30, true)])
    func `a swipe hides the bars when it has gone up by twenty points`(way: CGFloat, hides: Bool) {
        let controller = showHiding { $0.hidesBarsOnSwipe = true }

        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 - way), over: 0.2, resting: 0.1)
        stage.settle()

        #expect(controller.isNavigationBarHidden == hides && controller.isToolbarHidden == hides)
    }

    @Test(arguments: [true, false])
    func `on a low screen a tap where the toolbar would be shows the bars, if there was one`(hasToolbar: Bool)
    {
        let stage = Stage(size: CGSize(width: 393, height: 852))
        let controller = UINavigationController(rootViewController: UIViewController())
        controller.hidesBarsWhenVerticallyCompact = true
        controller.isToolbarHidden = !hasToolbar
        stage.present(controller)
        stage.resize(to: CGSize(width: 852, height: 393))
        stage.settle()
        #expect(controller.isNavigationBarHidden && controller.isToolbarHidden)

        stage.tap(CGPoint(x: 400, y: 355))
        stage.settle()
        #expect(controller.isNavigationBarHidden)
        stage.tap(CGPoint(x: 400, y: 385))
        stage.settle()

        #expect(controller.isNavigationBarHidden != hasToolbar && controller.isToolbarHidden != hasToolbar)
    }
}
