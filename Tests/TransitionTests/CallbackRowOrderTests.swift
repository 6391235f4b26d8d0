import Testing
import UITesting

@testable import UIKit

/// The rows of `spec/callbacks.md` that no other suite is about: one test a row.
@MainActor
struct CallbackRowOrderTests {
    private let driver = UIPercentDrivenInteractiveTransition()

    // MARK: - The request (d.1, rows 1 and 2)

    @Test func `the presentation controller is asked for before the animator`() {
        let scene = Scene(style: .custom)

        scene.present()

        let asked = ["presentationController(forPresented)", "animationController(forPresented)"]
        #expect(scene.journal.only(asked) == asked)
        #expect(TransitionCallbackOrder.presentationRequest.first == .presentationController)
    }

    @Test func `the first access to presentationController asks for it, and present does not ask again`() {
        let scene = Scene(style: .custom)

        let early = scene.b.presentationController
        scene.present()

        #expect(early === scene.delegate.presentationController)
        #expect(scene.journal.entries.first == "presentationController(forPresented)")
        #expect(scene.journal.count("presentationController(forPresented)") == 1)
    }

    @Test func `the presented view is loaded before the links can be seen`() {
        final class Curious: UIViewController {
            var sawLinks: Bool?
            override func viewDidLoad() {
                super.viewDidLoad()
                sawLinks = presentingViewController != nil || isBeingPresented
            }
        }
        let scene = Scene()
        let curious = Curious()

        scene.a.present(curious, animated: true)

        #expect(curious.sawLinks == false)
        #expect(curious.presentingViewController === scene.a && curious.isBeingPresented)
    }

    // MARK: - The start (d.1, rows 3 to 6)

    @Test
    func `preferredContentSizeDidChange comes once, then presentationTransitionWillBegin, with a container`()
    {
        let scene = Scene(style: .custom)
        var container: UIView?
        _ = scene.b.presentationController
        scene.delegate.presentationController?.onWillBegin = {
            container = scene.delegate.presentationController?.containerView
        }

        scene.present()

        let wanted = ["preferredContentSizeDidChange", "presentationTransitionWillBegin"]
        #expect(scene.journal.only(wanted) == wanted)
        #expect(container?.window === scene.stage.window)
    }

