import Testing
import UIKit
import UITesting

/// An interactive container that is made by hand, with a context and a driver of its own.
@MainActor
struct ChildTransitionContextTests {
    private let journal = Journal()

    private func scene() -> (Stage, HandmadeContainer, LoggedController, LoggedController) {
        let stage = Stage()
        let container = HandmadeContainer()
        let (a, b) = (LoggedController("A", journal), LoggedController("B", journal))
        stage.present(container)
        container.show(a)
        stage.settle()
        journal.clear()
        return (stage, container, a, b)
    }

    private func calls() -> [String] {
        journal.entries.filter { $0.contains("view") && !$0.contains("DidLoad") }
    }

    private func diagnostics(_ stage: Stage) -> Int {
        stage.trace.count { $0.kind == .diagnostic }
    }

    @Test func `an animator works with a context of one's own`() {
        let (stage, container, a, b) = scene()

        container.change(to: b, with: SlidingAnimator(journal))
        stage.settle()

        #expect(container.view.subviews == [b.view])
        #expect(b.view.frame == container.view.bounds)
        #expect(a.parent == nil)
        #expect(
            calls() == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear",
                "B.viewDidAppear",
            ])
        #expect(diagnostics(stage) == 0)
    }

    @Test func `a driver of one's own scrubs the container's layer, and finishes`() {
        let (stage, container, a, b) = scene()
        let animator = SlidingAnimator(journal)
        let driver = HandmadeDriver(animator: animator)

        container.change(to: b, with: animator, driver: driver)
        stage.advance(by: 0.1)
        driver.update(0.5)
        stage.advance(by: 1)

        #expect(abs((b.view.layer.presentation()?.frame.minX ?? 0) - 195) < 0.01)
        driver.finish()
        stage.settle()

        #expect(container.view.subviews == [b.view])
        #expect(b.view.frame == container.view.bounds)
        #expect(a.parent == nil)
        #expect(journal.count("completeTransition(true)") == 1)
        #expect(diagnostics(stage) == 0)
    }

    @Test func `cancelled, the children's appearance is in balance`() {
        let (stage, container, a, b) = scene()
        let animator = SlidingAnimator(journal)
        let driver = HandmadeDriver(animator: animator)

        container.change(to: b, with: animator, driver: driver)
        driver.update(0.4)
        stage.advance(by: 0.1)
        driver.cancel()
        stage.settle()

        #expect(container.view.subviews == [a.view])
        #expect(b.parent == nil)
        #expect(
            calls() == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewWillDisappear",
                "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear",
            ])
        #expect(journal.count("completeTransition(false)") == 1)
        #expect(diagnostics(stage) == 0)
    }

    @Test func `UIKit's own driver takes only UIKit's contexts, and says so`() {
        let (stage, container, _, b) = scene()

        container.change(
            to: b, with: SlidingAnimator(journal), driver: UIPercentDrivenInteractiveTransition())

        #expect(diagnostics(stage) == 1)
    }
}
