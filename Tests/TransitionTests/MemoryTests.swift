import Testing
import UIKit
import UITesting

/// Nothing of a transition outlives it.
@MainActor
struct MemoryTests {
    /// Weak references to what takes part in a presentation.
    private final class Traces {
        weak var controller: UIViewController?
        weak var animator: LoggedAnimator?
        weak var context: AnyObject?
        weak var coordinator: AnyObject?
        weak var presentationController: UIPresentationController?
        weak var container: UIView?

        var isEmpty: Bool {
            controller == nil && animator == nil && context == nil && coordinator == nil
                && presentationController == nil && container == nil
        }
    }

    /// Runs a transition there and, unless it is cancelled, back, and keeps nothing of it but `traces`.
    private func run(_ traces: Traces, on stage: Stage, root: UIViewController, cancelling: Bool) {
        let journal = Journal()
        let delegate = LoggedDelegate(journal)
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        let controller = LoggedController("B", journal)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = delegate
        root.present(controller, animated: true)
        traces.controller = controller
        traces.animator = delegate.animator
        traces.coordinator = root.transitionCoordinator
        traces.presentationController = delegate.presentationController
        stage.advance(by: 0.1)
        traces.context = delegate.animator?.context
        traces.container = delegate.presentationController?.containerView
        driver.update(0.5)
        cancelling ? driver.cancel() : driver.finish()
        stage.settle()
        guard !cancelling else { return }
        delegate.driver = nil
        root.dismiss(animated: true)
        stage.settle()
    }

    @Test(arguments: [false, true])
    func `controllers, animators, contexts and containers are let go`(cancelling: Bool) {
        let stage = Stage()
        let root = UIViewController()
        stage.present(root)
        let traces = Traces()

        run(traces, on: stage, root: root, cancelling: cancelling)
        stage.settle()

        #expect(traces.isEmpty)
        #expect(stage.window.subviews == [root.view])
    }
}
