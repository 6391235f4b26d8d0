import Testing
import UIKit
import UITesting

/// How a child of a custom container goes: its last appearance call, its parent, and the completion.
struct ChildEndTests {
    private static let ends = ["A", "B"].flatMap { name in
        ["viewDidAppear", "viewDidDisappear", "didMove(nil)"].map { "\(name).\($0)" }
    }

    /// A full-screen controller over the container, driven by a finger.
    private func cover(
        _ scene: SwappingContainer, with delegate: LoggedDelegate,
        _ driver: UIPercentDrivenInteractiveTransition
    ) -> UIViewController {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        delegate.driver = driver
        cover.transitioningDelegate = delegate
        scene.parent.present(cover, animated: true)
        scene.stage.advance(to: scene.stage.now)
        driver.update(0.3)
        return cover
    }

    // MARK: - Removed

    @Test func `removed in the completion, it has disappeared before its parent is nil`() {
        let scene = SwappingContainer()
        var seen: [String] = []
        scene.a.onViewDidDisappear = { [a = scene.a, parent = scene.parent] in
            seen.append("parent \(a.parent === parent), in window \(a.view.window != nil)")
        }
        scene.a.willMove(toParent: nil)
        scene.journal.clear()

        scene.parent.transition(from: scene.a, to: scene.b, duration: 0.3) {
            scene.a.view.alpha = 0
        } completion: { [a = scene.a, journal = scene.journal] _ in
            journal.note("completion")
            a.removeFromParent()
        }
        scene.stage.settle()

        #expect(
            scene.calls == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear",
                "B.viewDidAppear", "completion", "A.didMove(nil)",
            ])
        #expect(seen == ["parent true, in window false"])
        #expect(scene.a.parent == nil && scene.parent.children == [scene.b, scene.c])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `removed while it disappears with its container, it hears the end at once and only once`() {
        let scene = SwappingContainer()
        scene.parent.present(UIViewController.fullScreen(), animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.calls == ["A.viewWillDisappear"])

        scene.a.willMove(toParent: nil)
        scene.a.view.removeFromSuperview()
        scene.a.removeFromParent()
        #expect(
            scene.calls == [
                "A.viewWillDisappear", "A.willMove(nil)", "A.viewDidDisappear", "A.didMove(nil)",
            ])
        scene.stage.settle()

        #expect(scene.journal.only(Self.ends) == ["A.viewDidDisappear", "A.didMove(nil)"])
        #expect(scene.a.parent == nil && scene.diagnostics.isEmpty)
    }

    @Test func `removed between begin and end by hand, it hears the end`() {
        let scene = SwappingContainer(ForwardingContainer())
        scene.a.beginAppearanceTransition(true, animated: false)
        scene.a.endAppearanceTransition()
        scene.a.beginAppearanceTransition(false, animated: true)
        scene.journal.clear()

        scene.a.removeFromParent()

        #expect(scene.calls == ["A.viewDidDisappear", "A.didMove(nil)"])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `removed while it is seen, it disappears with its view`() {
        let scene = SwappingContainer()

        scene.a.willMove(toParent: nil)
        scene.a.view.removeFromSuperview()
        scene.a.removeFromParent()

        #expect(
            scene.calls == [
                "A.willMove(nil)", "A.viewWillDisappear", "A.viewDidDisappear", "A.didMove(nil)",
            ])
    }

    // MARK: - While the container goes and comes back

    @Test func `a child that leaves does not come back with a container that stays after all`() {
        let scene = SwappingContainer()
        let (delegate, driver) = (LoggedDelegate(Journal()), UIPercentDrivenInteractiveTransition())
        scene.slide(from: scene.a, to: scene.b)
        scene.stage.advance(by: 0.1)
        let cover = cover(scene, with: delegate, driver)

        driver.cancel()
        scene.stage.settle()

        #expect(scene.journal.only(Self.ends) == ["A.viewDidDisappear", "B.viewDidAppear"])
        #expect(scene.journal.entries.last { $0.hasPrefix("A.view") } == "A.viewDidDisappear")
        #expect(scene.parent.view.subviews == [scene.b.view])
        #expect(cover.viewIfLoaded?.window == nil && scene.diagnostics.isEmpty)
    }

    @Test func `a change that ends behind a cover has nobody appear`() {
        let scene = SwappingContainer()
        scene.slide(from: scene.a, to: scene.b)
        scene.stage.advance(by: 0.1)
        scene.journal.clear()

        scene.parent.present(UIViewController.fullScreen(), animated: false)
        scene.stage.settle()

        #expect(!scene.journal.entries.contains("B.viewDidAppear"))
        #expect(scene.journal.count("A.viewDidDisappear") == 1)
        #expect(scene.journal.count("B.viewDidDisappear") == 1)
        #expect(scene.journal.entries.filter { $0.hasPrefix("completion") } == ["completion(false)"])

        scene.parent.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.journal.only(["A.viewDidAppear", "B.viewDidAppear"]) == ["B.viewDidAppear"])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a tab that a finger brings back behind a cover does not appear before the cover is gone`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = TabScene()
        scene.listener.animates = true
        scene.listener.driver = driver
        scene.select(1)
        driver.update(0.4)
        let (delegate, covering) = (LoggedDelegate(Journal()), UIPercentDrivenInteractiveTransition())
        let cover = UIViewController.fullScreen()
        delegate.driver = covering
        cover.transitioningDelegate = delegate
        scene.tabs.present(cover, animated: true)
        scene.stage.advance(to: scene.stage.now)
        covering.update(0.3)
        scene.journal.clear()

        driver.cancel()
        scene.stage.advance(by: 1)
        #expect(!scene.journal.entries.contains { $0.hasSuffix("Appear") })

        covering.cancel()
        scene.stage.settle()
        #expect(scene.visible == ["A"])
        #expect(scene.journal.only(["A.viewDidAppear", "B.viewDidAppear"]) == ["A.viewDidAppear"])
        #expect(scene.journal.entries.last { $0.hasPrefix("B.view") } == "B.viewDidDisappear")
    }
}

extension UIViewController {
    fileprivate static func fullScreen() -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        return controller
    }
}
