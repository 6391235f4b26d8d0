import Foundation
import Testing
import UITesting

@testable import UIKit

/// Looks that hold for one kind of title or layout alone, and buttons at the right.
@Suite struct BarVariantTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap(\.self) + all(type, in: $0) }
    }

    // MARK: - Large titles

    private func navigation() -> (UINavigationController, UIScrollView) {
        let (root, content) = (UIViewController(), UIScrollView())
        root.title = "Title"
        root.view = content
        content.contentSize = CGSize(width: 390, height: 2000)
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        stage.present(navigation)
        stage.settle()
        return (navigation, content)
    }

    /// Size and colour of the title that is seen.
    private func title(in bar: UINavigationBar) throws -> (size: CGFloat?, color: UIColor?) {
        func isSeen(_ view: UIView) -> Bool {
            guard view !== bar else { return true }
            guard view.alpha > 0.01, !view.isHidden, view.bounds.height > 0 else { return false }
            return view.superview.map(isSeen) ?? false
        }
        let label = try #require(all(UILabel.self, in: bar).first { $0.text == "Title" && isSeen($0) })
        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
        return ((attributes?[.font] as? UIFont)?.pointSize, attributes?[.foregroundColor] as? UIColor)
    }

    @Test func `large titles have attributes of their own, and small ones theirs`() throws {
        let (navigation, content) = navigation()
        let bar = navigation.navigationBar
        #expect(try title(in: bar).size == 34)

        bar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 28), .foregroundColor: UIColor.red]
        bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
        stage.settle()
        let large = try title(in: bar)
        #expect(large.size == 28 && large.color == .red)
        content.contentOffset.y = 300
        stage.settle()
        let small = try title(in: bar)
        #expect(small.size == 17 && small.color == .blue)
        content.contentOffset.y = -96
        bar.largeTitleTextAttributes = nil
        stage.settle()

        #expect(try title(in: bar).size == 34)
    }

    @Test func `an appearance has attributes for large titles, which its copies have, too`() throws {
        let (navigation, _) = navigation()
        let appearance = UINavigationBarAppearance()
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
        appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .green)

        navigation.navigationBar.scrollEdgeAppearance = copy
        stage.settle()

        let shown = try title(in: navigation.navigationBar)
        #expect(shown.size == 34 && shown.color == .green)
    }

    // MARK: - Tabs

    @Test(arguments: [
        (CGSize(width: 390, height: 844), UIColor.red), (CGSize(width: 844, height: 390), .blue),
        (CGSize(width: 1024, height: 1366), .green),
    ])
    func `a tab has the look for the layout that there is room for`(size: CGSize, color: UIColor) throws {
        stage.resize(to: size)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: size.width, height: 49))
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.iconColor = .red
        appearance.inlineLayoutAppearance.normal.iconColor = .green
        appearance.compactInlineLayoutAppearance.normal.iconColor = .blue
        bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: square(20), tag: 0) }
        bar.selectedItem = bar.items?.first
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
        stage.window.addSubview(bar)
        stage.settle()

        let button = try #require(bar.buttons.last)
        #expect(all(UIImageView.self, in: button).first { $0.image != nil }?.tintColor == color)
    }

    @Test func `a tab that is switched off, chosen or neither has the icon colour of that state`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let appearance = UITabBarAppearance()
        let look = appearance.stackedLayoutAppearance
        (look.normal.iconColor, look.selected.iconColor, look.disabled.iconColor) = (.red, .green, .blue)
        let items = (0..<3).map { UITabBarItem(title: nil, image: square(20), tag: $0) }
        items[2].isEnabled = false
        bar.items = items
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
        stage.window.addSubview(bar)
        bar.selectedItem = items[0]
        stage.settle()
        func colors() -> [UIColor?] {
            bar.buttons.map { button in all(UIImageView.self, in: button).first { $0.image != nil }?.tintColor
            }
        }
        #expect(colors() == [.green, .red, .blue])

        bar.selectedItem = items[1]
        items[2].isEnabled = true
        stage.settle()

        #expect(colors() == [.red, .green, .red])
    }

    // MARK: - Navigation bars

    private func bar(_ item: UINavigationItem) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = [item]
        stage.window.addSubview(bar)
        stage.settle()
        return bar
    }

    @Test func `buttons at the right stand from the right inwards, and fade where that is wanted`() throws {
        let item = UINavigationItem(title: "Title")
        let bar = bar(item)
        let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
        (one.title, two.title) = ("One", "Two")

        stage.run { item.setRightBarButtonItems([one, two], animated: true) }
        #expect(stage.isMoving && item.rightBarButtonItem === one)
        stage.settle()
        let (first, second) = (try #require(one.button), try #require(two.button))
        let (right, left) = (first.convert(first.bounds, to: bar), second.convert(second.bounds, to: bar))
        #expect(right.maxX > 340 && left.maxX <= right.minX && left.minX > 195)
        stage.run { item.setRightBarButton(two, animated: false) }
        stage.advance(by: 0.02)

        #expect(item.rightBarButtonItems?.count == 1 && !stage.isMoving)
        #expect(two.button?.window === stage.window && one.button?.window == nil)
        #expect(item.leftBarButtonItems == nil)
    }

    @Test func `the picture behind a bar fills it, or keeps its size and is cut where that is wanted`() throws
    {
        let bar = bar(UINavigationItem(title: "Title"))
        let (appearance, image) = (UINavigationBarAppearance(), square(60))
        appearance.backgroundImage = image
        #expect(appearance.backgroundImageContentMode == .scaleToFill)
        func picture() throws -> UIImageView {
            try #require(all(UIImageView.self, in: bar).first { $0.image === image })
        }

        bar.standardAppearance = appearance
        stage.settle()
        let filled = try picture()
        #expect(filled.contentMode == .scaleToFill && !filled.clipsToBounds && filled.bounds.width == 390)
        appearance.backgroundImageContentMode = .center
        bar.standardAppearance = appearance
        stage.settle()

        let kept = try picture()
        #expect(kept.contentMode == .center && kept.clipsToBounds)
    }
}
