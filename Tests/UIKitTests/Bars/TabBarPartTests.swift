import Testing
import UITesting

@testable import UIKit

/// Where the parts of a tab bar's item stand, and which item stands for a controller.
@Suite struct TabBarPartTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let bar = UITabBar(frame: CGRect(x: 0, y: 351, width: 300, height: 49))

    /// Shows an item alone: its button is 240 points wide.
    private func show(_ item: UITabBarItem) throws -> TabBarButton {
        bar.items = [item]
        stage.window.addSubview(bar)
        stage.settle()
        return try #require(bar.buttons.first)
    }

    private func square() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    }

    private func image(in button: TabBarButton) -> CGRect? {
        stage.settle()
        return button.subviews.lazy.compactMap { $0 as? UIImageView }.first?.frame
    }

    /// The frame of the badge, which lies in front.
    private func badge(in button: TabBarButton) -> CGRect? {
        stage.settle()
        return button.subviews.last.flatMap { $0 is UILabel || $0 is UIImageView ? nil : $0.frame }
    }

    @Test func `insets make an image's room smaller, and its badge follows`() throws {
        let item = UITabBarItem(title: nil, image: square(), tag: 0)
        item.badgeValue = ""
        let button = try show(item)
        #expect(image(in: button) == CGRect(x: 108, y: 13, width: 24, height: 24))
        #expect(badge(in: button) == CGRect(x: 127, y: 2, width: 18, height: 18))

        item.imageInsets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
        #expect(image(in: button) == CGRect(x: 112, y: 15, width: 12, height: 16))
        #expect(badge(in: button)?.minX == 119)
        item.imageInsets = .zero

        #expect(image(in: button) == CGRect(x: 108, y: 13, width: 24, height: 24))
    }

    @Test func `an image stands higher above a title`() throws {
        let button = try show(UITabBarItem(title: "Title", image: square(), tag: 0))

        #expect(image(in: button) == CGRect(x: 108, y: 7, width: 24, height: 24))
        let title = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(abs(title.frame.midY - 40) <= 0.5 && abs(title.frame.midX - 120) <= 0.5)
    }

    @Test func `a badge is round for a short text, wider for a long one, and none without a value`() throws {
        let item = UITabBarItem(title: nil, image: square(), tag: 0)
        let button = try show(item)
        #expect(badge(in: button) == nil)

        item.badgeValue = "."
        #expect(badge(in: button)?.size == CGSize(width: 18, height: 18))
        item.badgeValue = "1234567"
        let long = try #require(badge(in: button))
        #expect(long.width > 50 && long.height == 18 && long.minX == 127)
        item.badgeValue = nil

        #expect(badge(in: button) == nil)
    }

    @Test func `without an image the badge stands at the title's corner`() throws {
        let item = UITabBarItem(title: "Title", image: nil, tag: 0)
        item.badgeValue = "1"
        let button = try show(item)
        let title = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first).frame

        #expect(abs(title.midX - 120) <= 0.5 && badge(in: button)?.minX == (title.maxX - 5).rounded())
    }

    // MARK: - Controllers

    @Test func `an item that is taken back leaves one with the controller's title`() {
        let (a, b, tabs) = (UIViewController(), UIViewController(), UITabBarController())
        (a.title, b.title) = ("A", "B")
        tabs.viewControllers = [a, b]
        stage.present(tabs)
        a.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 7)
        #expect(tabs.tabBar.items?.map(\.title) == ["New", "B"])

        a.tabBarItem = nil

        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"] && a.tabBarItem.tag == 0)
        #expect(tabs.tabBar.selectedItem === a.tabBarItem)
    }

    @Test func `a navigation controller with a title has an item of its own`() {
        let root = UIViewController()
        root.title = "Root"
        let titled = UINavigationController(rootViewController: root)
        titled.title = "Own"

        #expect(titled.tabBarItem.title == "Own" && titled.tabBarItem !== root.tabBarItem)
        #expect(root.tabBarItem.title == "Root")
        #expect(UINavigationController().tabBarItem.title == nil)
    }

    @Test func `a child has the room above the bar, or all of it where it reaches below or there is no bar`()
    {
        let (child, tabs) = (UIViewController(), UITabBarController())
        tabs.viewControllers = [child]
        stage.present(tabs)
        stage.settle()
        func height(in parent: CGFloat) -> CGFloat {
            tabs.size(
                forChildContentContainer: child, withParentContainerSize: CGSize(width: 200, height: parent)
            ).height
        }
        #expect(height(in: 500) == 500)

        child.edgesForExtendedLayout = []
        #expect(height(in: 500) == 451 && height(in: 30) == 0)
        child.edgesForExtendedLayout = .all
        tabs.tabBar.isTranslucent = false
        #expect(height(in: 500) == 451)
        child.extendedLayoutIncludesOpaqueBars = true
        #expect(height(in: 500) == 500)
        child.extendedLayoutIncludesOpaqueBars = false
        tabs.isTabBarHidden = true

        #expect(height(in: 500) == 500)
    }

    @Test func `a refused tap on the selected tab leaves its stack alone`() {
        final class Gate: NSObject, UITabBarControllerDelegate {
            var allows = false
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { allows }
        }
        let (gate, tabs) = (Gate(), UITabBarController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        tabs.delegate = gate
        stage.present(tabs)
        stage.run { navigation.pushViewController(UIViewController(), animated: false) }
        stage.settle()

        stage.tap(CGPoint(x: 150, y: 375))
        stage.settle()
        #expect(navigation.viewControllers.count == 2)
        gate.allows = true
        stage.tap(CGPoint(x: 150, y: 375))
        stage.settle()

        #expect(navigation.viewControllers.count == 1)
    }
}
