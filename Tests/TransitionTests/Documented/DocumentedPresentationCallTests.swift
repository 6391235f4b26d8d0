import Foundation
import Testing
import UIKit
import UITesting

/// A presentation over the lower half, which notes what is true when it is called.
private final class HalfController: UIPresentationController {
    var notes: [String] = []
    var removesPresenter = false
    var layouts = 0

    override var shouldRemovePresentersView: Bool { removesPresenter }

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func containerViewWillLayoutSubviews() {
        layouts += 1
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
        note("comes")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        note("came \(completed)")
    }

    override func dismissalTransitionWillBegin() {
        note("goes")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        notes.append("gone \(completed) \(presentedView?.window == nil)")
    }

    private func note(_ call: String) {
        let presented = presentedViewController
        var parts = [call]
        if containerView?.window != nil { parts.append("container") }
        if containerView != nil, presentedView?.superview === containerView { parts.append("view") }
        if presented.isBeingPresented { parts.append("presenting") }
        if presented.isBeingDismissed { parts.append("dismissing") }
        if presented.presentingViewController === presentingViewController { parts.append("up") }
        if presentingViewController.presentedViewController === presented { parts.append("down") }
        if presented.transitionCoordinator != nil { parts.append("coordinator") }
        notes.append(parts.joined(separator: " "))
    }
}

/// Vends half presentations, and asks in a compact width for what it was told to.
private final class HalfVendor: NSObject, UIViewControllerTransitioningDelegate,
    UIAdaptivePresentationControllerDelegate
{
    var removesPresenter = false
    var style = UIModalPresentationStyle.none
    var widths: [UIUserInterfaceSizeClass] = []
    var announced: [UIModalPresentationStyle] = []
    var hadCoordinator: [Bool] = []
    var sources: [UIViewController] = []
    private(set) weak var last: HalfController?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = HalfController(presentedViewController: presented, presenting: presenting)
        controller.removesPresenter = removesPresenter
        controller.delegate = self
        sources.append(source)
        last = controller
        return controller
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        widths.append(traitCollection.horizontalSizeClass)
        return style
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        announced.append(style)
        hadCoordinator.append(transitionCoordinator != nil)
    }
}

/// What presentation controllers of one's own see at each call, and what is made of their answers.
@Suite struct DocumentedPresentationCallTests {
    private let scene = NestedScene()
    private let vendor = HalfVendor()

    private func shown() -> (outer: LoggedController, inner: LoggedController) {
        let pair = scene.pair("shown")
        pair.outer.modalPresentationStyle = .custom
        pair.outer.transitioningDelegate = vendor
        return pair
    }

