import Testing
import UITesting

@testable import UIKit

@Suite struct NavigationToolbarTests {
    private let stage = Stage(size: CGSize(width: 390, height: 400))

    private func show(_ controller: UINavigationController) {
        stage.window.rootViewController = controller
        stage.advance(by: 0)
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.toolbarItems = [UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)]
        return page
    }

    @Test func `the toolbar is hidden until it is asked for, and insets the content`() {
        let page = page("One")
        let controller = UINavigationController(rootViewController: page)
        show(controller)
        #expect(controller.isToolbarHidden)
        #expect(page.view.safeAreaInsets.bottom == 0)

        controller.isToolbarHidden = false
        stage.advance(by: 0)

        #expect(controller.view.subviews.last is UIToolbar)
        #expect(controller.toolbar.frame == CGRect(x: 0, y: 356, width: 390, height: 44))
        #expect(page.view.safeAreaInsets.bottom == 44)
        #expect(controller.toolbar.items?.map(\.title) == ["One"])
    }

    @Test func `it comes in over a fifth of a second`() {
        let controller = UINavigationController(rootViewController: page("One"))
        show(controller)

        stage.run { controller.setToolbarHidden(false, animated: true) }
        stage.advance(by: 0.1)
        let half = controller.toolbar.layer.presentation()?.frame.minY ?? 0
        stage.advance(by: 0.2)

        #expect(half > 360 && half < 400)
        #expect(controller.toolbar.layer.presentation()?.frame.minY == 356)
    }

    @Test func `a push shows the items of the new top, a cancelled pop those of the old one again`() {
        let controller = UINavigationController(rootViewController: page("One"))
        controller.isToolbarHidden = false
        show(controller)

        stage.run { controller.pushViewController(page("Two"), animated: true) }
        stage.advance(by: 1)
        #expect(controller.toolbar.items?.map(\.title) == ["Two"])

        stage.touch(.began, at: CGPoint(x: 2, y: 200))
        stage.advance(by: 0.1)
        stage.touch(.moved, at: CGPoint(x: 40, y: 200))
        stage.advance(by: 0.1)
        stage.touch(.moved, at: CGPoint(x: 41, y: 200))
        stage.advance(by: 0.3)
        stage.touch(.ended, at: CGPoint(x: 41, y: 200))
        stage.advance(by: 1)

        #expect(controller.viewControllers.count == 2)
        #expect(controller.toolbar.items?.map(\.title) == ["Two"])
    }

    @Test func `after a cancelled pop the toolbar has its items again when the top appears`() {
        let controller = UINavigationController(rootViewController: page("One"))
        controller.isToolbarHidden = false
        show(controller)
        final class Top: UIViewController {
            var seen: [String?] = []
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                seen = navigationController?.toolbar.items?.map(\.title) ?? []
            }
        }
        let top = Top()
        top.toolbarItems = page("Two").toolbarItems
        stage.run { controller.pushViewController(top, animated: false) }
        stage.settle()
        top.seen = []

        stage.touch(.began, at: CGPoint(x: 2, y: 200))
        stage.move(to: CGPoint(x: 60, y: 200), over: 0.2)
        stage.advance(by: 0.3)
        stage.touch(.ended, at: CGPoint(x: 60, y: 200))
        stage.settle()

        #expect(controller.viewControllers.count == 2 && top.seen == ["Two"])
    }

    @Test func `new items of a controller below the top wait until it is shown again`() {
        let (root, top) = (page("One"), page("Two"))
        let controller = UINavigationController(rootViewController: root)
        controller.isToolbarHidden = false
        show(controller)
        stage.run { controller.pushViewController(top, animated: false) }
        stage.advance(by: 0.1)

        stage.run {
            root.toolbarItems = [UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)]
        }
        stage.advance(by: 0.1)
        #expect(controller.toolbar.items?.map(\.title) == ["Two"])

        stage.run { _ = controller.popViewController(animated: false) }
        stage.advance(by: 0.1)
        #expect(controller.toolbar.items?.map(\.title) == ["New"])
    }

    @Test func `a root without bottom bars has the toolbar, as nobody pushed it`() {
        let root = page("One")
        root.hidesBottomBarWhenPushed = true
        let controller = UINavigationController(rootViewController: root)
        controller.isToolbarHidden = false

        show(controller)

        #expect(controller.toolbar.frame.minY == 356)
        #expect(root.view.safeAreaInsets.bottom == 44)
    }

    @Test(arguments: [true, false])
    func `the toolbar stays away above a controller without bottom bars, until that is popped`(animated: Bool)
    {
        let controller = UINavigationController(rootViewController: page("One"))
        controller.isToolbarHidden = false
        show(controller)
        let (bare, upper) = (page("Two"), page("Three"))
        bare.hidesBottomBarWhenPushed = true
        func settled(_ change: () -> Void) -> Bool {
            stage.run(change)
            stage.advance(by: 1)
            return controller.toolbar.frame.minY >= 400
        }

        #expect(settled { controller.pushViewController(bare, animated: animated) })
        #expect(settled { controller.pushViewController(upper, animated: animated) })
        #expect(upper.view.safeAreaInsets.bottom == 0)
        #expect(settled { _ = controller.popViewController(animated: animated) })
        #expect(!settled { _ = controller.popViewController(animated: animated) })
        #expect(
            settled {
                controller.setViewControllers(
                    [controller.viewControllers[0], bare, upper], animated: animated)
            })
        #expect(!settled { _ = controller.popToRootViewController(animated: animated) })
        #expect(controller.toolbar.frame.minY == 356)
    }

    @Test func `a pushed controller without bottom bars takes the toolbar away and gives it back`() {
        let controller = UINavigationController(rootViewController: page("One"))
        controller.isToolbarHidden = false
        show(controller)
        let bare = UIViewController()
        bare.hidesBottomBarWhenPushed = true

        stage.run { controller.pushViewController(bare, animated: true) }
        stage.advance(by: 1)
        #expect(controller.toolbar.frame.minY >= 400)
        #expect(bare.view.safeAreaInsets.bottom == 0)
        stage.run { _ = controller.popViewController(animated: true) }
        stage.advance(by: 1)

        #expect(controller.toolbar.frame.minY == 356)
        #expect(controller.toolbar.items?.map(\.title) == ["One"])
    }

    @Test func `bars are of the classes that were asked for, and others are refused`() {
        final class Bar: UINavigationBar {}
        final class Tools: UIToolbar {}

        let controller = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        let refused = stage.run {
            UINavigationController(navigationBarClass: UIView.self, toolbarClass: nil)
        }

        #expect(controller.navigationBar is Bar && controller.toolbar is Tools)
        #expect(type(of: refused.navigationBar) == UINavigationBar.self)
        #expect(stage.diagnostics.last?.message.contains("must be a subclass of UINavigationBar") == true)
    }

    @Test func `the toolbar has a background while content lies below it`() throws {
        let page = page("One")
        let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        content.contentSize = CGSize(width: 390, height: 1000)
        page.view.addSubview(content)
        let controller = UINavigationController(rootViewController: page)
        controller.isToolbarHidden = false
        let (edge, usual) = (UIToolbarAppearance(), UIToolbarAppearance())
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .red
        edge.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        usual.configureWithOpaqueBackground()
        usual.backgroundColor = .blue
        controller.toolbar.scrollEdgeAppearance = edge
        controller.toolbar.standardAppearance = usual
        show(controller)
        func color() throws -> SIMD4<UInt8> { try stage.snapshot().pixel(x: 300, y: 380) }
        func title() -> UIColor? {
            controller.toolbar.items?.first.flatMap { controller.toolbar.look(of: $0) }?
                .normal.titleTextAttributes[.foregroundColor] as? UIColor
        }

        #expect(try color() == SIMD4(0, 0, 255, 255) && title() == nil)
        stage.run { content.contentOffset.y = 644 }
        stage.advance(by: 0)
        #expect(try color() == SIMD4(255, 0, 0, 255) && title() == .green)
        stage.run { content.contentOffset.y = 641 }
        stage.advance(by: 0)
        let between = try color()
        #expect((60...66).contains(between.z), "a quarter of the way: \(between)")
    }

    @Test func `content that does not extend below bars ends where the toolbar begins`() {
        let page = page("One")
        page.edgesForExtendedLayout = []
        let controller = UINavigationController(rootViewController: page)
        show(controller)

        controller.isToolbarHidden = false
        stage.advance(by: 0)

        #expect(page.view.frame.maxY == 356 && page.view.safeAreaInsets.bottom == 0)
    }

    @Test func `content ends at a toolbar that becomes opaque, and extends below it once it shows through`() {
        let page = page("One")
        let controller = UINavigationController(rootViewController: page)
        controller.isToolbarHidden = false
        show(controller)
        #expect(page.view.frame.maxY == CGFloat(400) && page.view.safeAreaInsets.bottom == CGFloat(44))

        controller.toolbar.isTranslucent = false
        stage.advance(by: 0)
        #expect(page.view.frame.maxY == CGFloat(356) && page.view.safeAreaInsets.bottom == CGFloat(0))

        controller.toolbar.isTranslucent = true
        stage.advance(by: 0)
        #expect(page.view.frame.maxY == CGFloat(400) && page.view.safeAreaInsets.bottom == CGFloat(44))
    }
}
