import Testing
import UIKit
import UITesting

/// Presentations that take another form where there is little room, at their start and while they are on the screen.
@MainActor
struct AdaptivityTests {
    private static let regular = CGSize(width: 1024, height: 768)
    private static let compact = CGSize(width: 320, height: 768)
    /// Held weakly by the presentation controller.
    private let adapter = LoggedAdapter()

    /// B is presented by a logged presentation controller, and adapts as the delegate says.
    private func begin(
        size: CGSize, style: UIModalPresentationStyle = .fullScreen, wraps: Bool = true
    ) -> Scene {
        let scene = Scene(style: .custom, size: size)
        scene.delegate.vendsAnimators = false
        adapter.style = style
        adapter.wraps = wraps
        scene.b.presentationController?.delegate = adapter
        scene.journal.clear()
        return scene
    }

    // MARK: - At the start

    @Test func `where there is room a presentation is as it was asked for`() {
        let scene = begin(size: Self.regular)

        scene.presentToTheEnd()

        #expect(scene.a.presentedViewController === scene.b)
        #expect(adapter.announced == [.none])
        #expect(scene.a.view.window != nil)
    }

    @Test func `where the width is compact the replacement is presented in the delegate's style`() throws {
        let scene = begin(size: Self.compact)
        let original = scene.b.presentationController

        scene.presentToTheEnd()

        let navigation = try #require(scene.a.presentedViewController as? UINavigationController)
        #expect(navigation.topViewController === scene.b)
        #expect(scene.b.presentingViewController === scene.a)
        #expect(scene.b.presentationController === original)
        #expect(original?.presentedViewController === scene.b)
        #expect(adapter.announced == [.fullScreen])
        #expect(adapter.prepared == 1)
        #expect(navigation.view.frame == CGRect(origin: .zero, size: Self.compact))
        #expect(scene.a.view.window == nil, "full screen: the presenter leaves")
        #expect(!scene.b.isBeingPresented)
    }

