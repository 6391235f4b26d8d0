import Foundation
import Testing
import UIKit
import UITesting

/// Vends animators that fade, and notes who asks for them.
private final class FadingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var asked: [String] = []
    let name: String

    init(_ name: String) {
        self.name = name
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("\(name) comes")
        return nil
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("\(name) goes")
        return nil
    }
}

/// Presentations over presentations, and what is presented in a context.
@Suite struct DocumentedChainTests {
    private let scene = NestedScene()

    /// Presents controllers over each other, un-animated, the first one from the tabs.
    private func chain(
        _ names: [String], _ style: UIModalPresentationStyle = .fullScreen
    ) -> [LoggedController] {
        var presenter: UIViewController = scene.tabs
        var shown: [LoggedController] = []
        for name in names {
            let controller = LoggedController(name, scene.journal)
            controller.modalPresentationStyle = style
            presenter.present(controller, animated: false)
            scene.stage.settle()
            presenter = controller
            shown.append(controller)
        }
        scene.journal.clear()
        return shown
    }

    // MARK: - Chains

    // dismiss(animated:completion:), documentation: only the topmost view goes with an animation, what lies between is
    // removed; it is dismissed with its own transition.
    @Test func `of a chain that is dismissed from below the top alone is asked for its animation`() {
        let shown = chain(["one", "two", "three"])
        let delegates = shown.map { FadingDelegate($0.name) }
        for (controller, delegate) in zip(shown, delegates) { controller.transitioningDelegate = delegate }
        var completions = 0

        scene.tabs.dismiss(animated: true) { completions += 1 }
        scene.stage.settle()

        #expect(delegates.flatMap(\.asked) == ["three goes"])
        #expect(completions == 1)
        #expect(scene.appearance(of: shown[2]) == ["WillDisappear", "DidDisappear"])
        #expect(scene.appearance(of: shown[0]).isEmpty && scene.appearance(of: shown[1]).isEmpty)
        #expect(scene.appearance(of: scene.leaf) == ["WillAppear", "DidAppear"])
        for controller in shown {
            #expect(controller.presentingViewController == nil && controller.presentedViewController == nil)
            #expect(controller.viewIfLoaded?.window == nil)
        }
    }

    // The same documentation: a controller that presents dismisses what it presents, and stays itself.
    @Test func `in the middle of a chain a controller dismisses what is above it alone`() {
        let shown = chain(["one", "two", "three", "four"])

        shown[1].dismiss(animated: true)
        scene.stage.settle()

        #expect(shown[1].presentedViewController == nil && shown[1].view.window === scene.stage.window)
        #expect(shown[1].presentingViewController === shown[0])
        #expect(shown[2].presentingViewController == nil && shown[3].presentingViewController == nil)
        #expect(scene.appearance(of: shown[1]) == ["WillAppear", "DidAppear"])
        #expect(scene.appearance(of: shown[2]).isEmpty)
        shown[1].dismiss(animated: true)
        scene.stage.settle()
        #expect(shown[0].view.window === scene.stage.window && shown[1].presentingViewController == nil)
    }

    @Test func `what is seen through what lies above goes with the chain, and is told so`() {
        let shown = chain(["one", "two"], .overFullScreen)

        scene.tabs.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        #expect(shown[0].isBeingDismissed && shown[1].isBeingDismissed)
        scene.stage.settle()

        for controller in shown {
            #expect(scene.appearance(of: controller) == ["WillDisappear", "DidDisappear"])
        }
        #expect(scene.appearance(of: scene.leaf).isEmpty && scene.tabs.presentedViewController == nil)
    }

    // present(_:animated:completion:) and dismiss(animated:completion:): the handlers come after viewDidAppear and
    // viewDidDisappear, when the next request is possible.
    @Test func `one after the other, each asked for when the one before is done`() {
        let (one, two) = (
            LoggedController("one", scene.journal), LoggedController("two", scene.journal)
        )
        for controller in [one, two] { controller.modalPresentationStyle = .fullScreen }
        scene.leaf.present(one, animated: true) { [scene] in
            scene.journal.note("one is there")
            scene.leaf.dismiss(animated: true) {
                scene.journal.note("one is gone")
                scene.leaf.present(two, animated: true) { scene.journal.note("two is there") }
            }
        }
        scene.stage.settle()

        let wanted = [
            "one.viewDidAppear", "one is there", "one.viewDidDisappear", "one is gone", "two.viewDidAppear",
            "two is there",
        ]
        #expect(scene.journal.only(wanted) == wanted)
        #expect(scene.tabs.presentedViewController === two && one.presentingViewController == nil)
        #expect(!scene.stage.diagnostics.contains { $0.severity == .error })
    }

