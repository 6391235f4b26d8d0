import Testing
import UIKit
import UITesting

/// The order of the calls of a presentation that nobody interrupts: `spec/callbacks.md`, d.1.
@MainActor
struct PresentOrderTests {
    @Test func `the code after present runs before the presentation starts`() {
        let scene = Scene()

        scene.present()

        let order = scene.journal.only(["B.viewDidLoad", "present() returned", "B.viewWillAppear"])
        #expect(order == ["B.viewDidLoad", "present() returned", "B.viewWillAppear"])
    }

    @Test func `the links are there as soon as present returns`() {
        let scene = Scene()

        scene.a.present(scene.b, animated: true)

        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.b.presentingViewController === scene.a)
        #expect(scene.b.isBeingPresented)
        #expect(scene.a.transitionCoordinator != nil)
        #expect(scene.b.viewIfLoaded?.window == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func `without animation the view is laid out before it has appeared`(style: UIModalPresentationStyle) {
        final class Labelled: UIViewController {
            let label = UILabel()
            var calls: [String] = []
            var widthAtEnd: CGFloat?

            override func viewDidLoad() {
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
            }
            override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
            override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
            override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
            override func viewDidAppear(_ animated: Bool) {
                calls.append("viewDidAppear")
                widthAtEnd = label.frame.width
            }
        }
        let (stage, root, screen) = (Stage(), UIViewController(), Labelled())
        screen.modalPresentationStyle = style
        stage.present(root)
        stage.settle()

        stage.run { root.present(screen, animated: false) }
        stage.settle()

