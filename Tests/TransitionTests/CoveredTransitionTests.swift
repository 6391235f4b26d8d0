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

    @Test func `what is pushed below a cover that is taken back appears as soon as that is gone`() {
        let scene = NavigationScene(["A"])
        let driver = UIPercentDrivenInteractiveTransition()
        let delegate = LoggedDelegate(Journal())
        delegate.driver = driver
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        cover.transitioningDelegate = delegate
        scene.navigation.present(cover, animated: true)
        scene.navigation.pushViewController(scene.controller("B"), animated: true)
        scene.stage.advance(by: 0.1)
        driver.update(0.3)

        driver.cancel()
        scene.stage.settle()

        #expect(scene.names == ["A", "B"])
        #expect(scene.journal.count("B.viewDidAppear") == 1 && scene.journal.count("B.viewDidDisappear") == 0)
        #expect(scene.journal.count("A.viewDidDisappear") == 1)
        #expect(scene.navigation.topViewController?.view.window != nil)
    }

    @Test func `a root that is replaced in the middle of a presentation lets both screens disappear`() {
        let scene = Scene()
        scene.present()
        scene.stage.advance(by: 0.2)

        scene.stage.window.rootViewController = UIViewController()
        scene.stage.settle()

        #expect(scene.journal.count("A.viewDidDisappear") == 1)
        #expect(scene.journal.count("B.viewWillDisappear") == 1)
        #expect(scene.journal.count("B.viewDidDisappear") == 1)
    }

    @Test func `a cover that comes and goes during a push brings back only what is pushed`() {
        let scene = NavigationScene(["A"])
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        scene.navigation.pushViewController(scene.controller("B"), animated: true)
        scene.stage.advance(by: 0.1)

        scene.navigation.present(cover, animated: false)
        scene.stage.advance(by: 0.05)
        scene.navigation.dismiss(animated: false)
        scene.stage.settle()

        #expect(scene.journal.count("A.viewWillAppear") == 0)
        #expect(scene.journal.count("A.viewDidDisappear") == 1)
        #expect(scene.order.last { $0.hasPrefix("B.") } == "B.viewDidAppear")
    }
}
