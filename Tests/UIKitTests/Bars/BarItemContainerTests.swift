import Testing
import UITesting

@testable import UIKit

/// What is set for bar items in some places alone, and titles that are moved.
@MainActor
@Suite struct BarItemContainerTests {
    private final class Special: UINavigationController {}
    private final class SpecialTabs: UITabBarController {}

    private let stage = Stage(size: CGSize(width: 390, height: 844))
    private let home = UIViewController()
    private let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)

    private func label(of item: UIBarButtonItem) -> UILabel? { (item.button as? UIButton)?.titleLabel }

    private func color(_ label: UILabel?) -> UIColor? {
        label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    private func bar(_ items: UINavigationItem...) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = items
        stage.window.addSubview(bar)
        stage.settle()
        return bar
    }

    private func backLabel(_ bar: UINavigationBar) -> UILabel? {
        stage.settle()
        return bar.content?.backButton?.label
    }

    // MARK: - Containers

    @Test func `items in a toolbar have what is set for those in toolbars, others do not`() {
        stage.run {
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .red
            UIBarButtonItem.appearance().tintColor = .purple
        }
        let lower = UIBarButtonItem(title: "Low", style: .plain, target: nil, action: nil)
        home.navigationItem.rightBarButtonItem = item
        home.toolbarItems = [lower]
        let navigation = UINavigationController(rootViewController: home)
        navigation.isToolbarHidden = false

        stage.present(navigation)
        stage.settle()

        #expect(lower.button?.tintColor == .red && item.button?.tintColor == .purple)
    }

    @Test func `items have what is set for the controller that their bar came to lie in`() {
        stage.run {
            let special = UIBarButtonItem.appearance(
                whenContainedInInstancesOf: [UINavigationBar.self, Special.self])
            special.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        }
        let other = UIViewController()
        let plain = UIBarButtonItem(title: "No", style: .plain, target: nil, action: nil)
        home.navigationItem.rightBarButtonItem = item
        other.navigationItem.rightBarButtonItem = plain
        let special = Special(rootViewController: home)
        _ = special.view

        stage.present(special)
        stage.settle()
        #expect(color(label(of: item)) == .red)
        stage.present(UINavigationController(rootViewController: other))
        stage.settle()

        #expect(color(label(of: plain)) != .red)
    }

    @Test func `tab items have what is set for the controller that their bar lies in`() {
        stage.run {
            UITabBarItem.appearance(whenContainedInInstancesOf: [SpecialTabs.self])
                .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        }
        func shown(_ tabs: UITabBarController) -> UIColor? {
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
            tabs.viewControllers = [controller]
            stage.present(tabs)
            stage.settle()
            let button = tabs.tabBar.subviews.lazy.compactMap { $0 as? TabBarButton }.first
            return color(button?.subviews.lazy.compactMap { $0 as? UILabel }.first)
        }

        #expect(shown(SpecialTabs()) == .red && shown(UITabBarController()) == .green)
    }

    @Test func `a search bar's cancel button has what is set for items in search bars`() {
        stage.run {
            let inSearch = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
            inSearch.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            inSearch.tintColor = .green
        }
        let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        search.showsCancelButton = true

        stage.window.addSubview(search)
        stage.settle()

        let button = search.value(forKey: "cancelButton") as? UIButton
        #expect(color(button?.titleLabel) == .red && button?.tintColor == .green)
        #expect(button?.currentTitle == "Cancel")
    }

    @Test func `each class and each list of containers has one item`() {
        stage.run {
            let inBars = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
            #expect(inBars === UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]))
            #expect(inBars !== UIBarButtonItem.appearance())
            #expect(inBars !== UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]))
        }
    }

    // MARK: - Titles that are moved

    @Test func `a title is moved from its place`() throws {
        let top = UINavigationItem(title: "Top")
        top.rightBarButtonItem = item
        let bar = bar(top)
        let before = try #require(label(of: item)?.frame.origin)

        item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -4), for: .default)
        stage.settle()

        let after = try #require(label(of: item)?.frame.origin)
        #expect(after == CGPoint(x: before.x + 3, y: before.y - 4) && bar.topItem === top)
        #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 3, vertical: -4))
        #expect(item.titlePositionAdjustment(for: .compact) == .zero)
        item.setTitlePositionAdjustment(UIOffset(horizontal: .nan, vertical: 1), for: .default)
        #expect(item.titlePositionAdjustment(for: .default) == .zero)
    }

    @Test func `back titles are moved out of sight for all bars`() throws {
        stage.run {
            UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
                UIOffset(horizontal: -1000, vertical: 0), for: .default)
        }

        let bar = bar(UINavigationItem(title: "Below"), UINavigationItem(title: "Top"))

        let label = try #require(backLabel(bar))
        #expect(label.text == "Below" && label.convert(label.bounds, to: nil).maxX < 0)
        #expect(bar.content?.backButton?.chevron.window === stage.window)
        #expect(bar.content?.backButton?.frame.minX ?? 0 > 0)
    }

    @Test func `a back item of its own moves its title by its own amount`() throws {
        let below = UINavigationItem(title: "Below")
        let back = UIBarButtonItem(title: "Mine", style: .plain, target: nil, action: nil)
        below.backBarButtonItem = back
        let bar = bar(below, UINavigationItem(title: "Top"))
        let before = try #require(backLabel(bar)?.frame.origin)

        back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 5), for: .default)

        let after = try #require(backLabel(bar)?.frame.origin)
        #expect(after == CGPoint(x: before.x + 2, y: before.y + 5))
        #expect(back.backButtonTitlePositionAdjustment(for: .default) == UIOffset(horizontal: 2, vertical: 5))
    }

    @Test func `back titles have the attributes and the tint of their class`() {
        stage.run {
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            UIBarButtonItem.appearance().tintColor = .green
        }

        let bar = bar(UINavigationItem(title: "Below"), UINavigationItem(title: "Top"))

        #expect(color(backLabel(bar)) == .red && bar.content?.backButton?.tintColor == .green)
    }
}
