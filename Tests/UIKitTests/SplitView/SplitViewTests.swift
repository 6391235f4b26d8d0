import Testing
import UITesting

@testable import UIKit

@MainActor
@Suite struct SplitViewTests {
    private let stage = Stage(size: CGSize(width: 1024, height: 768))
    private let split = UISplitViewController()
    private let list = Screen("List")
    private let chosen = Screen("Chosen")
    private let first: UINavigationController
    private let second: UINavigationController

    private final class Screen: UIViewController {
        var calls: [String] = []
        convenience init(_ title: String) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
        }
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    private final class Delegate: UISplitViewControllerDelegate {
        var calls: [String] = []
        var dropsSecondary = false
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { calls.append("\(displayMode)") }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            calls.append("collapse")
            return dropsSecondary
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
    }

    init() {
        first = UINavigationController(rootViewController: list)
        second = UINavigationController(rootViewController: chosen)
        split.viewControllers = [first, second]
    }

    private func show() {
        stage.present(split)
        stage.settle()
    }

    @Test func `both columns are beside each other in a wide view`() {
        show()

        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.primaryColumnWidth == 320)
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(second.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(first.traitCollection.horizontalSizeClass == .compact)
        #expect(second.traitCollection.horizontalSizeClass == .regular)
        #expect(list.calls == ["will appear", "did appear"])
        #expect(list.splitViewController === split)
    }

    @Test func `widths are those that were set, within the limits`() {
        show()
        split.preferredPrimaryColumnWidthFraction = 0.25
        #expect(split.primaryColumnWidth == 256)
        split.minimumPrimaryColumnWidth = 300
        #expect(split.primaryColumnWidth == 300)
        split.maximumPrimaryColumnWidth = 500
        split.preferredPrimaryColumnWidth = 400
        stage.settle()
        #expect(first.view.frame.width == 400)

        split.preferredPrimaryColumnWidth = .nan
        split.maximumPrimaryColumnWidth = -7
        #expect(split.primaryColumnWidth == 400)
        #expect(stage.diagnostics.count == 2)
    }

    @Test func `the primary column comes over the other one and goes again`() {
        let delegate = Delegate()
        split.delegate = delegate
        split.preferredDisplayMode = .secondaryOnly
        show()
        #expect(first.viewIfLoaded?.window == nil)
        #expect(second.view.frame.width == 1024)
        #expect(list.calls.isEmpty)

        stage.run { split.show(.primary) }
        stage.settle()
        #expect(split.displayMode == .oneOverSecondary)
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(second.view.frame.width == 1024)
        #expect(list.calls == ["will appear", "did appear"])

        stage.tap(CGPoint(x: 800, y: 400))
        stage.advance(by: 0.1)
        #expect(first.view.window != nil, "it is on its way")
        stage.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(first.view.window == nil)
        #expect(list.calls == ["will appear", "did appear", "will disappear", "did disappear"])
        #expect(delegate.calls == ["oneOverSecondary", "secondaryOnly"])
        #expect(stage.diagnostics.isEmpty)
    }