    // UIPresentationController, documentation of the four calls: the container is there before the presented view, and
    // both until the dismissal has ended.
    @Test func `container, view, links and coordinator are there when they are needed`() throws {
        let (outer, _) = shown()
        scene.leaf.present(outer, animated: true)
        scene.stage.settle()
        let controller = try #require(vendor.last)

        outer.dismiss(animated: true)
        scene.stage.settle()

        #expect(controller.notes.count == 4)
        #expect(controller.notes.first == "comes container presenting up down coordinator")
        #expect(controller.notes.dropFirst().first?.hasPrefix("came true container view") == true)
        #expect(
            controller.notes.dropFirst(2).first == "goes container view dismissing up down coordinator")
        #expect(controller.notes.last == "gone true true")
        #expect(controller.containerView == nil)
    }

    // containerViewWillLayoutSubviews(): for the presentation and whenever the container's size changes.
    @Test func `the container is laid out with the presentation and at each new size`() throws {
        let (outer, inner) = shown()
        scene.leaf.present(outer, animated: true)
        scene.stage.settle()
        let controller = try #require(vendor.last)
        let first = controller.layouts
        #expect(first > 0)
        #expect(outer.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))

        scene.stage.resize(to: CGSize(width: 844, height: 390))
        scene.stage.settle()

        #expect(controller.layouts > first)
        #expect(outer.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
        #expect(inner.view.frame == outer.view.bounds)
    }

    // shouldRemovePresentersView, documentation: with true UIKit moves the presenter's view into the container, and
    // the presenter disappears.
    @Test(arguments: [true, false])
    func `the presenter with all inside of it goes only where its view is removed`(removes: Bool) throws {
        vendor.removesPresenter = removes
        let (outer, inner) = shown()
        let place = scene.tabs.view.superview

        scene.leaf.present(outer, animated: true)
        scene.stage.advance(by: 0.1)
        let container = try #require(vendor.last?.containerView)
        #expect(scene.tabs.view.isDescendant(of: container) == removes)
        #expect((outer.transitionCoordinator?.view(forKey: .from) === scene.tabs.view) == removes)
        scene.stage.settle()
        #expect((scene.leaf.view.window == nil) == removes)
        for controller in [scene.root, scene.leaf] {
            let calls = scene.appearance(of: controller)
            #expect(calls == (removes ? ["WillDisappear", "DidDisappear"] : []))
        }
        scene.journal.clear()
        inner.dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.tabs.view.superview === place && scene.leaf.view.window === scene.stage.window)
        #expect(scene.appearance(of: scene.leaf) == (removes ? ["WillAppear", "DidAppear"] : []))
    }

    // adaptivePresentationStyle(for:traitCollection:) and presentationController(_:willPresentWithAdaptiveStyle:
    // transitionCoordinator:), headers: the second is told .none where the style stays.
    @Test(arguments: [true, false])
    func `the delegate is asked with the width, and told what comes of it`(animated: Bool) {
        let (outer, _) = shown()

        scene.leaf.present(outer, animated: animated)
        scene.stage.settle()

        #expect(vendor.widths.first == .compact && vendor.announced == [.none])
        #expect(vendor.hadCoordinator == [animated])
        #expect(outer.presentationController === vendor.last)
        #expect(vendor.sources == [scene.leaf])
        #expect(outer.presentingViewController === scene.tabs)
    }

    @Test func `a presentation of one's own becomes another style's where its delegate says so`() {
        vendor.style = .overFullScreen
        let (outer, inner) = shown()

        scene.leaf.present(outer, animated: true)
        scene.stage.settle()

        #expect(vendor.announced == [.overFullScreen])
        #expect(outer.view.frame == scene.stage.window.bounds)
        #expect(inner.presentationController === outer.presentationController)
        #expect(scene.appearance(of: scene.leaf).isEmpty, "what is below an over-full-screen stays")
        #expect(scene.appearance(of: inner) == ["WillAppear", "DidAppear"])
    }

    // UIViewController.presentationController: made for each presentation, and released with it.
    @Test func `each presentation has a presentation controller of its own`() {
        let (outer, _) = shown()
        weak var first: HalfController?

        scene.leaf.present(outer, animated: false)
        scene.stage.settle()
        first = vendor.last
        #expect(first != nil)
        outer.dismiss(animated: false)
        scene.stage.settle()
        #expect(first == nil)
        scene.root.present(outer, animated: false)
        scene.stage.settle()

        #expect(vendor.last != nil && vendor.sources == [scene.leaf, scene.root])
    }

    // UIContentContainer.preferredContentSizeDidChange(forChildContentContainer:): UIKit's containers pass it on.
    @Test func `the preferred size of a stack's top reaches the presentation of the stack`() throws {
        final class Sized: UIPresentationController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                sizes.append(container.preferredContentSize)
            }
        }
        final class Vendor: NSObject, UIViewControllerTransitioningDelegate {
            weak var last: Sized?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                let controller = Sized(presentedViewController: presented, presenting: presenting)
                last = controller
                return controller
            }
        }
        let sizing = Vendor()
        let (outer, _) = scene.pair("shown")
        let upper = UINavigationController(rootViewController: outer)
        upper.modalPresentationStyle = .custom
        upper.transitioningDelegate = sizing
        scene.leaf.present(upper, animated: true)
        scene.stage.settle()
        let before = sizing.last?.sizes.count ?? 0

        outer.preferredContentSize = CGSize(width: 200, height: 300)
        scene.stage.settle()

        let sizes = try #require(sizing.last?.sizes)
        #expect(sizes.count == before + 1)
        #expect(sizes.last?.width == 200)
    }
}
