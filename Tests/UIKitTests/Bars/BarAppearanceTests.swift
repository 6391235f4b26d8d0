import Foundation
import Testing
import UIKit
import UITesting

/// What bars look like with appearance objects and with the older properties, and how content lies below them.
@MainActor
struct BarAppearanceTests {
    /// A list in a navigation controller, with rows of one colour.
    private struct Scene {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let list = UIViewController()
        let scrollView = UIScrollView()
        let navigation: UINavigationController
        var bar: UINavigationBar { navigation.navigationBar }

        init(_ change: (UINavigationBar, UINavigationItem) -> Void = { _, _ in }) {
            navigation = UINavigationController(rootViewController: list)
            list.view = scrollView
            scrollView.backgroundColor = .white
            scrollView.contentSize = CGSize(width: 300, height: 2000)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
            content.backgroundColor = .black
            scrollView.addSubview(content)
            change(bar, list.navigationItem)
            stage.present(navigation)
            stage.settle()
        }

        /// The colour of the bar, beside its title.
        func color(_ x: Int = 20, _ y: Int = 20) throws -> SIMD4<UInt8> {
            try stage.snapshot().pixel(x: x, y: y)
        }
    }

    private let white = SIMD4<UInt8>(255, 255, 255, 255)
    private let red = SIMD4<UInt8>(255, 0, 0, 255)
    private let blue = SIMD4<UInt8>(0, 0, 255, 255)

    private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    // MARK: - Layout

    @Test func `by default content lies below the bar, and the safe area says how far`() {
        let scene = Scene()

        #expect(scene.bar.isTranslucent)
        #expect(scene.scrollView.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(scene.scrollView.safeAreaInsets.top == 44)
        #expect(scene.scrollView.contentOffset.y == -44, "the content begins below the bar")
    }

    @Test func `a tab bar covers content from below`() {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let (tabs, child) = (UITabBarController(), UIViewController())
        let navigation = UINavigationController(rootViewController: child)
        tabs.viewControllers = [navigation]
        stage.present(tabs)
        #expect(child.view.frame.height == 400)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))

        child.edgesForExtendedLayout = []
        stage.settle()
        #expect(
            child.view.convert(child.view.bounds, to: nil) == CGRect(x: 0, y: 44, width: 300, height: 307))
        #expect(child.view.safeAreaInsets == .zero)

        child.edgesForExtendedLayout = .all
        tabs.tabBar.isTranslucent = false
        stage.settle()
        #expect(child.view.convert(child.view.bounds, to: nil).maxY == 351)

