import Testing
import UITesting

@testable import UIKit

/// Controllers that are taken out of a container without its doing.
@MainActor
struct TakenControllerTests {
    private let journal = Journal()
    private let a, b, c: LoggedController

    init() {
        a = LoggedController("A", journal)
        b = LoggedController("B", journal)
        c = LoggedController("C", journal)
    }

    /// What is wrong with the appearance of the controllers: each is on the screen and has appeared, or neither.
    private var problems: [String] {
        [a, b, c].compactMap { controller in
            let isInWindow = controller.viewIfLoaded?.window != nil
            let isRight =
                isInWindow ? controller.appearance == .appeared : controller.appearance == .disappeared
            return isRight ? nil : "\(controller.name) \(controller.appearance), on the screen: \(isInWindow)"
        }
    }

    @Test func `one that is removed from its parent is not on the stack any more`() {
        let stage = Stage()
        let navigation = UINavigationController()
        stage.present(navigation)
        stage.run { navigation.viewControllers = [a, b, c] }
        stage.settle()

        stage.run { b.removeFromParent() }
        #expect(navigation.viewControllers == [a, c] && b.parent == nil)
        #expect(navigation.navigationBar.items?.count == 2)
        stage.run { _ = navigation.popViewController(animated: true) }
        stage.settle()

        #expect(navigation.viewControllers == [a] && a.view.window != nil && problems == [])
    }

    @Test func `the top that is removed from its parent leaves the one below on the screen`() {
        let stage = Stage()
        let navigation = UINavigationController()
        stage.present(navigation)
        stage.run { navigation.viewControllers = [a, b] }
        stage.settle()

        stage.run { b.removeFromParent() }
        stage.settle()

        #expect(navigation.viewControllers == [a] && a.view.window != nil && problems == [])
    }

    @Test(arguments: [true, false], [true, false])
    func `one that is pushed onto another stack leaves its own`(isPushAnimated: Bool, isMoveAnimated: Bool) {
        let stage = Stage()
        let (first, second) = (
            UINavigationController(rootViewController: a), UINavigationController(rootViewController: c)
        )
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        stage.present(tabs)
        stage.settle()
        stage.run { first.pushViewController(b, animated: isPushAnimated) }
        stage.advance(by: 0.1)

        stage.run {
            second.pushViewController(b, animated: isMoveAnimated)
            tabs.selectedIndex = 1
        }
        stage.settle()
        #expect(first.viewControllers == [a] && second.viewControllers == [c, b] && problems == [])
        stage.run { tabs.selectedIndex = 0 }
        stage.settle()

        #expect(a.view.window != nil && problems == [])
    }

    enum Moment: CaseIterable {
        case rest, push, pop, swipe
    }

    @Test(arguments: Moment.allCases, [true, false])
    func `the screens of a stack become the root of another one, also in mid-transition`(
        moment: Moment, takesTop: Bool
    ) {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: a)
        stage.present(navigation)
        stage.settle()
        stage.run { navigation.pushViewController(b, animated: moment == .push) }
        if moment == .push { stage.advance(by: 0.1) } else { stage.settle() }
        if moment == .pop {
            stage.run { _ = navigation.popViewController(animated: true) }
            stage.advance(by: 0.1)
        }
        if moment == .swipe {
            stage.touch(.began, at: CGPoint(x: 1, y: 300))
            stage.move(to: CGPoint(x: 100, y: 300), over: 0.2)
        }

        let taken = takesTop ? b : a
        stage.run { stage.window.rootViewController = UINavigationController(rootViewController: taken) }
        if moment == .swipe {
            stage.move(to: CGPoint(x: 120, y: 300), over: 0.1)
            stage.touch(.ended, at: CGPoint(x: 120, y: 300))
        }
        stage.settle()

        #expect(!navigation.viewControllers.contains(taken) && taken.view.window != nil)
        #expect(problems == [])
    }

    @Test func `a child that is made the root of its window is seen`() {
        let stage = Stage()
        stage.present(c)
        stage.run {
            c.addChild(a)
            a.view.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
            c.view.addSubview(a.view)
            a.didMove(toParent: c)
        }
        stage.settle()

        stage.run { stage.window.rootViewController = a }
        stage.settle()

        #expect(a.parent == nil && a.view.superview === stage.window && problems == [])
        #expect(a.view.frame == stage.window.bounds)
    }

    @Test func `a tab that is made the root of its window is seen`() {
        let stage = Stage()
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        stage.present(tabs)
        stage.settle()

        stage.run { stage.window.rootViewController = a }
        stage.settle()

        #expect(a.view.superview === stage.window && problems == [])
    }

    @Test(arguments: [0.05, 0.2])
    func `a split view that collapses during a push shows what was pushed`(wait: Double) {
        let stage = Stage(size: CGSize(width: 1024, height: 768))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        stage.present(split)
        stage.settle()

        stage.run { b.navigationController?.pushViewController(c, animated: true) }
        stage.advance(by: wait)
        stage.resize(to: CGSize(width: 390, height: 844))
        stage.settle()
        #expect(split.isCollapsed && problems == [])
        #expect([a, b, c].filter { $0.viewIfLoaded?.window != nil } == [c])
        stage.resize(to: CGSize(width: 1024, height: 768))
        stage.settle()

        #expect(!split.isCollapsed && problems == [])
    }

    // MARK: - In a context

    @Test(arguments: [0.0, 0.15, 0.45], [true, false])
    func `what comes into a context whose screen is covered meanwhile has disappeared with it`(
        wait: Double, isCoverAnimated: Bool
    ) {
        let stage = Stage()
        stage.present(a)
        stage.run {
            a.addChild(b)
            a.view.addSubview(b.view)
            b.didMove(toParent: a)
        }
        b.definesPresentationContext = true
        stage.settle()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        c.modalPresentationStyle = .currentContext
        stage.run { b.present(c, animated: true) }
        stage.advance(by: wait)

        stage.run { a.present(cover, animated: isCoverAnimated) }
        stage.settle()
        #expect(problems == [])
        stage.run { a.dismiss(animated: true) }
        stage.settle()

        #expect(problems == [] && c.view.window != nil)
    }

    // MARK: - Sheets

    @Test func `a sheet's delegate replaces the root when it is asked whether the sheet may go`() {
        let scene = SheetStage()
        scene.present()
        final class Delegate: NSObject, UISheetPresentationControllerDelegate {
            var replaceRoot: () -> Void = {}
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
                -> Bool
            {
                replaceRoot()
                return true
            }
        }
        let delegate = Delegate()
        delegate.replaceRoot = { [stage = scene.stage, c] in stage.window.rootViewController = c }
        scene.sheet?.delegate = delegate

        scene.drag(by: 500, over: 0.2)
        scene.stage.settle()

        #expect(scene.stage.window.rootViewController === c && c.view.window != nil && problems == [])
    }
}
