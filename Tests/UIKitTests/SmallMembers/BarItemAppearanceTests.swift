import Testing
import UITesting

@testable import UIKit

/// Titles of bar items with attributes of their own, and of their class.
@Suite struct BarItemAppearanceTests {
    private let stage = Stage(size: CGSize(width: 200, height: 400))
    private let home = UIViewController()
    private let other = UIViewController()

    private func show() {
        let tabs = UITabBarController()
        home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        tabs.viewControllers = [home, other]
        stage.window.rootViewController = tabs
        stage.advance(by: 0)
    }

    private func label(_ text: String, in view: UIView? = nil) -> UILabel? {
        let view = view ?? stage.window
        if let label = view.subviews.lazy.compactMap({ $0 as? UILabel }).first(where: { $0.text == text }) {
            return label
        }
        return view.subviews.lazy.compactMap { label(text, in: $0) }.first
    }

    private func color(_ text: String) -> UIColor? {
        label(text)?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    @Test func `tab items take over their class's title, by state, unless they have their own`() {
        stage.advance(by: 0)
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
        show()
        #expect(color("Home") == .green && color("Other") == .red)

        other.tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        stage.advance(by: 0)

        #expect(color("Other") == .blue)
        #expect(other.tabBarItem.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
        #expect(home.tabBarItem.titleTextAttributes(for: .normal) == nil)
    }

    @Test func `bar buttons take over their class's title and tint`() {
        stage.advance(by: 0)
        UIBarButtonItem.appearance().tintColor = .purple
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        home.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: home)
        stage.advance(by: 0)
        #expect(item.button?.tintColor == .purple)

        item.setTitleTextAttributes([.foregroundColor: UIColor.red, .kern: 2], for: .normal)
        stage.advance(by: 0)

        #expect(color("Go") == .red && item.button?.tintColor == .purple)
        #expect(UIBarButtonItem.appearance() === UIBarButtonItem.appearance())
    }
}