        navigation.extendedLayoutIncludesOpaqueBars = true
        stage.settle()
        #expect(child.view.convert(child.view.bounds, to: nil).maxY == 400)
    }

    @Test func `the bar stands below the status bar, and its background reaches behind that`() throws {
        let scene = Scene { bar, _ in
            bar.isTranslucent = false
            bar.barTintColor = .red
        }
        scene.navigation.additionalSafeAreaInsets.top = 30
        scene.stage.settle()

        #expect(scene.bar.frame == CGRect(x: 0, y: 30, width: 300, height: 44))
        #expect(try scene.color(20, 2) == red && scene.color(20, 70) == red)
        #expect(scene.scrollView.frame.minY == 74)
    }

    // MARK: - Which appearance

    @Test func `a bar has no background until content lies below it`() throws {
        let scene = Scene()
        #expect(try scene.color() == white)

        scene.scrollView.contentOffset.y = 100
        let covered = try scene.color()
        #expect(covered != white && covered.x > 180, "light, and the black content shows through")

        scene.scrollView.contentOffset.y = -44
        #expect(try scene.color() == white)
    }

    @Test func `the appearances at the edge and over content are the ones that were set`() throws {
        let scene = Scene { [self] bar, _ in
            bar.standardAppearance = opaque(.red)
            bar.scrollEdgeAppearance = opaque(.blue)
        }
        #expect(try scene.color() == blue)

        scene.scrollView.contentOffset.y = -38
        let between = try scene.color()
        #expect(between.x > 100 && between.z > 100, "half-way from one to the other: \(between)")

        scene.scrollView.contentOffset.y = 0
        #expect(try scene.color() == red)
        #expect(scene.stage.diagnostics.isEmpty)
    }

    @Test func `an item's appearance takes the place of the bar's, and fades in a push`() throws {
        let scene = Scene { [self] bar, item in
            bar.standardAppearance = opaque(.red)
            bar.scrollEdgeAppearance = opaque(.red)
        }
        let next = UIViewController()
        next.view.backgroundColor = .white
        next.navigationItem.standardAppearance = opaque(.blue)
        next.navigationItem.scrollEdgeAppearance = opaque(.blue)

        scene.navigation.pushViewController(next, animated: true)
        scene.stage.advance(by: 0)
        scene.stage.advance(by: 0.07)
        let between = try scene.color(150, 4)
        #expect(between.x > 20 && between.z > 20 && Int(between.x) + Int(between.z) > 250)
        scene.stage.settle()
        #expect(try scene.color(150, 4) == blue)

        scene.stage.touch(.began, at: CGPoint(x: 2, y: 200))
        scene.stage.move(to: CGPoint(x: 150, y: 200), over: 0.3)
        let held = try scene.color(150, 4)
        #expect(held.x > 60 && held.z > 60, "the finger holds the fade: \(held)")
        scene.stage.move(to: CGPoint(x: 4, y: 200), over: 0.3)
        scene.stage.advance(by: 0.2)
        scene.stage.touch(.ended, at: CGPoint(x: 4, y: 200))
        scene.stage.settle()
        #expect(try scene.color(150, 4) == blue, "the pop was cancelled")

        scene.navigation.popViewController(animated: true)
        scene.stage.settle()
        #expect(try scene.color(150, 4) == red)
        #expect(scene.stage.diagnostics.isEmpty)
    }

    @Test func `a bar keeps a copy, and changes with the appearance that it returns`() throws {
        let mine = opaque(.red)
        let scene = Scene { bar, _ in
            bar.standardAppearance = mine
            bar.scrollEdgeAppearance = mine
        }

        mine.backgroundColor = .green
        #expect(try scene.color() == red)

        scene.bar.scrollEdgeAppearance?.backgroundColor = .blue
        #expect(try scene.color() == blue)
    }

    @Test func `the standard appearance that was never set can be changed, too`() throws {
        let scene = Scene()
        scene.scrollView.contentOffset.y = 100

        scene.bar.standardAppearance.configureWithOpaqueBackground()
        scene.bar.standardAppearance.backgroundColor = .red

        #expect(try scene.color() == red)
        #expect(scene.bar.standardAppearance.shadowColor != nil)
    }

    @Test func `copies are equal in all that was set and change on their own`() throws {
        let first = opaque(.red)
        first.titleTextAttributes = [.foregroundColor: UIColor.white]
        first.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]

        let second = try #require(first.copy() as? UINavigationBarAppearance)
        #expect(second.backgroundColor == .red)
        #expect(second.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(second.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .yellow)
        second.backgroundColor = .blue
        second.buttonAppearance.normal.titleTextAttributes = [:]

        #expect(first.backgroundColor == .red)
        #expect(first.buttonAppearance.normal.titleTextAttributes.count == 1)
        #expect(UIToolbarAppearance(barAppearance: first).backgroundColor == .red)
    }

    @Test func `titles and buttons have the attributes of the appearance`() {
        let scene = Scene { [self] bar, item in
            let appearance = opaque(.black)
            appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
            bar.standardAppearance = appearance
            bar.scrollEdgeAppearance = appearance
            item.title = "Title"
            item.rightBarButtonItem = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
        }
        let next = UIViewController()
        scene.navigation.pushViewController(next, animated: false)
        scene.stage.settle()
        #expect(colors(in: scene.bar)["Title"] == .yellow, "the back button's are those of the plain buttons")

        scene.navigation.popViewController(animated: false)
        scene.stage.settle()
        #expect(colors(in: scene.bar) == ["Title": .white, "Do": .yellow])
    }

    private func colors(in view: UIView) -> [String: UIColor] {
        var found: [String: UIColor] = [:]
        if let label = view as? UILabel, let text = label.attributedText, text.length > 0 {
            found[text.string] = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        for subview in view.subviews { found.merge(colors(in: subview)) { $1 } }
        return found
    }

    // MARK: - The older properties

    @Test func `the older properties hold at the edge and over content`() throws {
        let scene = Scene { bar, _ in
            bar.isTranslucent = false
            bar.barTintColor = .red
        }
        #expect(try scene.color() == red)
        scene.scrollView.contentOffset.y = 100
        #expect(try scene.color() == red)
    }

    @Test func `empty images leave nothing of the bar`() throws {
        let scene = Scene { bar, _ in
            bar.setBackgroundImage(UIImage(), for: .default)
            bar.shadowImage = UIImage()
        }
        scene.scrollView.contentOffset.y = 100

        #expect(try scene.color() == SIMD4(0, 0, 0, 255))
        #expect(try scene.color(20, 44) == SIMD4(0, 0, 0, 255))
    }

    @Test func `a background image fills the bar`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let scene = Scene { bar, _ in bar.setBackgroundImage(image, for: .default) }

        #expect(try scene.color() == blue && scene.color(290, 40) == blue)
        #expect(scene.bar.backgroundImage(for: .default) == image)
    }

    @Test func `a black bar is dark with light titles and a light status bar`() throws {
        let scene = Scene { bar, _ in bar.barStyle = .black }
        scene.scrollView.contentOffset.y = 100

        #expect(try scene.color().x < 60)
        #expect(scene.bar.traitCollection.userInterfaceStyle == .dark)
        #expect(scene.navigation.preferredStatusBarStyle == .lightContent)
        scene.bar.barStyle = .default
        #expect(scene.navigation.preferredStatusBarStyle == .default)
        #expect(try scene.color().x > 180)
    }

    /// Pushes a screen with another look of the bar over a red one, and returns a pixel of the bar in the middle of it.
    private func middleOfPush(to look: UINavigationBarAppearance) throws -> SIMD4<UInt8> {
        let stage = Stage(size: CGSize(width: 300, height: 500))
        let screens = [opaque(.red), look].map { look in
            let screen = UIViewController()
            screen.view.backgroundColor = .white
            (screen.navigationItem.standardAppearance, screen.navigationItem.scrollEdgeAppearance) = (
                look, look
            )
            return screen
        }
        let navigation = UINavigationController(rootViewController: screens[0])
        stage.present(navigation)
        stage.settle()
        #expect(try stage.snapshot().pixel(x: 280, y: 4) == red)

        navigation.pushViewController(screens[1], animated: true)
        stage.advance(by: 0.1)
        return try stage.snapshot().pixel(x: 280, y: 4)
    }

    @Test func `between two opaque looks no content shows through`() throws {
        let color = try middleOfPush(to: opaque(.blue))

        #expect(color.x > 20 && color.z > 20 && color.y < 4, "\(color)")
    }

    @Test func `an opaque look fades away before a transparent one`() throws {
        let none = UINavigationBarAppearance()
        none.configureWithTransparentBackground()

        let color = try middleOfPush(to: none)

        #expect(color.x == 255 && (20..<250).contains(color.y) && color.y == color.z, "\(color)")
    }

    // MARK: - Tab bars

    @Test func `a tab bar's items have the attributes of the appearance`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300))
        let bar = UITabBar(frame: CGRect(x: 0, y: 51, width: 300, height: 49))
        stage.window.addSubview(bar)
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .blue
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.yellow]

        bar.standardAppearance = appearance
        bar.items = (0..<2).map { UITabBarItem(title: "T\($0)", image: nil, tag: $0) }
        bar.selectedItem = bar.items?.last
        stage.settle()

        #expect(colors(in: bar) == ["T0": .white, "T1": .yellow])
        #expect(try stage.snapshot().pixel(x: 4, y: 60) == blue)
    }

    @Test func `a tab bar has no background when the content ends above it`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let (tabs, child, scrollView) = (UITabBarController(), UIViewController(), UIScrollView())
        child.view = scrollView
        scrollView.backgroundColor = .white
        scrollView.contentSize = CGSize(width: 300, height: 300)
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        tabs.tabBar.standardAppearance = appearance
        tabs.viewControllers = [child]
        stage.present(tabs)
        stage.settle()
        #expect(try stage.snapshot().pixel(x: 4, y: 390) == white)

        scrollView.contentSize.height = 1000
        stage.settle()
        #expect(try stage.snapshot().pixel(x: 4, y: 390) == red)

        scrollView.contentOffset.y = 1000 - 351
        stage.settle()
        #expect(try stage.snapshot().pixel(x: 4, y: 390) == white)
    }

    /// A tab bar that is red over content, a screen whose content lies below it, and one without content.
    private struct Tabs {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let tabs = UITabBarController()
        let list = UIViewController()
        let page = UIViewController()

        init(_ controllers: (_ list: UIViewController, _ page: UIViewController) -> [UIViewController]) {
            let scrollView = UIScrollView()
            scrollView.contentSize = CGSize(width: 300, height: 1000)
            list.view = scrollView
            for screen in [list, page] { screen.view.backgroundColor = .white }
            let appearance = UITabBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .red
            tabs.tabBar.standardAppearance = appearance
            tabs.viewControllers = controllers(list, page)
            stage.present(tabs)
            stage.settle()
        }

        /// Returns the colour of the bar after a change.
        func color(after change: () -> Void = {}) throws -> SIMD4<UInt8> {
            stage.run(change)
            stage.settle()
            return try stage.snapshot().pixel(x: 4, y: 390)
        }
    }

    @Test(arguments: [true, false], [true, false])
    func `a tab bar has the background for what a push or pop in the tab has shown`(
        animated: Bool, isListFirst: Bool
    ) throws {
        let scene = Tabs { [UINavigationController(rootViewController: isListFirst ? $0 : $1)] }
        let navigation = try #require(scene.tabs.viewControllers?.first as? UINavigationController)
        let next = isListFirst ? scene.page : scene.list
        let (before, after) = isListFirst ? (red, white) : (white, red)
        #expect(try scene.color() == before)

        #expect(try scene.color { navigation.pushViewController(next, animated: animated) } == after)
        #expect(try scene.color { navigation.popViewController(animated: animated) } == before)
    }

    @Test func `a tab bar has the background for the tab that was selected`() throws {
        let scene = Tabs { [$0, $1] }
        #expect(try scene.color() == red)

        #expect(try scene.color { scene.tabs.selectedIndex = 1 } == white)
        #expect(try scene.color { scene.tabs.selectedIndex = 0 } == red)
    }
}
