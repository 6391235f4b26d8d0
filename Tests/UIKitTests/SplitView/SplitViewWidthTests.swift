import Testing
import UITesting

@testable import UIKit

/// What is around the columns of a split view controller, and which controllers are in them, as its width changes.
@MainActor
@Suite struct SplitViewWidthTests {
    private final class Delegate: UISplitViewControllerDelegate {
        var collapsed: UIViewController?
        var expanded: UIViewController?

        func primaryViewController(
            forCollapsing splitViewController: UISplitViewController
        ) -> UIViewController? { collapsed }
        func primaryViewController(
            forExpanding splitViewController: UISplitViewController
        ) -> UIViewController? { expanded }
    }

    private let wide = CGSize(width: 1024, height: 768)
    private let narrow = CGSize(width: 400, height: 800)
    private let stage = Stage(size: CGSize(width: 1024, height: 768))
    private let split = UISplitViewController()
    private let first = UINavigationController(rootViewController: UIViewController())
    private let second = UIViewController()
    private let delegate = Delegate()

    private func show() {
        split.viewControllers = [first, second]
        stage.present(split)
        stage.settle()
    }

    private func resize(to size: CGSize) {
        stage.resize(to: size)
        stage.settle()
    }

    // MARK: - Around the columns

    @Test func `the line beside the primary column is there again after the view was narrow`() {
        show()
        resize(to: narrow)
        #expect(split.views.line.superview == nil)

        resize(to: wide)

        let (line, shade) = (split.views.line, split.views.shade)
        #expect(split.view.subviews == [second.view, shade, first.view, line])
        #expect(line.frame == CGRect(x: 319, y: 0, width: 1, height: 768))
        #expect(shade.alpha == CGFloat(0))
    }

    @Test func `a tap beside a column that is over the other one hides it after the view was narrow, too`() {
        split.preferredDisplayMode = .oneOverSecondary
        show()
        resize(to: narrow)
        resize(to: wide)
        #expect(split.displayMode == .oneOverSecondary && split.views.shade.alpha == CGFloat(1))

        stage.tap(CGPoint(x: 800, y: 400))
        stage.settle()

        #expect(split.displayMode == .secondaryOnly && first.view.window == nil)
    }

    @Test(arguments: [UISplitViewController.DisplayMode.oneBesideSecondary, .oneOverSecondary])
    func `nothing is left around a primary column that is taken away`(
        mode: UISplitViewController.DisplayMode
    ) {
        split.preferredDisplayMode = mode
        show()
        #expect(split.view.subviews.count == 4)

        stage.run { split.setViewController(nil, for: .primary) }
        stage.settle()

        #expect(split.view.subviews == [second.view])
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
    }

    // MARK: - The delegate's controller

    @Test func `what the delegate lets be seen alone is the primary column where there is room`() {
        let own = UIViewController()
        (split.delegate, delegate.collapsed) = (delegate, own)
        show()
        resize(to: narrow)
        #expect(split.viewControllers == [own] && own.view.frame.size == narrow)

        resize(to: wide)

        #expect(split.viewControllers == [own, second])
        #expect(own.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(second.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(first.parent == nil && first.view.window == nil)
    }

    @Test func `what the delegate lets be seen alone makes room for the primary column that it chooses`() {
        let own = UIViewController()
        (split.delegate, delegate.collapsed, delegate.expanded) = (delegate, own, first)
        show()
        resize(to: narrow)

        resize(to: wide)

        #expect(split.viewControllers == [first, second])
        #expect(own.parent == nil && own.view.window == nil)
        #expect(first.view.window === stage.window && first.parent === split)
    }

    @Test func `a secondary column that the delegate lets be seen alone stays what it is`() {
        let other = UIViewController()
        (split.delegate, delegate.collapsed) = (delegate, second)
        show()
        resize(to: narrow)
        #expect(split.viewControllers == [second] && second.view.frame.size == narrow)

        stage.run { split.setViewController(other, for: .secondary) }
        stage.settle()
        #expect(split.viewControllers == [other] && other.view.frame.size == narrow)
        resize(to: wide)

        #expect(split.viewControllers == [first, other])
        #expect(first.view.frame.width == CGFloat(320) && other.view.frame.width == CGFloat(704))
    }

    @Test func `a primary column that is set in a narrow view takes the place of the delegate's`() {
        let (own, next) = (UIViewController(), UIViewController())
        (split.delegate, delegate.collapsed) = (delegate, own)
        show()
        resize(to: narrow)

        stage.run { split.setViewController(next, for: .primary) }
        stage.settle()

        #expect(split.viewControllers == [next] && next.view.frame.size == narrow)
        #expect(own.parent == nil && own.view.window == nil)
    }
}
