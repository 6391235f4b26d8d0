import Testing
import UIKit
import UITesting

/// Navigation controllers whose pushes and pops take place at once.
@MainActor
struct NavigationTests {
    private let journal = Journal()
    private let stage = Stage()

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

    private func shown(
        _ names: [String], listener: Listener? = nil
    ) -> (UINavigationController, [LoggedController]) {
        let controllers = names.map { LoggedController($0, journal) }
        let navigation = UINavigationController()
        navigation.delegate = listener
        navigation.viewControllers = controllers
        stage.present(navigation)
        return (navigation, controllers)
    }

    @Test func `the root appears below the bar`() {
        let listener = Listener(journal)
        let (navigation, controllers) = shown(["A"], listener: listener)

        #expect(
            journal.entries.filter { !$0.contains("ove(") } == [
                "A.viewDidLoad", "A.viewWillAppear", "willShow A", "A.viewIsAppearing", "A.viewDidAppear",
                "didShow A",
            ])
        let frame = controllers[0].view.convert(controllers[0].view.bounds, to: nil)
        #expect(frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    @Test func `a push calls everything in order`() {
        let listener = Listener(journal)
        let (navigation, _) = shown(["A"], listener: listener)
        journal.clear()

        navigation.pushViewController(LoggedController("B", journal), animated: true)

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
        let (navigation, controllers) = shown(["A", "B"], listener: listener)
        journal.clear()

        let popped = navigation.popViewController(animated: true)

        #expect(popped === controllers[1])
        #expect(
            journal.entries == [
                "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear", "willShow A",
                "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear", "didShow A", "B.didMove(nil)",
            ])
        #expect(controllers[1].parent == nil)
    }

    @Test func `the root is not popped`() {
        let (navigation, controllers) = shown(["A"])

        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.topViewController === controllers[0])
    }

    @Test func `popping to a controller takes all above it`() {
        let (navigation, controllers) = shown(["A", "B", "C"])

        let popped = navigation.popToRootViewController(animated: false)

        #expect(popped == [controllers[1], controllers[2]])
        #expect(navigation.viewControllers == [controllers[0]])
        #expect(controllers[0].view.window != nil)
        #expect(controllers[2].viewIfLoaded?.window == nil)
    }

    @Test func `the same controller is not pushed twice`() {
        let (navigation, controllers) = shown(["A"])

        navigation.pushViewController(controllers[0], animated: false)

        #expect(navigation.viewControllers.count == 1)
        #expect(
            stage.trace.contains { $0.detail["message"]?.contains("more than once is not supported") == true }
        )
    }

    @Test func `a hidden bar leaves its room to the content`() {
        let (navigation, controllers) = shown(["A"])

        navigation.isNavigationBarHidden = true
        stage.settle()

        let frame = controllers[0].view.convert(controllers[0].view.bounds, to: nil)
        #expect(frame == stage.window.bounds)
    }

    @Test func `the bar shows the titles of the stack`() {
        let (navigation, controllers) = shown(["A", "B"])

        controllers[1].title = "Second"

        #expect(navigation.navigationBar.topItem === controllers[1].navigationItem)
        #expect(navigation.navigationBar.topItem?.title == "Second")
        #expect(navigation.navigationBar.backItem === controllers[0].navigationItem)
        #expect(controllers[1].navigationController === navigation)
    }

    @Test func `what a controller in the stack presents covers the bar`() {
        let (navigation, controllers) = shown(["A"])
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen

        controllers[0].present(presented, animated: false)
        stage.settle()

        #expect(presented.presentingViewController === navigation)
        #expect(presented.view.frame == stage.window.bounds)
        #expect(navigation.view.window == nil)
    }
}
