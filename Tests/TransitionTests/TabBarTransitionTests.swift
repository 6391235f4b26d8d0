import Testing
import UIKit
import UITesting

/// Changes of the tab that the delegate animates or that a finger drives: `spec/callbacks.md`, d.3 and d.5.
@MainActor
struct TabBarTransitionTests {
    private func scene(driver: UIPercentDrivenInteractiveTransition? = nil) -> TabScene {
        let scene = TabScene()
        scene.listener.animates = true
        scene.listener.driver = driver
        return scene
    }

    // MARK: - The order of the calls

    @Test func `animated: animator, interaction controller, B will appear, A will disappear, the animation`()
    {
        let scene = scene()

        scene.select(1)

        #expect(
            scene.journal.entries == [
                "animationController A→B", "interactionController", "selected", "B.viewDidLoad",
                "B.viewWillAppear", "A.viewWillDisappear", "animateTransition", "B.viewIsAppearing",
            ])
    }

    @Test func `an animated change ends with A did disappear, B did appear, animationEnded`() {
        let scene = scene()
        scene.select(1)
        scene.journal.clear()

        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "completeTransition(true)", "A.viewDidDisappear", "B.viewDidAppear", "animationEnded(true)",
            ])
        #expect(scene.visible == ["B"])
        #expect(scene.content == [scene.controllers[1].view])
        #expect(scene.tabs.transitionCoordinator == nil)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `didSelect of a tap comes before its animation starts`() {
        let scene = scene()

        scene.tap(1)

        let wanted = ["shouldSelect B", "animationController A→B", "didSelect B", "animateTransition"]
        #expect(scene.journal.only(wanted) == wanted)
    }

    @Test func `a selection in code is animated by the delegate's animator`() {
        let scene = scene()

        scene.select(2)
        scene.stage.advance(by: 0.25)

        let shown = scene.controllers[2].view.layer.presentation()?.frame.minX ?? 0
        #expect(abs(shown - 195) < 0.01)
        #expect(scene.tabs.selectedIndex == 2)
    }

    @Test func `the animator is asked for each change, and for none that nobody sees`() {
        let scene = scene()
        let tabs = UITabBarController()
        tabs.delegate = scene.listener
        tabs.viewControllers = ["X", "Y"].map { LoggedController($0, scene.journal) }
        tabs.loadViewIfNeeded()

        tabs.selectedIndex = 1

        #expect(!scene.journal.entries.contains { $0.hasPrefix("animationController") })
    }

    @Test func `the context says where both views start and end`() throws {
        let scene = scene()
        let frame = CGRect(x: 0, y: 0, width: 390, height: 795)

        scene.select(1)

        let context = try #require(scene.listener.animator?.context)
        let (a, b) = (scene.controllers[0], scene.controllers[1])
        #expect(context.viewController(forKey: .from) === a)
        #expect(context.viewController(forKey: .to) === b)
        #expect(context.view(forKey: .from) === a.view)
        #expect(context.view(forKey: .to) === b.view)
        #expect(context.initialFrame(for: a) == frame)
        #expect(context.finalFrame(for: a) == .zero)
        #expect(context.initialFrame(for: b) == .zero)
        #expect(context.finalFrame(for: b) == frame)
        #expect(context.presentationStyle == .none)
        let container = context.containerView
        #expect(container.convert(container.bounds, to: nil) == scene.stage.window.bounds)
    }

    // MARK: - Interaction

    @Test func `while the interaction runs the new tab is the selected one`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = scene(driver: driver)

        scene.select(1)
        driver.update(0.4)

        #expect(scene.tabs.selectedIndex == 1)
        #expect(scene.tabs.tabBar.selectedItem === scene.controllers[1].tabBarItem)
        #expect(scene.tabs.transitionCoordinator?.isInteractive == true)
        #expect(scene.controllers[0].transitionCoordinator != nil)

        driver.finish()
        scene.stage.settle()

        #expect(scene.visible == ["B"])
    }

    @Test func `cancelled: B will disappear, A will appear, then B did disappear, A did appear`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = scene(driver: driver)
        scene.select(1)
        driver.update(0.4)
        scene.journal.clear()

        driver.cancel()
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "completeTransition(false)",
                "B.viewDidDisappear", "A.viewDidAppear", "animationEnded(false)",
            ])
    }

    @Test func `a cancelled change puts the selection back`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = scene(driver: driver)
        scene.select(1)
        driver.update(0.4)

        driver.cancel()
        scene.stage.settle()

        #expect(scene.tabs.selectedIndex == 0)
        #expect(scene.tabs.tabBar.selectedItem === scene.controllers[0].tabBarItem)
        #expect(scene.visible == ["A"])
        #expect(scene.controllers[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 795))
        #expect(scene.content == [scene.controllers[0].view])
        #expect(scene.tabs.transitionCoordinator == nil)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `the coordinator's completion of a cancelled change may start the next one`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = TabScene()
        scene.tabs.selectedIndex = 1
        scene.listener.animates = true
        scene.listener.driver = driver
        scene.select(0)
        scene.tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [tabs = scene.tabs] context in
            scene.journal.note("cancelled \(context.isCancelled) at \(tabs.selectedIndex)")
            scene.listener.driver = nil
            tabs.selectedIndex = 2
            #expect(tabs.transitionCoordinator !== context)
        }
        driver.update(0.1)
        scene.journal.clear()

        driver.cancel()
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "completeTransition(false)",
                "cancelled true at 1", "animationController B→C", "interactionController",
                "A.viewDidDisappear", "B.viewDidAppear", "animationEnded(false)",
                "C.viewDidLoad", "C.viewWillAppear", "B.viewWillDisappear", "animateTransition",
                "C.viewIsAppearing", "completeTransition(true)", "B.viewDidDisappear", "C.viewDidAppear",
                "animationEnded(true)",
            ])
        #expect(scene.visible == ["C"])
        #expect(scene.diagnostics.isEmpty)
    }

    // MARK: - In the way

    @Test func `a selection while a transition runs is carried out after it`() {
        let scene = scene()
        scene.select(1)
        scene.stage.advance(by: 0.2)

        scene.select(2)

        #expect(scene.tabs.selectedIndex == 2)
        #expect(scene.tabs.tabBar.selectedItem === scene.controllers[2].tabBarItem)
        #expect(scene.visible == ["A", "B"])

        scene.stage.settle()

        #expect(scene.visible == ["C"])
        #expect(scene.tabs.selectedIndex == 2)
        #expect(
            scene.journal.only(["animationController A→B", "animationController B→C"]).count == 2)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a selection that nobody animates waits for a running transition, too`() {
        let scene = scene()
        scene.select(1)
        scene.stage.advance(by: 0.2)
        scene.listener.animates = false

        scene.select(0)
        scene.stage.settle()

        #expect(scene.visible == ["A"])
        #expect(
            scene.journal.only([
                "A.viewDidDisappear", "B.viewDidAppear", "B.viewDidDisappear", "A.viewDidAppear",
            ])
                == ["A.viewDidDisappear", "B.viewDidAppear", "B.viewDidDisappear", "A.viewDidAppear"])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `one who thinks better of it while the transition runs stays`() {
        let scene = scene()
        scene.select(1)

        scene.select(2)
        scene.select(1)
        scene.stage.settle()

        #expect(scene.visible == ["B"])
        #expect(scene.journal.count("animateTransition") == 1)
    }

    @Test func `an un-animated selection in a coordinator's completion waits for the last callbacks`() {
        let scene = scene()
        scene.select(1)
        scene.tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            scene.listener.animates = false
            scene.tabs.selectedIndex = 2
        }

        scene.stage.settle()

        #expect(scene.visible == ["C"])
        #expect(scene.content == [scene.controllers[2].view])
        #expect(scene.journal.count("animationController B→C") == 1)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `new tabs while a transition runs come after it`() {
        let scene = scene()
        scene.select(1)

        scene.tabs.viewControllers = [scene.controllers[2]]
        #expect(scene.tabs.viewControllers == [scene.controllers[2]])
        scene.stage.settle()

        #expect(scene.visible == ["C"])
        #expect(scene.tabs.children == [scene.controllers[2]])
        #expect(scene.controllers[0].parent == nil)
        #expect(scene.journal.only(["B.viewDidDisappear", "C.viewDidAppear"]).count == 2)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a hundred changes, finished, cancelled and in each other's way, keep everything in balance`()
    {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = scene(driver: driver)
        for round in 0..<100 {
            scene.listener.driver = round.isMultiple(of: 3) ? nil : driver
            let old = scene.tabs.selectedIndex
            scene.select((old + 1 + round % 2) % 3)
            if round.isMultiple(of: 3) {
                scene.stage.advance(by: 0.1)
                if round.isMultiple(of: 2) { scene.select(old) }
            } else {
                driver.update(0.5)
                round.isMultiple(of: 2) ? driver.cancel() : driver.finish()
            }
            scene.stage.settle()
            #expect(scene.visible.count == 1)
            #expect(scene.content == [scene.controllers[scene.tabs.selectedIndex].view])
        }

        #expect(scene.diagnostics.isEmpty)
        for name in ["A", "B", "C"] {
            let ends = scene.journal.only(["\(name).viewDidAppear", "\(name).viewDidDisappear"])
            #expect(ends.last == "\(name).viewDid\(scene.visible == [name] ? "Appear" : "Disappear")")
        }
    }

    // MARK: - Size

    @Test func `a stage that is resized in the middle ends with the new frames`() {
        let scene = scene()
        scene.select(1)
        scene.stage.advance(by: 0.2)

        scene.stage.resize(to: CGSize(width: 844, height: 390))
        scene.stage.settle()

        #expect(scene.controllers[1].view.frame == CGRect(x: 0, y: 0, width: 844, height: 358))
        #expect(scene.visible == ["B"])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a controller that leaves the window in the middle has the new tab when it comes back`() {
        let scene = scene()
        scene.tabs.selectedIndex = 1

        scene.stage.present(UIViewController())
        scene.stage.settle()
        scene.stage.present(scene.tabs)
        scene.stage.settle()

        #expect(scene.tabs.selectedIndex == 1)
        #expect(scene.visible == ["B"])
        #expect(scene.content == [scene.controllers[1].view])
    }
}