    @Test
    func `a narrow view shows what was chosen on top of what there is, and a wide one both again`() {
        let delegate = Delegate()
        split.delegate = delegate
        show()

        stage.resize(to: CGSize(width: 400, height: 800))
        stage.settle()
        #expect(split.isCollapsed)
        #expect(first.viewControllers == [list, chosen])
        #expect(split.viewControllers == [first])
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))

        stage.resize(to: CGSize(width: 1024, height: 768))
        stage.settle()
        #expect(!split.isCollapsed)
        #expect(first.viewControllers == [list])
        #expect(second.viewControllers == [chosen])
        #expect(split.viewControllers == [first, second])
        #expect(second.view.frame.width == 704)
        #expect(delegate.calls == ["collapse", "collapsed", "expanded"])
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `the delegate lets what there is be seen alone`() {
        let delegate = Delegate()
        delegate.dropsSecondary = true
        split.delegate = delegate
        stage.resize(to: CGSize(width: 400, height: 800))
        show()
        #expect(first.viewControllers == [list])

        let next = Screen("Next")
        stage.run {
            list.showDetailViewController(UINavigationController(rootViewController: next), sender: nil)
        }
        stage.settle()
        #expect(first.viewControllers == [list, next])
        #expect(next.calls == ["will appear", "did appear"])

        stage.resize(to: CGSize(width: 1024, height: 768))
        stage.settle()
        #expect(first.viewControllers == [list])
        #expect((split.viewControllers.last as? UINavigationController)?.viewControllers == [next])
    }

    @Test func `what the user went back from is there again where there is room`() {
        show()
        stage.resize(to: CGSize(width: 400, height: 800))
        stage.settle()
        stage.run { _ = first.popViewController(animated: true) }
        stage.settle()
        #expect(first.viewControllers == [list])
        stage.run { split.show(.secondary) }
        stage.settle()
        #expect(first.viewControllers == [list, chosen])
        stage.run { split.show(.primary) }
        stage.settle()

        stage.resize(to: CGSize(width: 1024, height: 768))
        stage.settle()
        #expect(second.viewControllers == [chosen])
        #expect(second.parent === split)
    }

    @Test func `another controller takes the place of what was chosen`() {
        show()
        let next = Screen("Next")
        stage.run { list.showDetailViewController(next, sender: nil) }
        stage.settle()

        #expect(split.viewControllers == [first, next])
        #expect(next.view.frame.width == 704)
        #expect(second.parent == nil && second.view.superview == nil)
        #expect(chosen.calls.last == "did disappear")
    }

    @Test func `columns of a double column make their navigation`() {
        let double = UISplitViewController(style: .doubleColumn)
        let (one, two, small) = (Screen("One"), Screen("Two"), Screen("Small"))
        double.setViewController(one, for: .primary)
        double.setViewController(two, for: .secondary)
        double.setViewController(small, for: .compact)
        stage.present(double)
        stage.settle()
        #expect(one.navigationController?.parent === double)
        #expect(two.navigationController?.view.frame.width == 704)
        #expect(small.calls.isEmpty)

        stage.resize(to: CGSize(width: 400, height: 800))
        stage.settle()
        #expect(small.view.window != nil)
        #expect(two.viewIfLoaded?.window == nil)
    }

    @Test func `in a narrow view a column that is asked for comes by a transition`() {
        show()
        resize(to: narrow)
        #expect(first.topViewController === chosen)

        split.show(.primary)
        #expect(first.transitionCoordinator?.isAnimated == true)
        stage.settle()
        #expect(first.topViewController === list)
        split.show(.secondary)
        #expect(first.transitionCoordinator?.isAnimated == true)
        stage.settle()

        #expect(first.viewControllers == [list, chosen])
    }

    @Test func `more than two controllers, none, and one in two columns`() {
        show()
        split.viewControllers = [first, second, Screen("Third")]
        #expect(split.viewControllers.count == 2)
        split.setViewController(first, for: .secondary)
        #expect(split.viewController(for: .secondary) === second)
        #expect(stage.diagnostics.count == 2)
        split.viewControllers = []
        stage.settle()
        stage.resize(to: CGSize(width: 400, height: 800))
        stage.settle()
        #expect(split.viewControllers.isEmpty)
    }

    @Test func `the columns move to their new places in the time of the change`() throws {
        show()

        split.preferredDisplayMode = .secondaryOnly
        stage.advance(by: 0.1)
        let shown = try #require(second.view.layer.presentation()?.frame)
        #expect(shown.minX > 2 && shown.minX < 318 && shown.width > 706)
        stage.settle()

        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
    }

    @Test func `alone in a narrow view, a controller without a stack has others presented over it`() {
        let (plain, next, detail) = (Screen("Plain"), Screen("Next"), Screen("Detail"))
        split.viewControllers = [plain, UIViewController()]
        stage.resize(to: CGSize(width: 320, height: 568))
        show()
        #expect(split.isCollapsed)

        plain.show(next, sender: nil)
        stage.settle()
        #expect(split.presentedViewController === next)
        split.dismiss(animated: false)
        stage.settle()
        plain.showDetailViewController(detail, sender: nil)
        stage.settle()

        #expect(split.presentedViewController === detail)
    }

    private let wide = CGSize(width: 1024, height: 768)
    private let narrow = CGSize(width: 400, height: 800)

    private func resize(to size: CGSize) {
        stage.resize(to: size)
        stage.settle()
    }

    @Test func `a detail without a stack is itself again where there is room, or the root of a stack`() {
        let (detail, more) = (Screen("Detail"), Screen("More"))
        split.viewControllers = [first, detail]
        show()
        resize(to: narrow)
        #expect(first.viewControllers == [list, detail])
        resize(to: wide)
        #expect(split.viewControllers == [first, detail])

        resize(to: narrow)
        stage.run { first.pushViewController(more, animated: false) }
        resize(to: wide)

        let last = split.viewControllers.last as? UINavigationController
        #expect(last?.viewControllers == [detail, more] && first.viewControllers == [list])
    }

    @Test func `another controller in the primary column is compact, too`() {
        show()
        let other = Screen("Other")

        stage.run { split.setViewController(other, for: .primary) }

        #expect(other.traitCollection.horizontalSizeClass == .compact)
        #expect(second.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `the columns share a width that is announced`() {
        show()
        let size = CGSize(width: 900, height: 700)
        func share(_ controller: UIViewController) -> CGFloat {
            split.size(forChildContentContainer: controller, withParentContainerSize: size).width
        }

        #expect(share(first) == 320 && share(second) == 580)
        split.preferredDisplayMode = .secondaryOnly
        stage.settle()

        #expect(share(first) == 320 && share(second) == 900)
    }

    @Test func `a view that becomes narrow tells its columns the whole width`() {
        final class Measured: UIViewController {
            var widths: [CGFloat] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                widths.append(size.width)
                super.viewWillTransition(to: size, with: coordinator)
            }
        }
        let (left, right) = (Measured(), Measured())
        split.viewControllers = [left, right]
        show()

        resize(to: narrow)
        resize(to: CGSize(width: 1000, height: 700))

        #expect(left.widths == [400, 320])
        #expect(right.widths.first == 400)
    }

    @Test func `a delegate may show a controller itself`() {
        final class Own: UISplitViewControllerDelegate {
            var shown: [UIViewController] = []
            func splitViewController(
                _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
            ) -> Bool {
                shown.append(vc)
                return shown.count == 1
            }
        }
        let (own, next, later) = (Own(), Screen("Next"), Screen("Later"))
        split.delegate = own
        show()

        stage.run { split.show(next, sender: nil) }
        #expect(own.shown == [next] && first.viewControllers == [list])
        stage.run { split.show(later, sender: nil) }

        #expect(own.shown == [next, later] && first.viewControllers == [list, later])
    }

    @Test(arguments: [UISplitViewController.PrimaryEdge.leading, .trailing])
    func `a drag from its edge brings the primary column`(_ edge: UISplitViewController.PrimaryEdge) {
        split.primaryEdge = edge
        split.preferredDisplayMode = .secondaryOnly
        show()
        let isLeft = edge == .leading
        let ends = [CGPoint(x: 1, y: 400), CGPoint(x: 300, y: 400)].map {
            CGPoint(x: isLeft ? $0.x : 1024 - $0.x, y: $0.y)
        }

        stage.drag(from: ends[0], to: ends[1], over: 0.2)
        stage.settle()

        #expect(split.displayMode == .oneOverSecondary)
        #expect(first.view.frame.minX == (isLeft ? 0 : 704))
    }
}