    @Test func `a request to present while a dismissal runs is refused, and the dismissal ends well`() {
        let shown = chain(["one"])
        let two = LoggedController("two", scene.journal)
        two.modalPresentationStyle = .fullScreen
        var isDone = false

        scene.tabs.dismiss(animated: true) { isDone = true }
        scene.stage.advance(by: 0.1)
        scene.tabs.present(two, animated: true)
        scene.stage.settle()

        #expect(isDone && shown[0].presentingViewController == nil)
        #expect(two.presentingViewController == nil && scene.tabs.presentedViewController == nil)
        #expect(scene.leaf.view.window === scene.stage.window)
        scene.tabs.present(two, animated: false)
        scene.stage.settle()
        #expect(two.presentingViewController === scene.tabs)
    }

    @Test func `what is dismissed with its chain is let go of`() {
        weak var one: UIViewController?
        weak var two: UIViewController?
        weak var upper: UIPresentationController?
        do {
            let (first, second) = (UIViewController(), UIViewController())
            for controller in [first, second] { controller.modalPresentationStyle = .overFullScreen }
            scene.tabs.present(first, animated: true)
            scene.stage.settle()
            first.present(second, animated: true)
            scene.stage.settle()
            (one, two, upper) = (first, second, second.presentationController)
        }
        #expect(one != nil && two != nil && upper != nil)

        scene.tabs.dismiss(animated: true)
        scene.stage.settle()
        scene.stage.advance(by: 0.1)

        #expect(one == nil && two == nil && upper == nil)
    }

    // MARK: - Contexts

    // definesPresentationContext, documentation: for the styles of a context the nearest controller that defines one
    // presents; for the others the root.
    @Test(arguments: [
        UIModalPresentationStyle.currentContext, .overCurrentContext, .fullScreen, .overFullScreen,
        .pageSheet,
    ])
    func `the nearest context presents what is to stay in it`(style: UIModalPresentationStyle) {
        let shown = LoggedController("shown", scene.journal)
        shown.modalPresentationStyle = style
        scene.root.definesPresentationContext = true
        let isInContext = style == .currentContext || style == .overCurrentContext
        let presenter: UIViewController = isInContext ? scene.root : scene.tabs

        scene.leaf.present(shown, animated: true)
        scene.stage.settle()

        #expect(shown.presentingViewController === presenter)
        #expect(scene.leaf.presentedViewController === shown)
        #expect((scene.stack.presentedViewController == nil) == isInContext)
        #expect(scene.tabs.tabBar.window === scene.stage.window || style == .fullScreen)
        shown.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.leaf.presentedViewController == nil && scene.leaf.view.window === scene.stage.window)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `of a context that is covered its own branch alone disappears`(style: UIModalPresentationStyle) {
        let shown = LoggedController("shown", scene.journal)
        shown.modalPresentationStyle = style
        scene.leaf.definesPresentationContext = true
        let isTaken = style == .currentContext

        scene.leaf.present(shown, animated: true)
        scene.stage.settle()

        #expect(scene.appearance(of: scene.leaf) == (isTaken ? ["WillDisappear", "DidDisappear"] : []))
        #expect(scene.appearance(of: scene.root).isEmpty)
        #expect((scene.leaf.view.window == nil) == isTaken)
        #expect(shown.view.isDescendant(of: scene.root.view))
        scene.journal.clear()
        scene.leaf.dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.appearance(of: scene.leaf) == (isTaken ? ["WillAppear", "DidAppear"] : []))
        #expect(scene.leaf.view.superview === scene.root.view)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `what is presented in a context turns with it`(style: UIModalPresentationStyle) {
        let shown = LoggedController("shown", scene.journal)
        shown.modalPresentationStyle = style
        scene.root.definesPresentationContext = true
        scene.leaf.present(shown, animated: false)
        scene.stage.settle()
        #expect(shown.view.convert(shown.view.bounds, to: nil).width == 390)
        scene.journal.clear()

        scene.stage.resize(to: CGSize(width: 844, height: 390))
        scene.stage.settle()

        let frame = shown.view.convert(shown.view.bounds, to: nil)
        #expect(frame.width == 844 && frame.height <= 390)
        #expect(scene.journal.entries.count { $0.hasPrefix("shown.viewWillTransition(844") } == 1)
        shown.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.leaf.view.convert(scene.leaf.view.bounds, to: nil).width == 844)
    }
}
