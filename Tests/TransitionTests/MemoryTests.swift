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

    /// What a controller is asked before it is pushed, or when.
    enum Question: CaseIterable {
        case presentationController, sheetPresentationController, whilePushed, detents, twice
    }

    @Test(arguments: Question.allCases)
    func `a controller that was only pushed and its sheet are let go`(question: Question) {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.present(navigation)
        weak var sheet: UIPresentationController?
        weak var pushed: UIViewController?

        do {
            let controller = UIViewController()
            pushed = controller
            switch question {
            case .presentationController, .twice: sheet = controller.presentationController
            case .sheetPresentationController: sheet = controller.sheetPresentationController
            case .detents:
                controller.sheetPresentationController?.detents = [.medium(), .large()]
                sheet = controller.presentationController
            case .whilePushed: break
            }
            navigation.pushViewController(controller, animated: true)
            stage.settle()
            if question == .whilePushed { sheet = controller.presentationController }
            if question == .twice { #expect(controller.presentationController === sheet) }
            #expect(sheet is UISheetPresentationController)
            navigation.popViewController(animated: true)
            stage.settle()
        }
        stage.advance(by: 0.1)

        #expect(pushed == nil)
        #expect(sheet == nil)
    }

    @Test func `a controller in one that is presented, or will be, has the presentation controller of that`()
    {
        let stage = Stage()
        let root = UIViewController()
        stage.present(root)
        let child = UIViewController()
        _ = child.presentationController
        let navigation = UINavigationController(rootViewController: child)
        let sheet = navigation.presentationController

        #expect(child.presentationController !== sheet)
        root.present(navigation, animated: true)
        #expect(child.presentationController === sheet)
        stage.settle()
        #expect(child.presentationController === sheet)
        let next = UIViewController()
        navigation.pushViewController(next, animated: false)
        #expect(next.presentationController === sheet)
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