        #expect(
            screen.calls.prefix(4) == [
                "viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews", "viewDidAppear",
            ])
        #expect(screen.widthAtEnd == stage.window.bounds.width)
    }

    @Test func `a full-screen presentation calls everything in order`() {
        let scene = Scene()

        scene.present()
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "B.viewDidLoad",
                "animationController(forPresented)",
                "interactionControllerForPresentation",
                "present() returned",
                "A.viewWillDisappear",
                "B.viewWillAppear",
                "transitionDuration",
                "animateTransition(isAnimated: true)",
                "B.viewIsAppearing",
                "completeTransition(true)",
                "B.viewDidAppear",
                "A.viewDidDisappear",
                "animationEnded(true)",
                "completion",
            ])
    }

    @Test func `a custom presentation calls its presentation controller in order`() {
        let scene = Scene(style: .custom)

        scene.present()
        scene.stage.settle()

        #expect(
            scene.journal.entries.filter { $0 != "presentedView" } == [
                "presentationController(forPresented)",
                "B.viewDidLoad",
                "animationController(forPresented)",
                "interactionControllerForPresentation",
                "present() returned",
                "preferredContentSizeDidChange",
                "presentationTransitionWillBegin",
                "B.viewWillAppear",
                "transitionDuration",
                "animateTransition(isAnimated: true)",
                "B.viewIsAppearing",
                "completeTransition(true)",
                "presentationTransitionDidEnd(true)",
                "B.viewDidAppear",
                "animationEnded(true)",
                "completion",
            ])
    }

    @Test func `the presented view is asked for only after the presentation began`() {
        let scene = Scene(style: .custom)

        scene.present()

        let order = scene.journal.only(["presentationTransitionWillBegin", "presentedView"])
        #expect(order.first == "presentationTransitionWillBegin")
        #expect(order.contains("presentedView"))
    }

    @Test func `a presenter that stays gets no appearance calls`() {
        let scene = Scene(style: .custom)

        scene.present()
        scene.stage.settle()

        #expect(!scene.journal.entries.contains { $0.hasPrefix("A.") })
        #expect(scene.a.view.window != nil)
    }

    @Test func `a custom presentation that removes the presenter sends it appearance calls`() {
        let scene = Scene(style: .custom)
        scene.delegate.removesPresenter = true

        scene.present()
        scene.stage.settle()

        #expect(scene.journal.only(["A.viewWillDisappear", "A.viewDidDisappear"]).count == 2)
        #expect(scene.a.view.window == nil)
    }

    @Test func `without an animator nobody asks for an interaction controller`() {
        let scene = Scene()
        scene.delegate.vendsAnimators = false

        scene.present()
        scene.stage.settle()

        #expect(scene.journal.count("animationController(forPresented)") == 1)
        #expect(scene.journal.count("interactionControllerForPresentation") == 0)
        #expect(scene.journal.count("completion") == 1)
        #expect(scene.b.view.window != nil)
    }

    @Test func `the presenter and the source are told apart`() {
        let scene = Scene()
        let child = LoggedController("child", scene.journal)
        scene.a.addChild(child)
        scene.a.view.addSubview(child.view)
        child.didMove(toParent: scene.a)

        child.present(scene.b, animated: true)

        #expect(scene.delegate.presenting === scene.a)
        #expect(scene.delegate.source === child)
        #expect(scene.b.presentingViewController === scene.a)
        #expect(child.presentedViewController === scene.b)
    }

    @Test func `everything is over when the completion handler runs`() {
        let scene = Scene()
        var seen: [Bool] = []

        scene.a.present(scene.b, animated: true) {
            seen = [
                scene.b.isBeingPresented, scene.a.transitionCoordinator != nil, scene.b.view.window != nil,
                scene.a.view.window != nil,
            ]
        }
        scene.stage.settle()

        #expect(seen == [false, false, true, false])
    }

    @Test func `being presented lasts until the view has appeared`() {
        let scene = Scene()
        var seen: [Bool] = []
        scene.b.onViewWillAppear = { seen.append(scene.b.isBeingPresented) }
        scene.b.onViewDidAppear = { seen.append(scene.b.isBeingPresented) }

        scene.present()
        scene.stage.settle()

        #expect(seen == [true, true])
        #expect(!scene.b.isBeingPresented)
    }

    @Test func `another controller can be presented in viewDidAppear`() {
        let scene = Scene()
        let c = LoggedController("C", scene.journal)
        scene.b.onViewDidAppear = { scene.b.present(c, animated: true) }

        scene.present()
        scene.stage.settle()

        #expect(scene.b.presentedViewController === c)
        #expect(c.view.window != nil)
        #expect(scene.diagnostics().isEmpty)
        #expect(scene.journal.count("completion") == 1)
    }

    @Test func `the trace tells the same order`() {
        let scene = Scene(style: .custom)
        scene.stage.clearTrace()

        scene.present()
        scene.stage.settle()

        let wanted = [
            "LoggedController.present(_:animated:completion:)",
            "LoggedDelegate.presentationController(forPresented:presenting:source:)",
            "LoggedController.loadView()",
            "LoggedController.viewDidLoad()",
            "LoggedDelegate.animationController(forPresented:presenting:source:)",
            "LoggedDelegate.interactionControllerForPresentation(using:)",
            "LoggedPresentationController.preferredContentSizeDidChange(forChildContentContainer:)",
            "LoggedPresentationController.presentationTransitionWillBegin()",
            "LoggedController.viewWillAppear(_:)",
            "LoggedAnimator.transitionDuration(using:)",
            "LoggedAnimator.animateTransition(using:)",
            "LoggedPresentationController.containerViewWillLayoutSubviews()",
            "LoggedPresentationController.containerViewDidLayoutSubviews()",
            "LoggedController.viewIsAppearing(_:)",
            "TransitionContext.completeTransition(_:)",
            "LoggedPresentationController.presentationTransitionDidEnd(_:)",
            "LoggedController.viewDidAppear(_:)",
            "LoggedAnimator.animationEnded(_:)",
            "LoggedController.present(_:animated:completion:)",
        ]
        #expect(
            scene.stage.trace.filter { $0.kind != .animation }.map { "\($0.object).\($0.call)" } == wanted)
    }
}
