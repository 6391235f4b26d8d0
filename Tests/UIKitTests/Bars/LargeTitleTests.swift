import Foundation
import Testing
import UIKit
import UITesting

/// Large titles: when there is one, how it follows the content, and what becomes of it in a push.
@MainActor
struct LargeTitleTests {
    private struct Scene {
        let stage = Stage(size: CGSize(width: 300, height: 500))
        let root = UIViewController()
        let scrollView = UIScrollView()
        let navigation: UINavigationController
        var bar: UINavigationBar { navigation.navigationBar }

        init(contentHeight: CGFloat = 2000) {
            navigation = UINavigationController(rootViewController: root)
            root.title = "Title"
            root.view = scrollView
            scrollView.alwaysBounceVertical = true
            scrollView.contentSize = CGSize(width: 300, height: contentHeight)
            bar.prefersLargeTitles = true
            stage.present(navigation)
            stage.settle()
        }

        /// The visible labels with this text: their sizes in points.
        func sizes(of text: String) -> [CGFloat] {
            func find(_ view: UIView) -> [CGFloat] {
                guard view.alpha > 0.01, !view.isHidden, view.bounds.height > 0 else { return [] }
                let own = (view as? UILabel).flatMap { label in
                    label.text == text
                        ? label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
                }
                return (own.map { [$0.pointSize] } ?? []) + view.subviews.flatMap(find)
            }
            return find(bar)
        }
    }

    @Test func `the bar is higher by a large title, and the content begins below that`() {
        let scene = Scene()

        #expect(scene.bar.frame.height == 96)
        #expect(scene.scrollView.safeAreaInsets.top == 96)
        #expect(scene.scrollView.contentOffset.y == -96)
        #expect(scene.sizes(of: "Title") == [34])
        #expect(scene.bar.sizeThatFits(CGSize(width: 300, height: 0)).height == 96)
    }

    @Test func `scrolling takes the large title away first, and the small one appears`() {
        let scene = Scene()

        scene.scrollView.contentOffset.y = -66
        scene.stage.settle()
        #expect(scene.bar.frame.height == 66)
        #expect(scene.scrollView.safeAreaInsets.top == 66)
        #expect(scene.scrollView.contentOffset.y == -66)

        scene.scrollView.contentOffset.y = 200
        scene.stage.settle()
        #expect(scene.bar.frame.height == 44)
        #expect(scene.sizes(of: "Title") == [17])

        scene.scrollView.contentOffset.y = -96
        scene.stage.settle()
        #expect(scene.bar.frame.height == 96)
        #expect(scene.sizes(of: "Title") == [34])
    }

    @Test(arguments: [(CGFloat(16), CGFloat(96)), (40, 44)])
    func `a drag that ends within the large title goes to its nearer end`(_ way: CGFloat, _ height: CGFloat) {
        let scene = Scene()

        scene.stage.touch(.began, at: CGPoint(x: 150, y: 400))
        scene.stage.move(to: CGPoint(x: 150, y: 400 - way), over: 0.4)
        scene.stage.advance(by: 0.2)
        #expect(scene.bar.frame.height < 96 && scene.bar.frame.height > 44)
        scene.stage.touch(.ended, at: CGPoint(x: 150, y: 400 - way))
        scene.stage.settle()

        #expect(scene.bar.frame.height == height)
        #expect(scene.scrollView.contentOffset.y == -height)
    }

    @Test func `content that is pulled down takes the large title along, and both spring back`() {
        let scene = Scene()

        scene.stage.touch(.began, at: CGPoint(x: 150, y: 200))
        scene.stage.move(to: CGPoint(x: 150, y: 400), over: 0.4)
        let pull = -96 - scene.scrollView.contentOffset.y
        #expect(pull > 40)
        #expect(scene.bar.frame.height == 96 + pull)
        #expect(scene.scrollView.safeAreaInsets.top == 96, "the room for the content stays")
        scene.stage.touch(.ended, at: CGPoint(x: 150, y: 400))
        scene.stage.settle()

        #expect(scene.bar.frame.height == 96)
        #expect(scene.scrollView.contentOffset.y == -96)
    }