    @Test func `without a replacement the controller itself is presented in the other style`() {
        let scene = begin(size: Self.compact, style: .overFullScreen, wraps: false)

        scene.presentToTheEnd()

        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.b.view.frame == CGRect(origin: .zero, size: Self.compact))
        #expect(scene.a.view.window != nil, "over full screen: the presenter stays")
    }

    @Test func `traits that override those of a presentation hold in its other form, too`() {
        let scene = begin(size: Self.compact, style: .overFullScreen, wraps: false)
        scene.b.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)

        scene.presentToTheEnd()

        #expect(adapter.announced == [.overFullScreen])
        #expect(scene.b.traitCollection.userInterfaceStyle == .dark)
        #expect(scene.a.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `traits overridden at the original controller hold for the form that is shown`() {
        let scene = begin(size: Self.compact, style: .overFullScreen, wraps: false)
        let original = scene.b.presentationController
        scene.presentToTheEnd()
        #expect(adapter.announced == [.overFullScreen])

        scene.stage.run {
            original?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        }
        scene.stage.settle()

        #expect(scene.b.traitCollection.userInterfaceStyle == .dark)
        #expect(scene.a.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `the original presentation controller hears nothing of an adapted presentation`() {
        let scene = begin(size: Self.compact)

        scene.present()
        scene.stage.settle()
        scene.a.dismiss(animated: true)
        scene.stage.settle()

        let own = scene.journal.entries.filter { $0.contains("Transition") && !$0.contains("view") }
        #expect(own.isEmpty, "\(own)")
    }

    @Test func `the delegate is told with the transition's coordinator, or none without an animation`() {
        let scene = begin(size: Self.compact)
        scene.present()
        #expect(adapter.hadCoordinator == [true])
        scene.stage.settle()
        scene.dismiss()
        scene.stage.settle()

        scene.b.presentationController?.delegate = adapter
        scene.present(animated: false)

        #expect(adapter.hadCoordinator == [true, false])
    }

    @Test func `dismissed from within, the replacement goes, and the controller can be presented again`() {
        let scene = begin(size: Self.compact)
        scene.presentToTheEnd()

        scene.b.dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.a.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.journal.count("A.viewDidAppear") == 1)
        #expect(scene.journal.count("B.viewDidDisappear") == 1)

        scene.b.presentationController?.delegate = adapter
        scene.present()
        scene.stage.settle()

        #expect(scene.a.presentedViewController is UINavigationController)
        #expect(scene.diagnostics().isEmpty, "\(scene.diagnostics())")
    }

    // MARK: - While it is on the screen

    @Test func `the form changes with the width class, there and back, and the controller stays the same`() {
        let scene = begin(size: Self.regular)
        scene.presentToTheEnd()
        let field = UILabel()
        field.text = "state"
        scene.b.view.addSubview(field)

        for _ in 0..<3 {
            scene.stage.resize(to: Self.compact)
            scene.stage.settle()
            #expect(
                (scene.a.presentedViewController as? UINavigationController)?.topViewController === scene.b)
            #expect(scene.b.presentingViewController === scene.a)
            #expect(scene.b.view.window === scene.stage.window)
            #expect(scene.a.view.window == nil)

            scene.stage.resize(to: Self.regular)
            scene.stage.settle()
            #expect(scene.a.presentedViewController === scene.b)
            #expect(scene.b.parent == nil)
            #expect(scene.b.view.frame == CGRect(origin: .zero, size: Self.regular))
            #expect(scene.a.view.frame == CGRect(origin: .zero, size: Self.regular))
            #expect(scene.a.view.window === scene.stage.window)
        }

        #expect(field.superview === scene.b.view)
        #expect(scene.journal.count("B.viewDidLoad") == 0, "loaded once, before")
        #expect(adapter.announced.suffix(2) == [.fullScreen, .none])
        #expect(scene.diagnostics().isEmpty, "\(scene.diagnostics())")
    }

    @Test func `the appearance calls of a change of form balance, for the presenter, too`() {
        let scene = begin(size: Self.regular)
        scene.presentToTheEnd()

        scene.stage.resize(to: Self.compact)
        scene.stage.settle()

        let calls = [
            "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillDisappear", "B.viewWillAppear",
            "A.viewDidDisappear", "B.viewDidAppear",
        ]
        #expect(scene.journal.only(calls) == calls)

        scene.journal.clear()
        scene.stage.resize(to: Self.regular)
        scene.stage.settle()

        for name in ["A", "B"] {
            #expect(scene.journal.count("\(name).viewDidAppear") == 1)
        }
        #expect(scene.journal.count("A.viewDidDisappear") == 0)
        #expect(scene.diagnostics().isEmpty, "\(scene.diagnostics())")
    }

    @Test func `the original hears that its presentation goes and comes`() {
        let scene = begin(size: Self.regular)
        scene.presentToTheEnd()

        scene.stage.resize(to: Self.compact)
        let going = ["dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)"]
        #expect(scene.journal.only(going) == going)
        #expect(scene.delegate.presentationController?.containerView == nil)

        scene.stage.resize(to: Self.regular)
        let coming = ["presentationTransitionWillBegin", "presentationTransitionDidEnd(true)"]
        #expect(scene.journal.only(coming) == coming)
        #expect(scene.delegate.presentationController?.containerView != nil)
    }

    @Test func `what is presented above stays there when the form below changes`() {
        let scene = begin(size: Self.regular)
        scene.presentToTheEnd()
        let c = LoggedController("C", scene.journal)
        c.modalPresentationStyle = .overFullScreen
        scene.b.present(c, animated: false)
        scene.stage.settle()

        scene.stage.resize(to: Self.compact)
        scene.stage.settle()

        let navigation = scene.a.presentedViewController
        #expect(navigation is UINavigationController)
        #expect(navigation?.presentedViewController === c)
        #expect(c.presentingViewController === navigation)
        #expect(c.view.frame == CGRect(origin: .zero, size: Self.compact))
        #expect(scene.stage.window.subviews.last === c.view.superview, "in front")

        c.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.b.presentedViewController == nil)
        #expect(scene.b.view.window === scene.stage.window)
        #expect(scene.diagnostics().isEmpty, "\(scene.diagnostics())")
    }

    @Test func `a field above in the context of what changes its form keeps the focus`() {
        let scene = begin(size: Self.regular, wraps: false)
        scene.b.definesPresentationContext = true
        scene.presentToTheEnd()
        let c = LoggedController("C", scene.journal)
        c.modalPresentationStyle = .overCurrentContext
        scene.b.present(c, animated: false)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        c.view.addSubview(field)
        scene.stage.settle()
        field.becomeFirstResponder()

        scene.stage.resize(to: Self.compact)
        scene.stage.settle()

        #expect(scene.a.view.window == nil, "full screen now")
        #expect(c.view.window === scene.stage.window)
        #expect(field.isFirstResponder)
    }

    @Test func `covered by a full screen, the form below changes, and is there when the cover goes`() {
        let scene = begin(size: Self.regular)
        scene.presentToTheEnd()
        let c = LoggedController("C", scene.journal)
        c.modalPresentationStyle = .fullScreen
        scene.b.present(c, animated: false)
        scene.stage.settle()
        #expect(scene.b.view.window == nil)

        scene.stage.resize(to: Self.compact)
        scene.stage.settle()
        #expect(scene.a.presentedViewController is UINavigationController)
        #expect(scene.b.view.window == nil, "still covered")

        c.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.b.view.window === scene.stage.window)
        #expect(scene.a.presentedViewController?.view.frame == CGRect(origin: .zero, size: Self.compact))
        #expect(scene.diagnostics().isEmpty, "\(scene.diagnostics())")
    }

    @Test(arguments: [0.1, 0.2, 0.35])
    func `resized while it comes, it takes its other form as soon as it is there`(time: Double) {
        let scene = begin(size: Self.regular)
        scene.delegate.vendsAnimators = true
        scene.present()
        scene.stage.advance(by: time)

        scene.stage.resize(to: Self.compact)
        scene.stage.settle()

        #expect((scene.a.presentedViewController as? UINavigationController)?.topViewController === scene.b)
        #expect(scene.b.view.window === scene.stage.window)
        #expect(scene.a.presentedViewController?.view.frame == CGRect(origin: .zero, size: Self.compact))
        #expect(scene.journal.count("completion") == 1)
    }

    @Test func `resized while it goes, it is gone`() {
        let scene = begin(size: Self.regular)
        scene.presentToTheEnd()
        scene.dismiss()
        scene.stage.advance(by: 0.1)

        scene.stage.resize(to: Self.compact)
        scene.stage.settle()

        #expect(scene.a.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.a.view.frame == CGRect(origin: .zero, size: Self.compact))
    }

    @Test func `after changes of form and a dismissal nothing of the presentation is kept`() {
        let scene = Scene(size: Self.regular)
        weak var presented: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let controller = UIViewController()
            controller.modalPresentationStyle = .custom
            controller.presentationController?.delegate = adapter
            presented = controller
            presentation = controller.presentationController
            scene.a.present(controller, animated: false)
        }
        scene.stage.settle()

        for size in [Self.compact, Self.regular, Self.compact] {
            scene.stage.resize(to: size)
            scene.stage.settle()
        }
        weak let replacement = scene.a.presentedViewController
        #expect(presented != nil && presentation != nil && replacement is UINavigationController)
        scene.a.dismiss(animated: false)
        scene.stage.settle()

        #expect(presented == nil)
        #expect(presentation == nil)
        #expect(replacement == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
    }

    @Test func `the traits of the presentation itself decide, too`() {
        let scene = begin(size: Self.regular)
        scene.b.presentationController?.traitOverrides.horizontalSizeClass = .compact

        scene.presentToTheEnd()

        #expect(scene.a.presentedViewController is UINavigationController)
    }

    @Test func `other traits for the presentation change its form on the screen`() {
        let scene = begin(size: Self.regular)
        scene.presentToTheEnd()

        scene.b.presentationController?.traitOverrides.horizontalSizeClass = .compact
        #expect(scene.a.presentedViewController is UINavigationController)
        #expect(scene.b.traitCollection.horizontalSizeClass == .compact)

        scene.b.presentationController?.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.b.traitCollection.horizontalSizeClass == .regular)
    }

    // MARK: - Mistakes

    @Test func `a delegate that comes too late is told`() {
        let scene = Scene(style: .custom, size: Self.compact)
        scene.presentToTheEnd()

        scene.b.presentationController?.delegate = adapter

        #expect(scene.diagnostics("warning").first?.contains("before") == true)
    }

    @Test func `a delegate that comes late and does not adapt is told nothing`() {
        let scene = Scene(style: .custom, size: Self.compact)
        scene.presentToTheEnd()
        adapter.style = .none

        scene.b.presentationController?.delegate = adapter

        #expect(scene.diagnostics().isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext, .automatic])
    func `a style that nothing can adapt to is told and counts as none`(style: UIModalPresentationStyle) {
        let scene = begin(size: Self.compact, style: style)

        scene.presentToTheEnd()

        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.diagnostics("warning").first?.contains(".fullScreen") == true)
    }

    @Test func `a replacement that is in use already is told and not presented`() {
        let scene = begin(size: Self.compact)
        let child = UIViewController()
        scene.a.addChild(child)
        adapter.replacement = child

        scene.presentToTheEnd()

        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.diagnostics("error").first?.contains("in use already") == true)
    }
}

/// Says how to adapt, and keeps what it is told.
private final class LoggedAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.fullScreen
    var wraps = true
    var replacement: UIViewController?
    private(set) var announced: [UIModalPresentationStyle] = []
    private(set) var hadCoordinator: [Bool] = []
    private(set) var prepared = 0

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        style
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        if let replacement { return replacement }
        return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        announced.append(style)
        hadCoordinator.append(transitionCoordinator != nil)
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        prepared += 1
    }
}
