import Testing
import UIKit
import UITesting

/// The rows of the spec's section on navigation controllers, each by name.
@MainActor
struct NavigationOrderTests {
    @Test func `push: B is loaded before A hears that it disappears, and willShow comes after both`() {
        let scene = NavigationScene(["A"])

        scene.navigation.pushViewController(scene.controller("B"), animated: true)
        #expect(scene.journal.count("A.viewWillDisappear") == 0, "it starts at the end of the turn")
        #expect(scene.journal.count("B.viewDidLoad") == 1)
        scene.start()
        #expect(
            scene.journal.only(["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow B"])
                == [
                    "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow B",
                ])
        #expect(scene.journal.count("didShow B") == 0)
        scene.stage.settle()

        #expect(
            scene.order == [
                "A.viewWillDisappear", "B.viewWillAppear", "willShow B", "B.viewIsAppearing",
                "A.viewDidDisappear", "B.viewDidAppear", "didShow B",
            ])
        #expect(scene.listener.animatedFlags.suffix(2) == [true, true])
    }

    @Test func `push: didMove to the parent comes after viewDidAppear`() {
        let scene = NavigationScene(["A"])

        scene.navigation.pushViewController(scene.controller("B"), animated: true)
        #expect(scene.journal.entries.first == "B.willMove(parent)")
        scene.stage.settle()

        #expect(
            scene.journal.only(["B.viewDidAppear", "B.didMove(parent)"]) == [
                "B.viewDidAppear", "B.didMove(parent)",
            ])
    }

    @Test func `pop is the mirror image of push`() {
        let scene = NavigationScene(["A", "B"])

        scene.navigation.popViewController(animated: true)
        scene.stage.settle()

        #expect(
            scene.order == [
                "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "A.viewIsAppearing",
                "B.viewDidDisappear", "A.viewDidAppear", "didShow A",
            ])
    }

    @Test func `pop: the stack is the new one at once, and the popped one stays a child until it has gone`() {
        let scene = NavigationScene(["A", "B", "C"])
        let c = scene.controllers[2]

        let popped = scene.navigation.popViewController(animated: true)

        #expect(popped === c)
        #expect(scene.names == ["A", "B"])
        #expect(scene.navigation.topViewController === scene.controllers[1])
        #expect(c.parent === scene.navigation)
        #expect(scene.navigation.children == scene.controllers)
        #expect(c.view.window != nil)
        scene.start()
        #expect(c.isMovingFromParent)
        #expect(c.navigationController === scene.navigation)
        #expect(c.view.window != nil)
        #expect(scene.journal.count("C.didMove(nil)") == 0)
        scene.stage.settle()
        #expect(scene.journal.only(["C.viewDidDisappear", "C.didMove(nil)"]).last == "C.didMove(nil)")
        #expect(c.parent == nil)
        #expect(scene.navigation.children == scene.navigation.viewControllers)
        #expect(c.view.window == nil)
        #expect(!c.isMovingFromParent)
    }

    @Test func `the initial root: didShow comes before viewDidAppear, and again after it`() {
        let journal = Journal()
        let listener = NavigationListener(journal)
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: LoggedController("A", journal))
        navigation.delegate = listener

        stage.present(navigation)

        #expect(
            journal.entries.filter { !$0.contains("ove(") } == [
                "A.viewDidLoad", "A.viewWillAppear", "willShow A", "A.viewIsAppearing", "didShow A",
                "A.viewDidAppear", "didShow A",
            ])
        #expect(listener.animatedFlags == [false, false, false])
    }

    @Test func `an un-animated push calls everything in the same order, before it returns`() {
        let scene = NavigationScene(["A"])

        scene.navigation.pushViewController(scene.controller("B"), animated: false)

        #expect(
            scene.journal.entries == [
                "B.willMove(parent)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "willShow B", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "didShow B",
                "B.didMove(parent)",
            ])
        #expect(scene.listener.animatedFlags.suffix(2) == [false, false])
    }

    @Test func `an un-animated pop is its mirror image`() {
        let scene = NavigationScene(["A", "B"])

        scene.navigation.popViewController(animated: false)

        #expect(
            scene.journal.entries == [
                "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear", "willShow A",
                "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear", "didShow A", "B.didMove(nil)",
            ])
    }

    @Test func `the delegate is asked for the animator, then for what drives it, and only if there is one`() {
        let scene = NavigationScene(["A"])
        scene.navigation.pushViewController(scene.controller("B"), animated: true)
        scene.stage.settle()
        #expect(
            scene.journal.only(["animationControllerFor push A→B", "interactionControllerFor"]).count == 1)
        scene.journal.clear()
        let journal = scene.journal
        scene.listener.makeAnimator = { LoggedAnimator(journal, isPresenting: $0 == .push) }

        scene.navigation.popViewController(animated: true)
        scene.stage.settle()

        #expect(
            scene.journal.only([
                "animationControllerFor pop B→A", "interactionControllerFor", "transitionDuration",
                "animateTransition(isAnimated: true)", "B.viewWillDisappear", "completeTransition(true)",
                "animationEnded(true)", "didShow A",
            ]) == [
                "animationControllerFor pop B→A", "interactionControllerFor", "B.viewWillDisappear",
                "transitionDuration", "animateTransition(isAnimated: true)", "completeTransition(true)",
                "didShow A", "animationEnded(true)",
            ])
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `un-animated changes do not ask for an animator`() {
        let scene = NavigationScene(["A"])

        scene.navigation.pushViewController(scene.controller("B"), animated: false)

        #expect(!scene.journal.entries.contains { $0.contains("animationControllerFor") })
    }

    @Test func `a cancelled pop sent willShow and sends no didShow`() {
        let scene = NavigationScene(["A", "B"])

        scene.swipe(to: 100)
        scene.lift(at: 100)
        scene.stage.settle()

        #expect(scene.journal.count("willShow A") == 1)
        #expect(!scene.journal.entries.contains { $0.hasPrefix("didShow") })
        #expect(
            scene.order.filter { !$0.contains("Show") } == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewWillDisappear",
                "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
            ])
    }

    @Test func `popping several sends calls only to the two that are seen`() {
        let scene = NavigationScene(["A", "B", "C"])

        let popped = scene.navigation.popToRootViewController(animated: true)
        scene.stage.settle()

        #expect(popped == [scene.controllers[1], scene.controllers[2]])
        #expect(!scene.order.contains { $0.hasPrefix("B.") })
        #expect(scene.names == ["A"])
        #expect(scene.controllers[1].parent == nil)
    }
}
