import Testing
import UIKit
import UITesting

/// Who takes part in a transition, and who is said to be moved by it.
@MainActor
struct ParticipantsTests {
    /// Whom a coordinator names, first the one that goes.
    private func named(_ controller: UIViewController) -> [UIViewController?] {
        let coordinator = controller.transitionCoordinator
        return [coordinator?.viewController(forKey: .from), coordinator?.viewController(forKey: .to)]
    }

    // MARK: - The coordinator

    @Test func `a push's coordinator says who takes part from the request on`() {
        let scene = NavigationScene(["A"])
        let (a, b) = (scene.controllers[0], scene.controller("B"))
        var seen: [[UIViewController?]] = []
        b.onViewWillAppear = { seen.append(named(b)) }

        scene.navigation.pushViewController(b, animated: true)
        seen.append(named(scene.navigation))
        scene.start()

        #expect(seen == [[a, b], [a, b]])
        #expect(named(b) == [a, b])
    }

    @Test func `willShow reads from the coordinator where a pop leads`() {
        final class Reader: NSObject, UINavigationControllerDelegate {
            var seen: [UIViewController?] = []

            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                let coordinator = navigationController.transitionCoordinator
                seen = [coordinator?.viewController(forKey: .from), coordinator?.viewController(forKey: .to)]
            }
        }
        let scene = NavigationScene(["A", "B"])
        let reader = Reader()
        scene.navigation.delegate = reader

        scene.navigation.popViewController(animated: true)
        scene.start()

        #expect(reader.seen == [scene.controllers[1], scene.controllers[0]])
    }

    @Test func `a presentation's coordinator and a dismissal's say who takes part from the request on`() {
        let scene = Scene()

        scene.a.present(scene.b, animated: true)
        #expect(named(scene.b) == [scene.a, scene.b])
        scene.stage.settle()
        scene.a.dismiss(animated: true)

        #expect(named(scene.b) == [scene.b, scene.a])
        #expect(scene.b.transitionCoordinator?.view(forKey: .from) == nil)
    }

    // MARK: - The flags

    @Test func `a controller inside of what is presented is not being presented itself`() {
        let stage = Stage()
        let (presenter, inner) = (UIViewController(), UIViewController())
        stage.present(presenter)
        let navigation = UINavigationController(rootViewController: inner)
        navigation.modalPresentationStyle = .fullScreen

        presenter.present(navigation, animated: true)
        stage.advance(by: 0.1)

        #expect(navigation.isBeingPresented && !inner.isBeingPresented)

        stage.settle()
        inner.dismiss(animated: true)
        stage.advance(by: 0.1)

        #expect(navigation.isBeingDismissed && !inner.isBeingDismissed)
        #expect(inner.navigationController?.isBeingDismissed == true)
    }

    @Test func `the children of what is pushed and popped do not move`() {
        let scene = NavigationScene(["A"])
        let (b, child) = (scene.controller("B"), UIViewController())
        b.addChild(child)
        b.view.addSubview(child.view)
        child.didMove(toParent: b)

        scene.navigation.pushViewController(b, animated: true)
        scene.start()
        #expect(b.isMovingToParent && !child.isMovingToParent)
        scene.stage.settle()
        scene.navigation.popViewController(animated: true)
        scene.start()

        #expect(b.isMovingFromParent && !child.isMovingFromParent)
    }

    // MARK: - The end of a pop

    @Test func `a swipe back that is cancelled takes nobody out of the stack`() {
        let scene = NavigationScene(["A", "B"])
        let b = scene.controllers[1]
        scene.swipe(to: 100)
        #expect(b.parent === scene.navigation)

        scene.lift(at: 100)
        scene.stage.settle()

        #expect(b.parent === scene.navigation)
        #expect(scene.journal.count("B.didMove(nil)") == 0)
        #expect(
            scene.journal.only(["B.willMove(nil)", "B.willMove(parent)", "B.didMove(parent)"]) == [
                "B.willMove(nil)", "B.willMove(parent)", "B.didMove(parent)",
            ])
        #expect(!b.isMovingFromParent && !b.isMovingToParent)
    }

    @Test func `what is pushed again while it is popped stays a child all the time`() {
        let scene = NavigationScene(["A", "B"])
        let b = scene.controllers[1]
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)

        scene.navigation.pushViewController(b, animated: true)
        scene.stage.settle()

        #expect(scene.names == ["A", "B"])
        #expect(b.parent === scene.navigation && b.view.window != nil)
        #expect(scene.journal.count("B.didMove(nil)") == 0)
        #expect(scene.journal.count("B.didMove(parent)") == 1)
    }

    // MARK: - The style

    @Test func `the automatic style reads back as what it stands for`() {
        let controller = UIViewController()
        #expect(controller.modalPresentationStyle == .pageSheet)

        controller.modalPresentationStyle = .fullScreen
        controller.modalPresentationStyle = .automatic
        #expect(controller.modalPresentationStyle == .pageSheet)

        controller.preferredTransition = .zoom { _ in nil }
        #expect(controller.modalPresentationStyle == .fullScreen)
    }
}
