import Testing
import UIKit
import UITesting

/// Each property that a class's appearance has reaches the views of that class.
@Suite struct AppearanceTableTests {
    private let stage = Stage(size: CGSize(width: 300, height: 500))

    /// Shows views after the appearance of their classes has been set.
    private func show(_ views: UIView..., after setUp: () -> Void) {
        stage.run(setUp)
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        stage.present(controller)
    }

    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    // MARK: - Views

    @Test func `labels, tables and indicators take over fonts and colours`() {
        let (label, table, indicator) = (UILabel(), UITableView(), UIActivityIndicatorView())
        let font = UIFont.boldSystemFont(ofSize: 31)

        show(label, table, indicator) {
            UILabel.appearance().font = font
            UITableView.appearance().separatorColor = .red
            UIActivityIndicatorView.appearance().color = .green
        }

        #expect(label.font == font)
        #expect(table.separatorColor == .red && indicator.color == .green)
    }

    @Test func `views take over the direction, the tint and the background of all views`() {
        let (view, forced) = (UIView(), UIView())
        forced.semanticContentAttribute = .forceLeftToRight

        show(view, forced) {
            UIView.appearance().semanticContentAttribute = .forceRightToLeft
            UIView.appearance().tintColor = .purple
            UIView.appearance().backgroundColor = .yellow
        }

        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(forced.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(view.tintColor == .purple && view.backgroundColor == .yellow)
    }

    // MARK: - Controls

    @Test func `switches and sliders take over each of their colours`() {
        let (toggle, slider) = (UISwitch(), UISlider())

        show(toggle, slider) {
            UISwitch.appearance().onTintColor = .red
            UISwitch.appearance().thumbTintColor = .green
            UISlider.appearance().minimumTrackTintColor = .blue
            UISlider.appearance().maximumTrackTintColor = .cyan
            UISlider.appearance().thumbTintColor = .brown
        }

        #expect(toggle.onTintColor == .red && toggle.thumbTintColor == .green)
        #expect(slider.minimumTrackTintColor == .blue && slider.maximumTrackTintColor == .cyan)
        #expect(slider.thumbTintColor == .brown)
    }

    @Test func `progress views, page controls and segments take over each of their colours`() {
        let (progress, pages, segments) = (UIProgressView(), UIPageControl(), UISegmentedControl())

        show(progress, pages, segments) {
            UIProgressView.appearance().progressTintColor = .red
            UIProgressView.appearance().trackTintColor = .green
            UIPageControl.appearance().pageIndicatorTintColor = .blue
            UIPageControl.appearance().currentPageIndicatorTintColor = .cyan
            UISegmentedControl.appearance().selectedSegmentTintColor = .brown
        }

        #expect(progress.progressTintColor == .red && progress.trackTintColor == .green)
        #expect(pages.pageIndicatorTintColor == .blue && pages.currentPageIndicatorTintColor == .cyan)
        #expect(segments.selectedSegmentTintColor == .brown)
    }

    // MARK: - Bars

    @Test func `navigation bars take over their four appearances, each for its own state`() {
        let bar = UINavigationBar()

        show(bar) {
            @MainActor func look(_ color: UIColor) -> UINavigationBarAppearance {
                let look = UINavigationBarAppearance()
                look.backgroundColor = color
                return look
            }
            UINavigationBar.appearance().standardAppearance = look(.red)
            UINavigationBar.appearance().compactAppearance = look(.green)
            UINavigationBar.appearance().scrollEdgeAppearance = look(.blue)
            UINavigationBar.appearance().compactScrollEdgeAppearance = look(.cyan)
        }

        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.compactAppearance?.backgroundColor == .green)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .blue)
        #expect(bar.compactScrollEdgeAppearance?.backgroundColor == .cyan)
    }

    @Test func `navigation bars take over their style, pictures and large titles`() {
        let bar = UINavigationBar()
        let (shadow, back) = (picture(3), picture(5))

        show(bar) {
            UINavigationBar.appearance().barStyle = .black
            UINavigationBar.appearance().shadowImage = shadow
            UINavigationBar.appearance().setBackgroundImage(back, for: .default)
            UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.cyan]
            UINavigationBar.appearance().prefersLargeTitles = true
        }

        #expect(bar.barStyle == .black && bar.prefersLargeTitles)
        #expect(bar.shadowImage == shadow && bar.backgroundImage(for: .default) == back)
        #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .cyan)
        #expect(bar.titleTextAttributes == nil)
    }

    @Test func `tab bars take over their appearances, colours and pictures`() {
        let bar = UITabBar()
        let (shadow, back) = (picture(3), picture(5))

        show(bar) {
            let (look, edge) = (UITabBarAppearance(), UITabBarAppearance())
            (look.backgroundColor, edge.backgroundColor) = (.red, .green)
            UITabBar.appearance().standardAppearance = look
            UITabBar.appearance().scrollEdgeAppearance = edge
            UITabBar.appearance().barStyle = .black
            UITabBar.appearance().barTintColor = .brown
            UITabBar.appearance().unselectedItemTintColor = .blue
            UITabBar.appearance().isTranslucent = false
            UITabBar.appearance().backgroundImage = back
            UITabBar.appearance().shadowImage = shadow
        }

        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .green)
        #expect(bar.barStyle == .black && bar.barTintColor == .brown && !bar.isTranslucent)
        #expect(bar.unselectedItemTintColor == .blue)
        #expect(bar.backgroundImage == back && bar.shadowImage == shadow)
    }

    @Test func `toolbars take over their appearances and colours`() {
        let bar = UIToolbar()

        show(bar) {
            @MainActor func look(_ color: UIColor) -> UIToolbarAppearance {
                let look = UIToolbarAppearance()
                look.backgroundColor = color
                return look
            }
            UIToolbar.appearance().standardAppearance = look(.red)
            UIToolbar.appearance().compactAppearance = look(.green)
            UIToolbar.appearance().scrollEdgeAppearance = look(.blue)
            UIToolbar.appearance().compactScrollEdgeAppearance = look(.cyan)
            UIToolbar.appearance().barStyle = .black
            UIToolbar.appearance().barTintColor = .brown
            UIToolbar.appearance().isTranslucent = false
        }

        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.compactAppearance?.backgroundColor == .green)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .blue)
        #expect(bar.compactScrollEdgeAppearance?.backgroundColor == .cyan)
        #expect(bar.barStyle == .black && bar.barTintColor == .brown && !bar.isTranslucent)
    }
}
