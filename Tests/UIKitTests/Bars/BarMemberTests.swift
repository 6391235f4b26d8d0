import Testing
import UITesting

@testable import UIKit

/// Smaller members of bars, their items and appearances.
@Suite struct BarMemberTests {
    private let stage = Stage()

    private func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func bar(_ items: UINavigationItem...) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = items
        stage.window.addSubview(bar)
        stage.settle()
        return bar
    }

    // MARK: - Navigation items

    @Test func `a button at the left fades in where that is wanted, and takes the place of several`() {
        let item = UINavigationItem()
        #expect(item.title == nil && item.leftBarButtonItems == nil)
        let bar = bar(item)
        let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
        (one.title, two.title) = ("One", "Two")
        item.leftBarButtonItems = [one, two]
        stage.settle()

        stage.run { item.setLeftBarButton(two, animated: true) }
        #expect(item.leftBarButtonItem === two && item.leftBarButtonItems?.count == 1)
        #expect(stage.isMoving)
        stage.settle()
        #expect(two.button?.window === stage.window && one.button?.window == nil)
        stage.run { item.setLeftBarButton(nil, animated: false) }

        #expect(item.leftBarButtonItem == nil)
        stage.advance(by: 0.02)
        #expect(!stage.isMoving)
        #expect(two.button?.window == nil)
        withExtendedLifetime(bar) {}
    }

    @Test func `the back button fades away and comes back`() {
        let bar = bar(UINavigationItem(title: "Below"), UINavigationItem(title: "Above"))
        #expect(bar.content?.backButton?.window != nil)

        stage.run { bar.topItem?.setHidesBackButton(true, animated: true) }
        #expect(bar.topItem?.hidesBackButton == true && stage.isMoving)
        stage.settle()
        #expect(bar.content?.backButton?.window == nil)
        stage.run { bar.topItem?.setHidesBackButton(false, animated: false) }
        stage.advance(by: 0.02)

        #expect(!stage.isMoving)
        #expect(bar.content?.backButton?.window === stage.window)
    }

    @Test func `an image of a back button item stands beside the chevron`() throws {
        let below = UINavigationItem(title: "Below")
        below.backBarButtonItem = UIBarButtonItem(image: square(20), style: .plain, target: nil, action: nil)
        let bar = bar(below, UINavigationItem(title: "Above"))

        let button = try #require(bar.content?.backButton)
        let picture = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        #expect(picture.frame.size == CGSize(width: 20, height: 20))
        #expect(picture.frame.midY == button.bounds.midY && picture.frame.maxX == button.bounds.maxX)
        #expect(picture.frame.minX > 0 && button.label.superview == nil)
        stage.tap(button)
        stage.settle()
        #expect(bar.topItem === below)
    }

    @Test func `a background image holds wherever the bar stands`() {
        let bar = bar(UINavigationItem(title: "Title"))
        let image = square(10)

        bar.setBackgroundImage(image, for: .topAttached, barMetrics: .default)

        #expect(bar.backgroundImage(for: .default) === image && bar.backgroundImage(for: .compact) == nil)
        bar.setBackgroundImage(nil, for: .any, barMetrics: .default)
        #expect(bar.backgroundImage(for: .default) == nil)
    }

    // MARK: - Appearances

    @Test func `the looks of buttons go back to those of the system`() {
        let look = UIBarButtonItemAppearance()
        for state in [look.normal, look.highlighted, look.disabled] {
            state.titleTextAttributes = [.foregroundColor: UIColor.red]
            state.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
            state.backgroundImage = square(4)
        }

        look.configureWithDefault(for: .done)

        for state in [look.normal, look.highlighted, look.disabled] {
            #expect(state.titleTextAttributes.isEmpty && state.backgroundImage == nil)
            #expect(state.titlePositionAdjustment == .zero)
        }
    }

    @Test func `the looks of tabs go back to those of the system`() {
        let look = UITabBarItemAppearance()
        for state in [look.normal, look.selected, look.disabled] {
            state.iconColor = .red
            state.badgeBackgroundColor = .green
        }

        look.configureWithDefault(for: .inline)

        for state in [look.normal, look.selected, look.disabled] {
            #expect(state.iconColor == nil && state.badgeBackgroundColor != .green)
        }
    }

    @Test func `the selected tab may give the bar its look, of which it keeps a copy`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100))
        let bar = UITabBar(frame: CGRect(x: 0, y: 51, width: 300, height: 49))
        let items = (0..<2).map { UITabBarItem(title: nil, image: nil, tag: $0) }
        bar.items = items
        bar.selectedItem = items[0]
        stage.window.backgroundColor = .white
        stage.window.addSubview(bar)
        func color() throws -> SIMD4<UInt8> { try stage.snapshot().pixel(x: 20, y: 80) }
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .red

        items[0].standardAppearance = look
        items[0].scrollEdgeAppearance = look
        #expect(try color() == SIMD4(255, 0, 0, 255))
        look.backgroundColor = .green
        #expect(try color() == SIMD4(255, 0, 0, 255))
        items[0].standardAppearance?.backgroundColor = .blue
        items[0].scrollEdgeAppearance?.backgroundColor = .blue
        #expect(try color() == SIMD4(0, 0, 255, 255))
        bar.selectedItem = items[1]
        #expect(try color().x > 200)
        items[0].standardAppearance = nil

        #expect(items[0].standardAppearance == nil)
    }

    // MARK: - Toolbars

    @Test func `a picture in place of a toolbar's line holds for its position, or any`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100))
        stage.window.backgroundColor = .white
        let bar = UIToolbar(frame: CGRect(x: 0, y: 50, width: 300, height: 50))
        stage.window.addSubview(bar)
        let image = square(4)
        func line() throws -> SIMD4<UInt8> { try stage.snapshot().pixel(x: 20, y: 48) }

        bar.setBackgroundImage(square(4, .white), forToolbarPosition: .any, barMetrics: .default)
        bar.setShadowImage(image, forToolbarPosition: .any)
        #expect(bar.shadowImage(forToolbarPosition: .any) === image)
        #expect(bar.shadowImage(forToolbarPosition: .bottom) == nil)
        stage.settle()
        #expect(try line() == SIMD4(255, 0, 0, 255))
        bar.setShadowImage(nil, forToolbarPosition: .any)
        stage.settle()

        #expect(bar.shadowImage(forToolbarPosition: .any) == nil)
        #expect(try line() == SIMD4(255, 255, 255, 255))
    }
}
