import Testing
import UIKit
import UITesting

/// View controllers: what reaches their children and their views.
@MainActor
struct ControllerDetailTests {
    private final class Child: UIViewController {
        var styles: [UIUserInterfaceStyle] = []
        var moves: [String] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            styles.append(traitCollection.userInterfaceStyle)
        }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            moves.append("\(isMovingToParent) \(isMovingFromParent)")
        }
    }

    private final class Constrained: UIView {
        var updates = 0
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    private let stage = Stage()

    @Test func `a child hears at once of the traits that its parent gives it`() {
        let (parent, child) = (UIViewController(), Child())
        stage.present(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
        child.styles = []

        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        stage.settle()
        #expect(child.styles == [.dark] && child.traitCollection.userInterfaceStyle == .dark)
        parent.setOverrideTraitCollection(nil, forChild: child)
        stage.settle()
        #expect(child.styles == [.dark, .light] && parent.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a child that is about to come is not about to go`() {
        let (parent, child) = (UIViewController(), Child())
        stage.present(parent)

        parent.addChild(child)
        parent.view.addSubview(child.view)
        let between = child.isMovingFromParent
        child.didMove(toParent: parent)
        stage.settle()
        child.willMove(toParent: nil)
        let leaving = child.isMovingFromParent

        #expect(!between && leaving)
    }

    @Test func `a controller passes the update of its constraints on to its view`() {
        let (controller, view) = (UIViewController(), Constrained())
        controller.view = view
        stage.present(controller)
        stage.settle()
        view.updates = 0

        view.setNeedsUpdateConstraints()
        stage.settle()

        #expect(view.updates == 1)
    }

    @Test func `an undo manager that forgets a target forgets what it could do again, too`() {
        let (manager, target) = (UndoManager(), NSObject())
        stage.run { manager.registerUndo(withTarget: target) { _ in } }
        stage.advance(by: 0.1)
        #expect(manager.canUndo)
        stage.run {
            manager.registerUndo(withTarget: target) { target in
                manager.registerUndo(withTarget: target) { _ in }
            }
        }
        stage.advance(by: 0.1)
        stage.run { manager.undo() }
        stage.advance(by: 0.1)
        #expect(manager.canUndo && manager.canRedo)

        manager.removeAllActions(withTarget: target)

        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func `a group begins with what comes after it, whatever came in the frame before`() {
        let manager = UndoManager()
        var undone: [Int] = []
        let target = NSObject()
        stage.run { manager.registerUndo(withTarget: target) { _ in undone.append(1) } }
        stage.advance(by: 0.1)

        stage.run {
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: target) { _ in undone.append(2) }
            manager.endUndoGrouping()
        }
        stage.advance(by: 0.1)
        stage.run { manager.undo() }

        #expect(undone == [2])
    }

    @Test func `without a container that shows it a controller is presented`() {
        let stage = Stage()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        stage.present(parent)
        let (shown, detail) = (UIViewController(), UIViewController())

        child.show(shown, sender: nil)
        stage.settle()
        #expect(parent.presentedViewController === shown)
        shown.showDetailViewController(detail, sender: nil)
        stage.settle()

        #expect(shown.presentedViewController === detail)
    }

    @Test func `a view has the system's margins, unless its controller does without them`() {
        let (stage, controller) = (Stage(), UIViewController())
        stage.present(controller)
        controller.view.directionalLayoutMargins = .zero
        stage.settle()
        #expect(controller.view.layoutMargins.left == 16 && controller.view.layoutMargins.right == 16)

        controller.viewRespectsSystemMinimumLayoutMargins = false
        stage.settle()

        #expect(controller.view.layoutMargins == .zero)
    }

    @Test func `a root that is replaced before it was shown has no longer the window's traits`() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let window = stage.window
        window.overrideUserInterfaceStyle = .dark
        let (first, second) = (UIViewController(), UIViewController())

        window.rootViewController = first
        let before = first.traitCollection.userInterfaceStyle
        window.rootViewController = second

        #expect(before == .dark && second.traitCollection.userInterfaceStyle == .dark)
        #expect(first.traitCollection.userInterfaceStyle == .light)
    }
}
