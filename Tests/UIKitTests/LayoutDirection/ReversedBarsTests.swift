import Testing
import UITesting

@testable import UIKit

/// Bars whose contents run from right to left.
@Suite struct ReversedBarsTests {
    private let stage = Stage()

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private func bar() -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let top = UINavigationItem(title: "Top")
        top.rightBarButtonItem = item("Done")
        bar.items = [UINavigationItem(title: "Below"), top]
        stage.window.addSubview(bar)
        stage.settle()
        return bar
    }

    @Test func `the back button stands at the right, its chevron turned, and the others at the left`() throws
    {
        let bar = bar()
        let back = try #require(bar.content?.backButton)
        #expect(back.frame.minX == 16 && back.chevron.frame.minX < back.label.frame.minX)

        bar.semanticContentAttribute = .forceRightToLeft
        stage.settle()

        let turned = try #require(bar.content?.backButton)
        #expect(turned.frame.maxX == 374)
        #expect(turned.chevron.frame.minX > turned.label.frame.maxX - 1)
        #expect(turned.chevron.layer.sublayers?.first?.affineTransform().a == -1)
        let done = try #require(bar.topItem?.rightBarButtonItem?.button)
        #expect(done.frame.minX == 16)
    }

    @Test func `the new title comes from the left while the old one becomes the back button`() throws {
        let bar = bar()
        bar.semanticContentAttribute = .forceRightToLeft
        stage.settle()

        stage.run { bar.pushItem(UINavigationItem(title: "New"), animated: true) }
        stage.advance(by: 0)
        stage.advance(by: 0.05)

        let change = try #require(bar.change)
        let titles = [change.old, change.new].compactMap { content in
            content?.labels.first { $0.text == content?.item.title }?.layer.presentation()?.frame.midX
        }
        #expect(titles.count == 2)
        #expect(titles[0] > 195 && titles[1] < 195)
        stage.settle()
        #expect(bar.content?.backButton?.frame.maxX == 374)
    }

    @Test func `a large title begins at the right`() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].title = "Large"
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
        stage.present(navigation)
        stage.settle()

        let label = try #require(navigation.navigationBar.content?.largeLabels.first)
        #expect(label.textAlignment == .right && label.layer.anchorPoint.x == 1)
        #expect(abs(label.frame.maxX - 374) < 0.01)
    }

    @Test func `the first tab is the right one, and the first tool, too`() throws {
        let (tabs, tools) = (UITabBar(), UIToolbar())
        tabs.items = ["A", "B", "C"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        tools.items = [item("First"), UIBarButtonItem(systemItem: .flexibleSpace), item("Last")]
        for (index, bar) in [tabs, tools].enumerated() {
            bar.frame = CGRect(x: 0, y: 100 * CGFloat(index), width: 390, height: 49)
            bar.semanticContentAttribute = .forceRightToLeft
            stage.window.addSubview(bar)
        }
        stage.settle()

        let buttons = tabs.subviews.compactMap { $0 as? TabBarButton }
        #expect(buttons.map(\.frame.minX) == buttons.map(\.frame.minX).sorted(by: >))
        #expect(buttons.first?.frame.maxX == 390)
        let (first, last) = (try #require(tools.items?[0].button), try #require(tools.items?[2].button))
        #expect(first.frame.maxX == 374 && last.frame.minX == 16)
    }
}

extension UIView {
    /// The labels of the view and those below it.
    fileprivate var labels: [UILabel] {
        subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
    }

    /// The labels of large titles.
    fileprivate var largeLabels: [UILabel] {
        subviews.flatMap { $0 is LargeTitleView ? $0.labels : $0.largeLabels }
    }
}