    @Test func `content that fits keeps its large title`() {
        let scene = Scene(contentHeight: 100)

        scene.stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 100), over: 0.3)
        scene.stage.settle()

        #expect(scene.bar.frame.height == 96)
        #expect(scene.scrollView.contentOffset.y == -96)
    }

    @Test func `content too short to hide a large title rests where the drag ends`() {
        // It can be scrolled by 30 points only.
        let scene = Scene(contentHeight: 434)

        scene.stage.touch(.began, at: CGPoint(x: 150, y: 400))
        scene.stage.move(to: CGPoint(x: 150, y: 360), over: 0.4)
        scene.stage.advance(by: 0.2)
        scene.stage.touch(.ended, at: CGPoint(x: 150, y: 360))
        scene.stage.settle()

        #expect(scene.bar.frame.height == 66)
        #expect(scene.scrollView.contentOffset.y == -66)
    }

    @Test func `an item says whether it has one, or else has it as the item below`() {
        let scene = Scene()
        let (second, third) = (UIViewController(), UIViewController())
        second.navigationItem.largeTitleDisplayMode = .never

        scene.navigation.pushViewController(second, animated: false)
        scene.stage.settle()
        #expect(scene.bar.frame.height == 44)
        scene.navigation.pushViewController(third, animated: false)
        scene.stage.settle()
        #expect(scene.bar.frame.height == 44, "automatic, above one without")
        third.navigationItem.largeTitleDisplayMode = .always
        scene.stage.settle()
        #expect(scene.bar.frame.height == 96)
        scene.bar.prefersLargeTitles = false
        scene.stage.settle()
        #expect(scene.bar.frame.height == 44)
    }

    @Test func `in a push and a pop the height goes along with the screens`() {
        let scene = Scene()
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = .never
        func height() -> CGFloat { scene.bar.layer.presentation()?.bounds.height ?? 0 }

        scene.navigation.pushViewController(next, animated: true)
        scene.stage.advance(by: 0)
        scene.stage.advance(by: 0.1)
        #expect(height() > 45 && height() < 95)
        #expect(next.view.safeAreaInsets.top == 44)
        #expect(scene.scrollView.safeAreaInsets.top == 96)
        scene.stage.settle()
        #expect(height() == 44)

        scene.stage.touch(.began, at: CGPoint(x: 2, y: 300))
        scene.stage.move(to: CGPoint(x: 150, y: 300), over: 0.3)
        #expect(height() > 60 && height() < 80, "half-way: \(height())")
        scene.stage.move(to: CGPoint(x: 4, y: 300), over: 0.3)
        scene.stage.advance(by: 0.2)
        scene.stage.touch(.ended, at: CGPoint(x: 4, y: 300))
        scene.stage.settle()
        #expect(height() == 44 && scene.navigation.topViewController === next)

        scene.navigation.popViewController(animated: true)
        scene.stage.settle()
        #expect(height() == 96)
        #expect(scene.sizes(of: "Title") == [34])
        #expect(scene.scrollView.contentOffset.y == -96)
        #expect(scene.stage.diagnostics.isEmpty)
    }

    @Test func `coming back to a scrolled screen the title stays small`() {
        let scene = Scene()
        scene.scrollView.contentOffset.y = 300
        scene.stage.settle()

        scene.navigation.pushViewController(UIViewController(), animated: true)
        scene.stage.settle()
        #expect(scene.bar.frame.height == 96)
        scene.navigation.popViewController(animated: true)
        scene.stage.settle()

        #expect(scene.bar.frame.height == 44)
        #expect(scene.scrollView.contentOffset.y == 300)
    }

    @Test func `low screens have no large titles`() {
        let scene = Scene()

        scene.navigation.setOverrideTraitCollection(nil, forChild: scene.root)
        scene.navigation.traitOverrides.verticalSizeClass = .compact
        scene.stage.settle()

        #expect(scene.bar.frame.height == 32)
    }

    @Test func `a prompt stands above the title`() {
        let scene = Scene()

        scene.root.navigationItem.prompt = "Choose one"
        scene.stage.settle()
        #expect(scene.bar.frame.height == 126)
        #expect(scene.scrollView.contentOffset.y == -126)
        #expect(scene.sizes(of: "Choose one") == [13])

        scene.root.navigationItem.prompt = nil
        scene.stage.settle()
        #expect(scene.bar.frame.height == 96)
    }

    @Test func `a scroll view that was set is followed, and one that the safe area does not move, too`() {
        let scene = Scene()
        let (next, scrollView) = (UIViewController(), UIScrollView())
        next.view.addSubview(UIView())
        scrollView.frame = next.view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        next.view.addSubview(scrollView)
        scene.navigation.pushViewController(next, animated: false)
        scene.stage.settle()
        scrollView.contentOffset.y = 200
        #expect(scene.bar.frame.height == 96, "it is not the first view")

        next.setContentScrollView(scrollView)
        scrollView.contentOffset.y = 30
        #expect(next.contentScrollView(for: .top) === scrollView)
        scene.stage.settle()
        scrollView.contentOffset.y = 20
        #expect(scene.bar.frame.height == 76)
    }

    @Test func `a title that is not a number of points high and a bar without items hold`() {
        let stage = Stage(size: CGSize(width: 300, height: 500))
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 96))
        stage.window.addSubview(bar)
        bar.prefersLargeTitles = true
        #expect(bar.sizeThatFits(.zero).height == 44)

        let item = UINavigationItem(title: "")
        bar.items = [item]
        bar.layoutIfNeeded()
        item.largeTitleDisplayMode = .inline
        #expect(bar.sizeThatFits(.zero).height == 44)
    }

    /// The first label with a text of a size, in points.
    private func label(_ size: CGFloat, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, let text = label.attributedText, text.length > 0,
            (text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == size
        {
            return label
        }
        return view.subviews.lazy.compactMap { self.label(size, in: $0) }.first
    }

    @Test func `a large title is one line high, 8 points above the bar's lower edge`() throws {
        let scene = Scene()

        let title = try #require(label(34, in: scene.bar))
        let frame = title.convert(title.bounds, to: scene.bar)

        #expect(abs(frame.maxY - 88) <= 0.5 && abs(frame.height - title.font.lineHeight * 2) < 10)
        #expect(frame.minX == 16)
    }

    @Test func `the small title is all there when the large one is gone`() throws {
        let scene = Scene()

        scene.scrollView.contentOffset.y = 200
        scene.stage.settle()

        let title = try #require(label(17, in: scene.bar))
        #expect(title.alpha == 1 && abs(title.convert(title.bounds, to: scene.bar).midY - 22) <= 0.5)
    }
}
