import Testing
import UIKit
import UITesting

/// What happens to a transition's screens when something else covers or uncovers them on their way.
@MainActor
struct CoveredTransitionTests {
    @Test func `a push that is covered on its way leaves its screen disappeared, and it comes back once`() {
        let scene = NavigationScene(["A"])
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        scene.navigation.pushViewController(scene.controller("B"), animated: true)
        scene.navigation.present(cover, animated: true)

        scene.stage.settle()

        #expect(scene.journal.count("B.viewWillAppear") == scene.journal.count("B.viewWillDisappear"))
        #expect(scene.journal.count("B.viewDidDisappear") == 1)
        #expect(scene.journal.count("A.viewDidDisappear") == 1)

        scene.journal.clear()
        cover.dismiss(animated: true)
        scene.stage.settle()

        let calls = ["B.viewWillAppear", "B.viewDidAppear"]
        #expect(scene.order.filter { !$0.contains("Show") && !$0.contains("IsAppearing") } == calls)
    }
}
