import Testing
import UIKit
import UITesting

/// Looks of bars that were set for all bars of a class.
@Suite struct AppearanceBarLookTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))
    private let red = SIMD4<UInt8>(255, 0, 0, 255)
    private let blue = SIMD4<UInt8>(0, 0, 255, 255)

    /// Shows two bars, one below the other.
    private func show(_ first: UIView, _ second: UIView) {
        first.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        second.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
        stage.window.addSubview(first)
        stage.window.addSubview(second)
        stage.settle()
    }

    private func colors() throws -> [SIMD4<UInt8>] {
        let picture = try stage.snapshot()
        return [picture.pixel(x: 20, y: 20), picture.pixel(x: 20, y: 120)]
    }

    @Test func `a navigation bar changes its own look, not that of the others`() throws {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .blue
        stage.run { UINavigationBar.appearance().standardAppearance = look }
        let (first, second) = (UINavigationBar(), UINavigationBar())
        show(first, second)
        #expect(try colors() == [blue, blue])

        first.standardAppearance.backgroundColor = .red

        #expect(try colors() == [red, blue])
        #expect(second.standardAppearance.backgroundColor == .blue)
        #expect(stage.run { UINavigationBar.appearance().standardAppearance.backgroundColor } == .blue)
    }

    @Test func `a tab bar changes its own look, not that of the others`() throws {
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .blue
        stage.run { UITabBar.appearance().standardAppearance = look }
        let (first, second) = (UITabBar(), UITabBar())
        show(first, second)
        #expect(try colors() == [blue, blue])

        first.standardAppearance.backgroundColor = .red

        #expect(try colors() == [red, blue])
        #expect(stage.run { UITabBar.appearance().standardAppearance.backgroundColor } == .blue)
    }

    @Test func `a toolbar changes its own look, not that of the others`() throws {
        let look = UIToolbarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .blue
        stage.run { UIToolbar.appearance().standardAppearance = look }
        let (first, second) = (UIToolbar(), UIToolbar())
        show(first, second)
        #expect(try colors() == [blue, blue])

        first.standardAppearance.backgroundColor = .red

        #expect(try colors() == [red, blue])
        #expect(stage.run { UIToolbar.appearance().standardAppearance.backgroundColor } == .blue)
    }

    @Test func `a bar gives the look of its traits back with them`() {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .red
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        stage.run { UINavigationBar.appearance(for: dark).scrollEdgeAppearance = look }
        let bar = UINavigationBar()
        bar.overrideUserInterfaceStyle = .dark
        show(bar, UIView())
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .red)

        stage.run { bar.overrideUserInterfaceStyle = .light }
        stage.advance(by: 0)

        #expect(bar.scrollEdgeAppearance == nil)
    }
}
