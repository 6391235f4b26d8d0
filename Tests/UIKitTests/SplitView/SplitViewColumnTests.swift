import Testing
import UITesting

@testable import UIKit

/// The columns of a split view controller: their widths and places, and who chooses which of them are seen.
@MainActor
@Suite struct SplitViewColumnTests {
    private final class Delegate: UISplitViewControllerDelegate {
        var modes: [UISplitViewController.DisplayMode] = []
        var alone: UIViewController?
        var changes: [String] = []

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { modes.append(displayMode) }
        func primaryViewController(forCollapsing splitViewController: UISplitViewController)
            -> UIViewController?
        {
            alone
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { changes.append("one") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { changes.append("two") }
    }

    private let wide = CGSize(width: 1024, height: 768)
    private let narrow = CGSize(width: 400, height: 800)
    private let stage = Stage(size: CGSize(width: 1024, height: 768))
    private let split = UISplitViewController()
    private let delegate = Delegate()
    private let list = UIViewController()
    private let first: UINavigationController
    private let second = UIViewController()

    init() {
        first = UINavigationController(rootViewController: list)
        split.viewControllers = [first, second]
        split.delegate = delegate
    }

    private func show() {
        stage.present(split)
        stage.settle()
    }

    private func resize(to size: CGSize) {
        stage.resize(to: size)
        stage.settle()
    }

    private func run(_ change: () -> Void) {
        stage.run(change)
        stage.settle()
    }

    // MARK: - Modes

    @Test func `the button hides the primary column, and brings it back beside the other one or over it`() {
        show()
        let button = split.displayModeButtonItem
        #expect(split.displayModeButtonItem === button && button.image != nil && button.isEnabled)

        run { button.trigger() }
        #expect(split.displayMode == .secondaryOnly && first.view.window == nil)
        run { button.trigger() }
        #expect(split.displayMode == .oneBesideSecondary && first.view.window === stage.window)
        run { split.preferredDisplayMode = .secondaryOnly }
        run { button.trigger() }
        #expect(split.displayMode == .oneOverSecondary && second.view.frame.width == 1024)
        run { button.trigger() }

        #expect(split.displayMode == .secondaryOnly)
        #expect(
            delegate.modes == [
                .secondaryOnly, .oneBesideSecondary, .secondaryOnly, .oneOverSecondary, .secondaryOnly,
            ])
    }

    @Test(arguments: [true, false])
    func `where both columns are one, the button has nothing to show`(isMadeBefore: Bool) {
        if isMadeBefore { _ = split.displayModeButtonItem }
        resize(to: narrow)
        show()
        let button = split.displayModeButtonItem

        #expect(button.image == nil && !button.isEnabled)
        resize(to: wide)
        #expect(button.image != nil && button.isEnabled)
        resize(to: narrow)
        #expect(button.image == nil && !button.isEnabled)
    }

    @Test func `a drag from the edge brings nothing where that is not wanted`() {
        func drag() {
            stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 300, y: 400), over: 0.2)
            stage.settle()
        }
        split.presentsWithGesture = false
        split.preferredDisplayMode = .secondaryOnly
        show()

        drag()
        #expect(split.displayMode == .secondaryOnly)
        split.presentsWithGesture = true
        drag()
        #expect(split.displayMode == .oneOverSecondary)
        run { split.hide(.primary) }
        split.presentsWithGesture = false
        drag()

