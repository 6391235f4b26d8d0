import Testing
import UIKit
import UITesting

/// Navigation controllers whose pushes and pops take place at once.
@MainActor
struct NavigationTests {
    private let journal = Journal()

    private final class Listener: NSObject, UINavigationControllerDelegate {
        let journal: Journal

        init(_ journal: Journal) {
            self.journal = journal
            super.init()
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController,
            animated: Bool
        ) {
            journal.note("willShow \((viewController as? LoggedController)?.name ?? "?")")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) {
            journal.note("didShow \((viewController as? LoggedController)?.name ?? "?")")
        }
    }

    /// A stage that shows a navigation controller.
    private struct NavigationScene {
        let stage = Stage()
        let navigation = UINavigationController()
        let controllers: [LoggedController]
    }

    private func show(_ names: [String], listener: Listener? = nil) -> NavigationScene {
        let scene = NavigationScene(controllers: names.map { LoggedController($0, journal) })
        scene.navigation.delegate = listener
        scene.navigation.viewControllers = scene.controllers
        scene.stage.present(scene.navigation)
        return scene
    }

    @Test func `the root appears below the bar`() {
        let listener = Listener(journal)
        let scene = show(["A"], listener: listener)

        #expect(
            journal.entries.filter { !$0.contains("ove(") } == [
                "A.viewDidLoad", "A.viewWillAppear", "willShow A", "A.viewIsAppearing", "A.viewDidAppear",
                "didShow A",
            ])
        let frame = scene.controllers[0].view.convert(scene.controllers[0].view.bounds, to: nil)
        #expect(frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(scene.navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    @Test func `a push calls everything in order`() {
        let listener = Listener(journal)
        let scene = show(["A"], listener: listener)
        journal.clear()

        scene.navigation.pushViewController(LoggedController("B", journal), animated: true)

        #expect(
            journal.entries == [
                "B.willMove(parent)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "willShow B",
                "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "didShow B",
                "B.didMove(parent)",
            ])
    }

    @Test func `a pop is the mirror image`() {
        let listener = Listener(journal)
        let scene = show(["A", "B"], listener: listener)
        journal.clear()

        let popped = scene.navigation.popViewController(animated: true)

        #expect(popped === scene.controllers[1])
        #expect(
            journal.entries == [
                "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear", "willShow A",
                "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear", "didShow A", "B.didMove(nil)",
            ])
        #expect(scene.controllers[1].parent == nil)
    }

    @Test func `the root is not popped`() {
        let scene = show(["A"])

        #expect(scene.navigation.popViewController(animated: false) == nil)
        #expect(scene.navigation.topViewController === scene.controllers[0])
    }

    @Test func `popping to a controller takes all above it`() {
        let scene = show(["A", "B", "C"])

        let popped = scene.navigation.popToRootViewController(animated: false)

        #expect(popped == [scene.controllers[1], scene.controllers[2]])
        #expect(scene.navigation.viewControllers == [scene.controllers[0]])
        #expect(scene.controllers[0].view.window != nil)
        #expect(scene.controllers[2].viewIfLoaded?.window == nil)
    }

    @Test func `the same controller is not pushed twice`() {
        let scene = show(["A"])

        scene.navigation.pushViewController(scene.controllers[0], animated: false)

        #expect(scene.navigation.viewControllers.count == 1)
        #expect(
            scene.stage.trace.contains {
                $0.detail["message"]?.contains("more than once is not supported") == true
            }
        )
    }

    @Test func `a hidden bar leaves its room to the content`() {
        let scene = show(["A"])

        scene.navigation.isNavigationBarHidden = true
        scene.stage.settle()

        let frame = scene.controllers[0].view.convert(scene.controllers[0].view.bounds, to: nil)
        #expect(frame == scene.stage.window.bounds)
    }

    @Test func `the bar shows the titles of the stack`() {
        let scene = show(["A", "B"])

        scene.controllers[1].title = "Second"

        #expect(scene.navigation.navigationBar.topItem === scene.controllers[1].navigationItem)
        #expect(scene.navigation.navigationBar.topItem?.title == "Second")
        #expect(scene.navigation.navigationBar.backItem === scene.controllers[0].navigationItem)
        #expect(scene.controllers[1].navigationController === scene.navigation)
    }

    @Test func `what a controller in the stack presents covers the bar`() {
        let scene = show(["A"])
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen

        scene.controllers[0].present(presented, animated: false)
        scene.stage.settle()

        #expect(presented.presentingViewController === scene.navigation)
        #expect(presented.view.frame == scene.stage.window.bounds)
        #expect(scene.navigation.view.window == nil)
    }
}