    @Test
    func `the presentation controller hears of the start before the appearance calls, as the table has it`() {
        let scene = Scene(style: .custom)
        scene.delegate.removesPresenter = true

        scene.present()

        let calls = ["presentationTransitionWillBegin", "A.viewWillDisappear", "B.viewWillAppear"]
        #expect(scene.journal.only(calls) == calls)
        #expect(
            TransitionCallbackOrder.presentationStart == [
                .presentationController, .willDisappear, .willAppear,
            ])
    }

    @Test func `viewIsAppearing comes in the frame in which the transition starts`() {
        let scene = Scene()

        scene.present()

        let calls = ["A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing"]
        #expect(scene.journal.only(calls) == calls)
    }

    @Test func `the duration is asked for before the animation`() {
        let scene = Scene()

        scene.present()

        let calls = ["transitionDuration", "animateTransition(isAnimated: true)"]
        #expect(scene.journal.only(calls) == calls)
    }

    // MARK: - The end (d.1, row 7)

    @Test
    func `everything after the animation happens inside of completeTransition, the completion handler last`()
        throws
    {
        let scene = Scene()
        scene.delegate.configure = { $0.ending = .never }
        scene.present()
        scene.stage.advance(by: 0.6)
        scene.journal.clear()

        try #require(scene.delegate.animator?.context).completeTransition(true)

        #expect(
            scene.journal.entries == [
                "B.viewDidAppear", "A.viewDidDisappear", "animationEnded(true)", "completion",
            ])
    }

    @Test
    func `coordinator, presentation controller, did-calls, animationEnded, completion: as the table has it`()
    {
        let scene = Scene(style: .custom)
        scene.present()
        scene.a.transitionCoordinator?.animate(alongsideTransition: nil) { [journal = scene.journal] _ in
            journal.note("coordinator")
        }
        scene.journal.clear()

        scene.stage.settle()

        #expect(
            scene.journal.entries.filter { $0 != "presentedView" } == [
                "completeTransition(true)", "coordinator", "presentationTransitionDidEnd(true)",
                "B.viewDidAppear", "animationEnded(true)", "completion",
            ])
    }

    // MARK: - Interaction (d.3)

    @Test func `the will-calls are sent when an interaction starts, not when it is finished`() {
        let scene = Scene(driver: driver)

        scene.present()
        let atStart = scene.journal.only(["A.viewWillDisappear", "B.viewWillAppear"])
        driver.update(0.5)
        driver.finish()
        scene.stage.settle()

        #expect(atStart == ["A.viewWillDisappear", "B.viewWillAppear"])
        #expect(scene.journal.only(["A.viewWillDisappear", "B.viewWillAppear"]) == atStart)
    }

    @Test func `an interactive transition completes without interaction`() throws {
        let scene = Scene(driver: driver)
        scene.present()
        let context = try #require(scene.delegate.animator?.context)
        var isInteractive: [Bool] = []
        scene.a.transitionCoordinator?.notifyWhenInteractionChanges { isInteractive.append($0.isInteractive) }
        driver.update(0.5)
        isInteractive.append(context.isInteractive)

        driver.finish()

        #expect(isInteractive == [true, false])
        #expect(!context.isInteractive)
        #expect(scene.journal.count("completeTransition(true)") == 0)
        scene.stage.settle()
        #expect(scene.journal.count("completeTransition(true)") == 1)
    }

    @Test
    func `transitionWasCancelled is true when the blocks hear of it, and the opposite will-calls come after`()
    {
        let scene = Scene(driver: driver)
        scene.present()
        scene.a.transitionCoordinator?.notifyWhenInteractionChanges { [journal = scene.journal] context in
            journal.note("changed(\(context.isCancelled))")
        }
        driver.update(0.5)
        scene.journal.clear()

        driver.cancel()

        #expect(
            scene.journal.entries.prefix(3) == ["changed(true)", "B.viewWillDisappear", "A.viewWillAppear"])
    }

    @Test func `a cancelled presentation calls its completion handler once, as the table has it`() {
        let scene = Scene(driver: driver)
        scene.present()
        driver.update(0.5)

        driver.cancel()
        scene.stage.settle()

        #expect(scene.journal.count("completion") == 1)
        #expect(TransitionCallbackOrder.presentationCancelled.last == .completionHandler)
    }

    // MARK: - Facts on the context and the coordinator

    @Test(arguments: [(UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false)])
    func `finalFrame of what goes is zero if and only if its view is removed`(
        style: UIModalPresentationStyle, isRemoved: Bool
    ) throws {
        let scene = Scene(style: style)

        scene.present()
        let context = try #require(scene.delegate.animator?.context)

        #expect((context.finalFrame(for: scene.a) == .zero) == isRemoved)
        #expect((context.view(forKey: .from) == nil) == !isRemoved)
        #expect(context.viewController(forKey: .from) === scene.a)
    }

    @Test(arguments: [(UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false)])
    func `finalFrame of what is dismissed is the presented one where the presenter stays`(
        style: UIModalPresentationStyle, isZero: Bool
    ) throws {
        let scene = Scene(style: style)
        scene.presentToTheEnd()

        scene.dismiss()
        let context = try #require(scene.delegate.animator?.context)

        let frame = context.finalFrame(for: scene.b)
        #expect(frame == (isZero ? .zero : scene.stage.window.bounds))
    }

    @Test func `frames of a controller that takes no part are zero`() throws {
        let scene = Scene()
        scene.present()
        let context = try #require(scene.delegate.animator?.context)

        let other = UIViewController()

        #expect(context.initialFrame(for: other) == .zero && context.finalFrame(for: other) == .zero)
    }

    @Test func `the coordinator is there until the did-calls and gone after the last callback`() {
        let scene = Scene()
        var seen: [Bool] = []
        scene.b.onViewDidAppear = { seen.append(scene.b.transitionCoordinator != nil) }

        scene.a.present(scene.b, animated: true) { seen.append(scene.b.transitionCoordinator != nil) }
        scene.stage.settle()

        #expect(seen == [true, false])
        #expect(scene.a.transitionCoordinator == nil)
    }

    @Test func `initiallyInteractive never changes`() throws {
        let scene = Scene(driver: driver)
        scene.present()
        let coordinator = try #require(scene.a.transitionCoordinator)
        var seen = [coordinator.initiallyInteractive]
        driver.update(0.3)

        driver.finish()
        seen.append(coordinator.initiallyInteractive)
        scene.stage.settle()
        seen.append(coordinator.initiallyInteractive)

        #expect(seen == [true, true, true])
        #expect(!coordinator.isInteractive)
    }

    @Test func `completions run even if the animations came too late to run`() {
        let scene = Scene()
        scene.present()
        var ran: [String] = []

        let taken = scene.a.transitionCoordinator?.animate(
            alongsideTransition: { _ in ran.append("animation") },
            completion: { _ in ran.append("completion") })
        scene.stage.settle()

        #expect(taken == false)
        #expect(ran == ["completion"])
    }

    @Test
    func
        `a presentation controller keeps the presenter, covers the window, and presents the controller's view`()
    {
        let presented = UIViewController()

        let controller = UIPresentationController(presentedViewController: presented, presenting: nil)

        #expect(!controller.shouldRemovePresentersView)
        #expect(controller.shouldPresentInFullscreen)
        #expect(controller.presentedView === presented.view)
    }
}