        #expect(split.displayMode == .secondaryOnly)
    }

    @Test func `a drag from the edge leaves a column that is beside the other one where it is`() {
        show()

        stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 300, y: 400), over: 0.2)
        stage.settle()

        #expect(split.displayMode == .oneBesideSecondary && delegate.modes.isEmpty)
    }

    @Test func `only the primary column is hidden and brought, and nobody is told of what is so already`() {
        show()

        run {
            split.hide(.secondary)
            split.show(.primary)
            split.show(.secondary)
        }
        #expect(split.displayMode == .oneBesideSecondary && delegate.modes.isEmpty)
        run {
            split.hide(.primary)
            split.hide(.primary)
            split.show(.secondary)
        }

        #expect(split.displayMode == .secondaryOnly && delegate.modes == [.secondaryOnly])
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
    }

    @Test func `what was chosen holds until another mode is preferred, or the columns have been one`() {
        show()
        run { split.hide(.primary) }

        run { split.preferredDisplayMode = .automatic }
        #expect(split.displayMode == .secondaryOnly, "it was so before")
        run { split.preferredDisplayMode = .oneBesideSecondary }
        #expect(split.displayMode == .oneBesideSecondary)
        run { split.hide(.primary) }
        resize(to: narrow)
        resize(to: wide)

        #expect(split.displayMode == .oneBesideSecondary)
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    }

    @Test func `a wide view that is not wider than high shows the secondary column`() {
        resize(to: CGSize(width: 768, height: 1024))
        show()
        #expect(!split.isCollapsed && split.displayMode == .secondaryOnly)
        #expect(first.viewIfLoaded?.window == nil && second.view.frame.width == 768)

        resize(to: CGSize(width: 800, height: 800))
        #expect(split.displayMode == .secondaryOnly)
        resize(to: CGSize(width: 801, height: 800))

        #expect(split.displayMode == .oneBesideSecondary && first.view.window === stage.window)
    }

    @Test func `another choice takes the column away that lies over it, and leaves one beside it`() {
        split.preferredDisplayMode = .secondaryOnly
        show()
        run { split.show(.primary) }
        let (next, last) = (UIViewController(), UIViewController())

        run { split.showDetailViewController(next, sender: nil) }
        #expect(split.displayMode == .secondaryOnly && first.view.window == nil)
        #expect(next.view.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
        run { split.preferredDisplayMode = .oneBesideSecondary }
        run { split.showDetailViewController(last, sender: nil) }

        #expect(split.displayMode == .oneBesideSecondary && first.view.window === stage.window)
        #expect(last.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    }

    // MARK: - Places

    @Test(
        arguments: [UISplitViewController.PrimaryEdge.leading, .trailing],
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `the primary column stands at its edge, and a line beside the other one`(
        edge: UISplitViewController.PrimaryEdge, direction: UIUserInterfaceLayoutDirection
    ) {
        stage.userInterfaceLayoutDirection = direction
        split.primaryEdge = edge
        show()
        let isLeft = (edge == .leading) == (direction == .leftToRight)

        #expect(first.view.frame == CGRect(x: isLeft ? 0 : 704, y: 0, width: 320, height: 768))
        #expect(second.view.frame == CGRect(x: isLeft ? 320 : 0, y: 0, width: 704, height: 768))
        #expect(split.views.line.superview === split.view)
        #expect(split.views.line.frame == CGRect(x: isLeft ? 319 : 704, y: 0, width: 1, height: 768))
    }

    @Test
    func `the width is a part of the whole or a number of points, within limits of which the least wins`() {
        let automatic = UISplitViewController.automaticDimension
        show()

        split.maximumPrimaryColumnWidth = 2000
        #expect(split.primaryColumnWidth == 410, "two fifths, in whole points")
        split.preferredPrimaryColumnWidthFraction = 7
        #expect(split.primaryColumnWidth == 1024)
        split.preferredPrimaryColumnWidth = 200.4
        #expect(split.primaryColumnWidth == 200)
        split.minimumPrimaryColumnWidth = 3000
        #expect(split.primaryColumnWidth == 1024)
        split.minimumPrimaryColumnWidth = automatic
        #expect(split.primaryColumnWidth == 200)
        (split.preferredPrimaryColumnWidth, split.preferredPrimaryColumnWidthFraction) = (
            automatic, automatic
        )
        (split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth) = (150, 100)

        #expect(split.primaryColumnWidth == 150 && stage.diagnostics.isEmpty)
    }

    // MARK: - Controllers

    @Test func `without a primary column the other one has all the room`() {
        show()

        run { split.setViewController(nil, for: .primary) }

        #expect(first.parent == nil && first.view.superview == nil && split.viewControllers == [second])
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
        let share = split.size(
            forChildContentContainer: second, withParentContainerSize: CGSize(width: 900, height: 700))
        #expect(share == CGSize(width: 900, height: 700))
    }

    @Test func `a column that is set in a narrow view takes the other one's place on the stack`() {
        show()
        resize(to: narrow)
        #expect(first.viewControllers == [list, second] && delegate.changes == ["one"])
        let next = UIViewController()

        run { split.setViewController(next, for: .secondary) }
        #expect(first.viewControllers == [list, next] && second.parent == nil)
        #expect(delegate.changes == ["one"], "both columns were there for a moment, of which nobody hears")
        resize(to: wide)

        #expect(split.viewControllers == [first, next] && delegate.changes == ["one", "two"])
        #expect(first.viewControllers == [list] && next.view.frame.width == 704)
    }

    @Test func `the delegate says what is seen alone, which decides about the status bar then`() {
        let alone = UIViewController()
        delegate.alone = alone
        show()
        #expect(split.childForStatusBarStyle === second && split.childForStatusBarHidden === second)

        resize(to: narrow)

        #expect(split.isCollapsed && split.viewControllers == [alone] && alone.parent === split)
        #expect(alone.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(first.view.window == nil && second.view.window == nil)
        #expect(split.childForStatusBarStyle === alone && split.childForStatusBarHidden === alone)
    }
}
