import Testing
import UIKit
import UITesting

/// Looks that hold for some traits alone.
@MainActor
@Suite struct AppearanceTraitTests {
    private final class Panel: UIView {}

    private let stage = Stage(size: CGSize(width: 300, height: 500))
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let pages = UIPageControl()

    private func show(_ view: UIView) {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private func turn(_ view: UIView, _ style: UIUserInterfaceStyle) {
        stage.run { view.overrideUserInterfaceStyle = style }
        stage.advance(by: 0)
    }

    @Test func `a view has the look of its traits, and gives it back with them`() {
        stage.run { UIPageControl.appearance(for: dark).pageIndicatorTintColor = .red }
        show(pages)
        #expect(pages.pageIndicatorTintColor == nil)

        turn(pages, .dark)
        #expect(pages.pageIndicatorTintColor == .red)
        turn(pages, .light)

        #expect(pages.pageIndicatorTintColor == nil)
    }

    @Test func `the look of some traits goes before that of any`() {
        stage.run {
            UINavigationBar.appearance(for: dark).titleTextAttributes = [.foregroundColor: UIColor.red]
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
        }
        let bar = UINavigationBar()
        func color() -> UIColor? { bar.titleTextAttributes?[.foregroundColor] as? UIColor }

        show(bar)
        #expect(color() == .green)
        turn(stage.window, .dark)
        #expect(color() == .red)
        turn(stage.window, .light)

        #expect(color() == .green)
    }

    @Test func `a view that enters the window with the traits has their look at once`() {
        stage.run { UIPageControl.appearance(for: dark).pageIndicatorTintColor = .red }
        let panel = Panel()
        panel.overrideUserInterfaceStyle = .dark
        panel.addSubview(pages)

        show(panel)
        #expect(pages.pageIndicatorTintColor == .red)
        stage.run { stage.window.addSubview(pages) }

        #expect(pages.pageIndicatorTintColor == nil)
    }

    @Test func `a value of the view's own stays`() {
        stage.run { UIPageControl.appearance(for: dark).pageIndicatorTintColor = .red }
        show(pages)
        turn(pages, .dark)

        pages.pageIndicatorTintColor = .blue
        turn(pages, .light)
        #expect(pages.pageIndicatorTintColor == .blue)
        turn(pages, .dark)

        #expect(pages.pageIndicatorTintColor == .blue)
    }

    @Test func `containers and traits both have to be there`() {
        stage.run {
            UIPageControl.appearance(for: dark, whenContainedInInstancesOf: [Panel.self])
                .pageIndicatorTintColor = .red
        }
        let (panel, apart) = (Panel(), UIPageControl())
        panel.addSubview(pages)
        show(panel)
        show(apart)
        #expect(pages.pageIndicatorTintColor == nil)

        turn(stage.window, .dark)

        #expect(pages.pageIndicatorTintColor == .red && apart.pageIndicatorTintColor == nil)
    }

    @Test func `equal traits have one proxy`() {
        stage.run {
            let again = UITraitCollection(userInterfaceStyle: .dark)
            #expect(UILabel.appearance(for: dark) === UILabel.appearance(for: again))
            #expect(UILabel.appearance(for: dark) !== UILabel.appearance())
            #expect(
                UILabel.appearance(for: dark)
                    !== UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .light)))
        }
    }
}
