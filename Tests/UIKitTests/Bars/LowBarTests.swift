import Testing
import UIKit
import UITesting

/// Bars on a phone that lies on its side: lower, except on the largest phones.
@MainActor
struct LowBarTests {
    private let upright = CGSize(width: 390, height: 844)
    private let onItsSide = CGSize(width: 844, height: 390)

    @Test(arguments: [
        (CGSize(width: 390, height: 844), 44.0, 49.0), (CGSize(width: 844, height: 390), 32, 32),
        (CGSize(width: 932, height: 430), 44, 49),
    ])
    func `bars of containers are 44 and 49 points high, or 32 where width and height are compact`(
        size: CGSize, row: CGFloat, tabs: CGFloat
    ) {
        let stage = Stage(size: size)
        let (content, tabBars) = (UIViewController(), UITabBarController())
        let navigation = UINavigationController(rootViewController: content)
        navigation.isToolbarHidden = false
        tabBars.viewControllers = [navigation]
        stage.present(tabBars)
        stage.settle()

        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: size.width, height: row))
        #expect(tabBars.tabBar.frame == CGRect(x: 0, y: size.height - tabs, width: size.width, height: tabs))
        #expect(navigation.toolbar.bounds.height == row + tabs)
        #expect(navigation.toolbar.frame.maxY == size.height)
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: row, left: 0, bottom: row + tabs, right: 0))
    }

    @Test func `items of a tab bar share the room between the safe area's sides`() {
        let stage = Stage(device: .named("iphone"))
        stage.resize(to: onItsSide)
        let tabBars = UITabBarController()
        tabBars.viewControllers = (0..<5).map { _ in UIViewController() }
        stage.present(tabBars)
        stage.settle()

        let items = tabBars.tabBar.subviews.filter { $0 is UIControl }.map(\.frame)

        #expect(tabBars.tabBar.safeAreaInsets.left == 47)
        #expect(items.count == 5)
        #expect(items.map(\.minX).min() ?? 0 >= 47)
        #expect(items.map(\.minX).min() == items.map(\.maxX).max().map { 844 - $0 }, "in the middle")
    }

    @Test func `they follow a turn of the phone, and of the traits alone`() {
        let stage = Stage(size: upright)
        let (content, tabBars) = (UIViewController(), UITabBarController())
        let navigation = UINavigationController(rootViewController: content)
        tabBars.viewControllers = [navigation]
        stage.present(tabBars)
        stage.settle()
        let bars: [UIView] = [navigation.navigationBar, tabBars.tabBar]
        #expect(bars.map(\.bounds.height) == [44, 49])

        stage.resize(to: onItsSide)
        stage.settle()
        #expect(bars.map(\.bounds.height) == [32, 32])
        #expect(tabBars.tabBar.frame.maxY == 390 && content.view.safeAreaInsets.bottom == 32)

        tabBars.traitOverrides.verticalSizeClass = .regular
        stage.settle()
        #expect(bars.map(\.bounds.height) == [44, 49])

        tabBars.traitOverrides.remove(UITraitVerticalSizeClass.self)
        stage.settle()
        #expect(bars.map(\.bounds.height) == [32, 32])

        tabBars.traitOverrides.horizontalSizeClass = .regular
        stage.settle()
        #expect(bars.map(\.bounds.height) == [44, 49])
    }

    @Test func `buttons and title lie in the middle of a low bar, where a tap finds them`() throws {
        let stage = Stage(size: onItsSide)
        let content = UIViewController()
        content.title = "Title"
        let counter = Counter()
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: counter, action: Counter.count)
        let navigation = UINavigationController(rootViewController: content)
        stage.present(navigation)
        stage.settle()
        let bar = navigation.navigationBar
        func find<View: UIView>(_ kind: View.Type, in view: UIView) -> [View] {
            ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { find(kind, in: $0) }
        }

        let title = try #require(find(UILabel.self, in: bar).first { $0.text == "Title" })
        let button = try #require(find(UIButton.self, in: bar).first)
        #expect(abs(title.convert(title.bounds, to: bar).midY - 16) <= 0.5)
        #expect(button.convert(button.bounds, to: bar).midY == 16)

        stage.tap(CGPoint(x: button.convert(button.bounds, to: nil).midX, y: 28))
        #expect(counter.taps == 1)
    }

    @Test func `buttons keep to the safe area beside them, and the title to its middle`() throws {
        let stage = Stage(size: onItsSide)
        let (root, content) = (UIViewController(), UIViewController())
        root.title = "Root"
        content.title = "Title"
        content.navigationItem.prompt = "Prompt"
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(content, animated: false)
        stage.present(navigation)
        stage.settle()
        func frames() throws -> [CGRect] {
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            let labels = all(navigation.navigationBar).compactMap { $0 as? UILabel }
            return try ["Root", "Title", "Add", "Prompt"].map { text in
                let label = try #require(labels.first { $0.text == text })
                return label.convert(label.bounds, to: nil)
            }
        }
        let before = try frames()

        navigation.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
        stage.settle()
        let after = try frames()

        #expect(after[0].minX == before[0].minX + 47 && after[2].maxX == before[2].maxX - 47)
        #expect(after[1] == before[1], "the title stays in the middle")
        #expect(after[3] == before[3].insetBy(dx: 47, dy: 0))
    }

    @Test func `items of a low tab bar have their titles beside their images`() throws {
        let stage = Stage(size: upright)
        let tabBars = UITabBarController()
        let content = UIViewController()
        content.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
        tabBars.viewControllers = [content]
        stage.present(tabBars)
        stage.settle()
        func parts() throws -> (image: CGRect, title: CGRect) {
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            let views = all(tabBars.tabBar)
            let title = try #require(views.first { ($0 as? UILabel)?.text == "First" })
            let image = try #require(views.first { ($0 as? UIImageView)?.image != nil })
            return (image.convert(image.bounds, to: nil), title.convert(title.bounds, to: nil))
        }
        let tall = try parts()
        #expect(tall.image.maxY <= tall.title.midY)

        stage.resize(to: onItsSide)
        stage.settle()
        let low = try parts()
        #expect(low.image.maxX <= low.title.minX && abs(low.image.midY - low.title.midY) <= 1)
        #expect(low.title.minY >= 390 - 32 && low.title.maxY <= 390)
    }

    @Test func `bars by themselves say how high they are`() {
        let stage = Stage(size: upright)
        let bars = [UINavigationBar(), UIToolbar(), UITabBar()]
        for bar in bars { stage.window.addSubview(bar) }
        #expect(bars.map(\.intrinsicContentSize.height) == [44, 44, 49])

        stage.resize(to: onItsSide)
        #expect(bars.map(\.intrinsicContentSize.height) == [32, 32, 32])
        #expect(bars.map { $0.sizeThatFits(CGSize(width: 100, height: 0)).height } == [32, 32, 32])
    }

    private final class Counter: NSObject {
        private(set) var taps = 0

        func count() { taps += 1 }
    }
}
