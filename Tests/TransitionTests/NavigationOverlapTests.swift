import Testing
import UIKit
import UITesting

/// Changes of the stack while another one is on its way.
@MainActor
struct NavigationOverlapTests {
    /// Everything that must hold when nothing moves.
    private func expectOrder(_ scene: NavigationScene, _ names: [String], cancelled: Bool = false) {
        #expect(scene.names == names)
        #expect(scene.navigation.transitionCoordinator == nil)
        let inWindow = scene.navigation.children.filter { $0.viewIfLoaded?.window != nil }
        #expect(inWindow == [scene.navigation.viewControllers.last].compactMap { $0 })
        #expect(
            scene.navigation.topViewController?.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(scene.navigation.children == scene.navigation.viewControllers)
        let bar = scene.navigation.navigationBar
        #expect(bar.topItem === scene.navigation.topViewController?.navigationItem)
        #expect(bar.items?.count == names.count)
        for name in Set(scene.journal.entries.compactMap { $0.split(separator: ".").first }) {
            let appeared =
                scene.journal.count("\(name).viewDidAppear") - scene.journal.count("\(name).viewDidDisappear")
            #expect((-1...1).contains(appeared), "\(name)")
            // A cancelled transition sends will-calls that others take back.
            if cancelled { continue }
            #expect(
                scene.journal.count("\(name).viewWillAppear") == scene.journal.count("\(name).viewDidAppear"))
            #expect(
                scene.journal.count("\(name).viewWillDisappear")
                    == scene.journal.count("\(name).viewDidDisappear"))
        }
    }

    @Test func `two pushes in one turn become one that ends at the second`() {
        let scene = NavigationScene(["A"])

        scene.navigation.pushViewController(scene.controller("B"), animated: true)
        scene.navigation.pushViewController(scene.controller("C"), animated: true)
        #expect(scene.names == ["A", "B", "C"])
        scene.stage.settle()

        expectOrder(scene, ["A", "B", "C"])
        #expect(scene.diagnostics("warning").count == 1)
        #expect(scene.diagnostics("error").isEmpty)
    }

    @Test func `a controller that is pushed while its stack still comes is about to appear with the push`() {
        final class Screen: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                calls.append("will")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                calls.append("did")
            }
        }
        let stage = Stage()
        let (root, pushed) = (UIViewController(), Screen())
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.modalPresentationStyle = .fullScreen
        stage.present(root)
        stage.run { root.present(navigation, animated: true) }
        stage.advance(by: 0.1)

        stage.run { navigation.pushViewController(pushed, animated: true) }
        stage.advance(by: 0.05)

        #expect(pushed.calls == ["will"])
        stage.settle()
        #expect(pushed.calls == ["will", "did"])
    }

    @Test func `a push in the middle of a push is shown after it`() {
        let scene = NavigationScene(["A"])
        scene.navigation.pushViewController(scene.controller("B"), animated: true)
        scene.stage.advance(by: 0.1)

        scene.navigation.pushViewController(scene.controller("C"), animated: true)
        #expect(scene.names == ["A", "B", "C"])
        scene.stage.settle()

        expectOrder(scene, ["A", "B", "C"])
        #expect(scene.journal.only(["didShow B", "didShow C"]) == ["didShow B", "didShow C"])
        #expect(scene.journal.count("C.didMove(parent)") == 1)
    }

    @Test func `a pop in the middle of a push leads back after it`() {
        let scene = NavigationScene(["A"])
        let b = scene.controller("B")
        scene.navigation.pushViewController(b, animated: true)
        scene.stage.advance(by: 0.1)

        #expect(scene.navigation.popViewController(animated: true) === b)
        #expect(scene.names == ["A"])
        scene.stage.settle()

        #expect(b.parent == nil)
        expectOrder(scene, ["A"])
        #expect(b.view.window == nil)
        #expect(scene.journal.count("B.didMove(nil)") == 1)
        #expect(scene.journal.count("B.didMove(parent)") == 0)
    }

    @Test func `two pops in a row lead to the end of both`() {
        let scene = NavigationScene(["A", "B", "C"])
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)

        scene.navigation.popViewController(animated: true)
        scene.stage.settle()

        expectOrder(scene, ["A"])
    }

    @Test func `an un-animated change in the middle comes after the transition, too`() {
        let scene = NavigationScene(["A"])
        let d = scene.controller("D")
        scene.navigation.pushViewController(scene.controller("B"), animated: true)
        scene.stage.advance(by: 0.1)

        scene.navigation.setViewControllers([d], animated: false)
        #expect(scene.names == ["D"])
        scene.stage.settle()

        expectOrder(scene, ["D"])
        #expect(scene.diagnostics("error").isEmpty)
    }

    @Test func `three pushes while one runs are merged into one`() {
        let scene = NavigationScene(["A"])
        for name in ["B", "C", "D", "E"] {
            scene.navigation.pushViewController(scene.controller(name), animated: true)
            scene.stage.advance(by: 0.02)
        }
        scene.stage.settle()

        expectOrder(scene, ["A", "B", "C", "D", "E"])
        #expect(scene.journal.count("willShow C") == 0)
        #expect(scene.journal.count("didShow E") == 1)
    }

    @Test func `the same controller twice is an error, and a warning does not follow`() {
        let scene = NavigationScene(["A"])
        let b = scene.controller("B")
        scene.navigation.pushViewController(b, animated: true)
        scene.stage.advance(by: 0.1)

        scene.navigation.pushViewController(b, animated: true)
        scene.stage.settle()

        expectOrder(scene, ["A", "B"])
        #expect(scene.diagnostics("error").contains { $0.contains("more than once is not supported") })
        #expect(scene.diagnostics("warning").isEmpty)
    }

    @Test func `a push while a swipe is cancelled keeps the stack that was asked for last`() {
        let scene = NavigationScene(["A", "B"])
        scene.swipe(to: 100)

        scene.navigation.pushViewController(scene.controller("C"), animated: true)
        #expect(scene.names == ["A", "C"])
        scene.lift(at: 100)
        scene.stage.settle()

        expectOrder(scene, ["A", "C"], cancelled: true)
        #expect(scene.controllers[1].parent == nil)
        #expect(scene.controllers[1].view.window == nil)
    }

    @Test func `a push from viewDidAppear or didShow is no overlap`() {
        let scene = NavigationScene(["A"])
        let b = scene.controller("B")
        b.onViewDidAppear = { [navigation = scene.navigation] in
            b.onViewDidAppear = nil
            navigation.pushViewController(scene.controller("C"), animated: true)
        }

        scene.navigation.pushViewController(b, animated: true)
        scene.stage.settle()

        expectOrder(scene, ["A", "B", "C"])
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `setting a stack whose top was below pops to it, and else pushes`() {
        let scene = NavigationScene(["A", "B", "C"])

        scene.navigation.setViewControllers([scene.controllers[1]], animated: true)
        scene.stage.settle()
        #expect(scene.journal.count("animationControllerFor pop C→B") == 1)
        expectOrder(scene, ["B"])

        scene.navigation.setViewControllers([scene.controllers[1], scene.controller("D")], animated: true)
        scene.stage.settle()
        #expect(scene.journal.count("animationControllerFor push B→D") == 1)
        expectOrder(scene, ["B", "D"])

        scene.navigation.setViewControllers(
            [scene.controller("E"), scene.navigation.viewControllers[1]], animated: true)
        scene.stage.settle()
        expectOrder(scene, ["E", "D"])
    }

    @Test func `a resize in the middle ends with the right frames`() {
        let scene = NavigationScene(["A"])
        let b = scene.controller("B")
        scene.navigation.pushViewController(b, animated: true)
        scene.stage.advance(by: 0.1)

        scene.stage.resize(to: CGSize(width: 844, height: 390))
        scene.stage.settle()

        #expect(b.view.frame == CGRect(x: 0, y: 32, width: 844, height: 358))
        #expect(scene.navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
        scene.navigation.popViewController(animated: true)
        scene.stage.settle()
        #expect(scene.controllers[0].view.frame == CGRect(x: 0, y: 32, width: 844, height: 358))
    }
}
