import Testing
import UITesting

@testable import UIKit

/// What a split view controller shows in its columns when it is asked to, wide and narrow.
@MainActor
@Suite struct SplitViewShowTests {
    private final class Delegate: UISplitViewControllerDelegate {
        var primary: UIViewController?
        var secondary: UIViewController?
        var takesDetail = false
        var asked: [UIViewController] = []

        func primaryViewController(forExpanding splitViewController: UISplitViewController)
            -> UIViewController?
        {
            primary
        }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            asked.append(primaryViewController)
            return secondary
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
        ) -> Bool { takesDetail }
    }

    private let wide = CGSize(width: 1024, height: 768)
    private let narrow = CGSize(width: 400, height: 800)
    private let stage = Stage(size: CGSize(width: 1024, height: 768))
    private let split = UISplitViewController()
    private let delegate = Delegate()

    private func show(_ controllers: UIViewController...) {
        split.viewControllers = controllers
        split.delegate = delegate
        stage.present(split)
        stage.settle()
    }

    private func resize(to size: CGSize) {
        stage.resize(to: size)
        stage.settle()
    }

    @Test func `a primary column that is no stack is replaced by what is shown`() {
        let (first, second, next) = (UIViewController(), UIViewController(), UIViewController())
        show(first, second)

        stage.run { split.show(next, sender: nil) }
        stage.settle()

        #expect(split.viewControllers == [next, second])
        #expect(next.view.window === stage.window && first.view.window == nil && first.parent == nil)
        #expect(next.view.frame.width == 320)
    }

    @Test func `in a narrow view without a stack, what is shown is presented`() {
        let (first, second, next) = (UIViewController(), UIViewController(), UIViewController())
        show(first, second)
        resize(to: narrow)
        #expect(split.isCollapsed)

        stage.run { split.show(next, sender: nil) }
        stage.settle()
        #expect(next.presentingViewController != nil && next.view.window === stage.window)
        stage.run { next.dismiss(animated: false) }
        stage.settle()
        let detail = UIViewController()
        stage.run { split.showDetailViewController(detail, sender: nil) }
        stage.settle()

        #expect(detail.presentingViewController != nil)
    }

    @Test func `the delegate may show a detail itself`() {
        let (second, next) = (UIViewController(), UIViewController())
        show(UINavigationController(rootViewController: UIViewController()), second)
        delegate.takesDetail = true

        stage.run { split.showDetailViewController(next, sender: nil) }
        #expect(split.viewControllers.last === second && next.parent == nil)
        delegate.takesDetail = false
        stage.run { split.showDetailViewController(next, sender: nil) }
        stage.settle()

        #expect(split.viewControllers.last === next && second.parent == nil)
    }

    @Test func `in a narrow view another detail takes the place of the one before it`() {
        let (list, one, two) = (UIViewController(), UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: list)
        show(stack, UINavigationController(rootViewController: one))
        resize(to: narrow)
        #expect(stack.viewControllers == [list, one])

        stage.run { split.showDetailViewController(two, sender: nil) }
        stage.settle()
        #expect(stack.viewControllers == [list, two] && two.view.window === stage.window)
        resize(to: wide)

        #expect(stack.viewControllers == [list])
        #expect(two.view.window === stage.window && one.view.window == nil)
    }

    @Test func `the delegate chooses both columns when the view becomes wide`() {
        let (first, second) = (
            UINavigationController(rootViewController: UIViewController()), UIViewController()
        )
        show(first, second)
        resize(to: narrow)
        (delegate.primary, delegate.secondary) = (UIViewController(), UIViewController())

        resize(to: wide)

        #expect(split.viewControllers == [delegate.primary, delegate.secondary])
        #expect(delegate.asked == [delegate.primary].compactMap { $0 })
        #expect(delegate.primary?.view.window === stage.window && first.view.window == nil)
        #expect(first.parent == nil && delegate.primary?.parent === split)
    }
}
