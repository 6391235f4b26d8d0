import Testing
import UIKit
import UITesting

/// What an animator leaves behind: said when it hurts, and only then.
@MainActor
struct LeftOverDiagnosticsTests {
    private let driver = UIPercentDrivenInteractiveTransition()

    /// Fades one view into the other, and cleans up as it is told.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        var leaves: (UIView) -> Void = { _ in }
        var atEnd: (any UIViewControllerContextTransitioning) -> Void = { _ in }
        var afterEnd: (any UIViewControllerContextTransitioning) -> Void = { _ in }
        var addsToView = true

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.3 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let context = transitionContext
            let toView = context.view(forKey: .to)
            if let toView, addsToView {
                toView.alpha = 0
                context.containerView.addSubview(toView)
            }
            UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
                toView?.alpha = 1
                context.view(forKey: .from).map(self.leaves)
            } completion: { _ in
                self.atEnd(context)
                if context.transitionWasCancelled { toView?.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
                self.afterEnd(context)
            }
        }
    }

    private final class Vendor: NSObject, UIViewControllerTransitioningDelegate {
        let fade = Fade()
        var vends = true
        var driver: UIPercentDrivenInteractiveTransition?
        var presentation: (UIViewController, UIViewController?) -> UIPresentationController? = { _, _ in nil }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { presentation(presented, presenting) }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { vends ? fade : nil }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { vends ? fade : nil }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    /// A scene whose controller comes and goes with a fade.
    private func scene(_ vendor: Vendor, style: UIModalPresentationStyle = .fullScreen) -> Scene {
        let scene = Scene(style: style)
        scene.b.transitioningDelegate = vendor
        return scene
    }

    private func run(_ scene: Scene, _ request: (Scene) -> Void) {
        request(scene)
        scene.stage.settle()
    }

    // MARK: - Views

    @Test func `a presenter that was left transparent and comes back opaque is no mistake`() {
        let vendor = Vendor()
        vendor.fade.leaves = { $0.alpha = 0 }
        let scene = scene(vendor)

        run(scene) { $0.present() }
        run(scene) { $0.dismiss() }

        #expect(scene.a.view.alpha == 1)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a presenter that comes back transparent is told, with who left it so`() throws {
        let vendor = Vendor()
        vendor.fade.leaves = { $0.alpha = 0 }
        let scene = scene(vendor)
        run(scene) { $0.present() }

        vendor.vends = false
        run(scene) { $0.dismiss() }

        let message = try #require(scene.diagnostics("warning").first)
        #expect(
            message.contains("Fade left the view of LoggedController, which is on the screen, with alpha 0"))
    }

    @Test(arguments: ["alpha", "isHidden", "transform", "speed", "beginTime", "timeOffset"])
    func `a view on the screen that is not as before is told`(property: String) throws {
        let vendor = Vendor()
        vendor.fade.atEnd = { context in
            guard let view = context.view(forKey: .to) else { return }
            switch property {
            case "alpha": view.alpha = 0.5
            case "isHidden": view.isHidden = true
            case "transform": view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            case "speed": view.layer.speed = 2
            case "beginTime": view.layer.beginTime = 3
            default: view.layer.timeOffset = 4
            }
        }
        let scene = scene(vendor)

        run(scene) { $0.present() }

        let message = try #require(scene.diagnostics("warning").first)
        #expect(message.contains(property) && message.contains("set it back"))
        #expect(scene.diagnostics().count == 1)
    }

    @Test func `what an animator puts right after completeTransition is no mistake`() {
        let vendor = Vendor()
        vendor.fade.leaves = { $0.alpha = 0 }
        vendor.fade.afterEnd = { $0.view(forKey: .from)?.alpha = 1 }
        let scene = scene(vendor)

        run(scene) { $0.present() }
        vendor.vends = false
        run(scene) { $0.dismiss() }

        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `what a controller does to its own view when it has appeared is no mistake`() {
        let scene = scene(Vendor())
        scene.b.onViewDidAppear = { scene.b.view.alpha = 0.5 }

        run(scene) { $0.present() }

        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a presenter that is scaled for as long as it presents is no mistake`() {
        let vendor = Vendor()
        vendor.fade.leaves = { $0.alpha = 0 }
        let scene = scene(vendor, style: .overFullScreen)
        vendor.fade.atEnd = { _ in scene.a.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        run(scene) { $0.present() }

        vendor.fade.atEnd = { _ in scene.a.view.transform = .identity }
        run(scene) { $0.dismiss() }

        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a presenter that stays scaled after the dismissal is told`() throws {
        let vendor = Vendor()
        vendor.fade.leaves = { $0.alpha = 0 }
        let scene = scene(vendor, style: .overFullScreen)
        vendor.fade.atEnd = { _ in scene.a.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }

        run(scene) { $0.present() }
        #expect(scene.diagnostics().isEmpty)
        run(scene) { $0.dismiss() }

        #expect(
            try #require(scene.diagnostics("warning").first).contains("a transform (before: the identity)"))
    }

    /// Scales the presenter without an animation before the animator begins.
    private final class Shrinking: UIPresentationController {
        var resets = true

        private func scale(_ isScaled: Bool) {
            presentingViewController.view.transform =
                isScaled ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
        }

        override func presentationTransitionWillBegin() { scale(true) }

        override func presentationTransitionDidEnd(_ completed: Bool) {
            if resets, !completed { scale(false) }
        }

        override func dismissalTransitionWillBegin() {
            if resets { scale(false) }
        }

        override func dismissalTransitionDidEnd(_ completed: Bool) {
            if resets, !completed { scale(true) }
        }
    }

    /// A scene whose presentation controller scales the presenter.
    private func shrinkingScene(_ vendor: Vendor, resets: Bool) -> Scene {
        let scene = scene(vendor, style: .custom)
        vendor.fade.leaves = { $0.alpha = 0 }
        vendor.presentation = { presented, presenting in
            let shrinking = Shrinking(presentedViewController: presented, presenting: presenting)
            shrinking.resets = resets
            return shrinking
        }
        return scene
    }

    @Test func `a presenter that a presentation controller scales before the animator begins, and resets`() {
        let vendor = Vendor()
        let scene = shrinkingScene(vendor, resets: true)

        run(scene) { $0.present() }
        #expect(scene.a.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        cancelDismissal(of: scene, vendor)
        run(scene) { $0.dismiss() }

        #expect(scene.a.view.transform == .identity)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a presenter that a presentation controller scales and does not reset is told`() throws {
        let vendor = Vendor()
        let scene = shrinkingScene(vendor, resets: false)

        run(scene) { $0.present() }
        #expect(scene.diagnostics().isEmpty)
        run(scene) { $0.dismiss() }

        let message = try #require(scene.diagnostics("warning").first)
        #expect(message.contains("A callback before Fade left the view of LoggedController"))
        #expect(message.contains("a transform (before: the identity)"))
        #expect(scene.diagnostics().count == 1)
    }

    @Test func `a presenter that stays scaled by a cancelled presentation is told`() throws {
        let vendor = Vendor()
        vendor.driver = driver
        let scene = shrinkingScene(vendor, resets: false)

        scene.present()
        driver.update(0.5)
        driver.cancel()
        scene.stage.settle()

        let message = try #require(scene.diagnostics("warning").first)
        #expect(message.contains("A callback before Fade left the view of LoggedController"))
    }

    private func cancelDismissal(of scene: Scene, _ vendor: Vendor) {
        vendor.driver = driver
        scene.dismiss()
        driver.update(0.5)
        driver.cancel()
        scene.stage.settle()
        vendor.driver = nil
    }

    @Test func `a presenter that a cancelled dismissal leaves scaled as it was is no mistake`() throws {
        let vendor = Vendor()
        vendor.fade.leaves = { $0.alpha = 0 }
        let scene = scene(vendor, style: .overFullScreen)
        let scale = CGAffineTransform(scaleX: 0.9, y: 0.9)
        vendor.fade.atEnd = { _ in scene.a.view.transform = scale }
        run(scene) { $0.present() }

        cancelDismissal(of: scene, vendor)
        #expect(scene.diagnostics().isEmpty)

        // What the presentation left is still known when the dismissal leaves it, too.
        run(scene) { $0.dismiss() }
        #expect(scene.diagnostics().count == 1)
        #expect(
            try #require(scene.diagnostics("warning").first).contains("a transform (before: the identity)"))
    }

    @Test func `a scaled presenter that a cancelled dismissal resets is told`() throws {
        let vendor = Vendor()
        vendor.fade.leaves = { $0.alpha = 0 }
        let scene = scene(vendor, style: .overFullScreen)
        vendor.fade.atEnd = { _ in scene.a.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        run(scene) { $0.present() }

        vendor.fade.atEnd = { _ in scene.a.view.transform = .identity }
        cancelDismissal(of: scene, vendor)

        let message = try #require(scene.diagnostics("warning").first)
        #expect(message.contains("Fade left the view of LoggedController"))
        #expect(message.contains("a transform (before: another one)"))
        run(scene) { $0.dismiss() }
        #expect(scene.diagnostics().count == 1)
    }

    // MARK: - Containers

    @Test func `a snapshot that is left over the presented view is told`() throws {
        let vendor = Vendor()
        vendor.fade.atEnd = { $0.containerView.addSubview(UILabel()) }
        let scene = scene(vendor)

        run(scene) { $0.present() }

        #expect(
            try #require(scene.diagnostics("warning").first).contains("Fade left UILabel in the container"))
    }

    @Test func `a view over the presented one that takes touches, as to dismiss it, is no mistake`() {
        let vendor = Vendor()
        vendor.fade.atEnd = {
            let snapshot = UIView()
            let inner = UIView()
            inner.addGestureRecognizer(UITapGestureRecognizer())
            snapshot.addSubview(inner)
            $0.containerView.addSubview(snapshot)
            $0.containerView.addSubview(UIButton())
        }
        let scene = scene(vendor)

        run(scene) { $0.present() }

        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a view over the presented one that is hidden is no mistake`() {
        let vendor = Vendor()
        vendor.fade.atEnd = {
            let label = UILabel()
            label.isHidden = true
            $0.containerView.addSubview(label)
        }
        let scene = scene(vendor)

        run(scene) { $0.present() }

        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a dimming view below the presented view is no mistake`() {
        let vendor = Vendor()
        vendor.fade.atEnd = { $0.containerView.insertSubview(UIView(), at: 0) }
        let scene = scene(vendor)

        run(scene) { $0.present() }

        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a view that is left by a cancelled dismissal is told`() throws {
        let vendor = Vendor()
        let scene = scene(vendor)
        run(scene) { $0.present() }
        vendor.driver = driver
        vendor.fade.atEnd = { $0.containerView.addSubview(UILabel()) }

        scene.dismiss()
        driver.update(0.5)
        driver.cancel()
        scene.stage.settle()

        let message = try #require(scene.diagnostics("warning").first)
        #expect(message.contains("UILabel is new in TransitionContainerView"))
        #expect(scene.b.view.window != nil)
    }

    @Test func `a view that a cancelled presentation takes away is told`() throws {
        let vendor = Vendor()
        let scene = scene(vendor)
        let banner = UILabel()
        scene.stage.window.addSubview(banner)
        vendor.driver = driver
        vendor.fade.atEnd = { _ in banner.removeFromSuperview() }

        scene.present()
        driver.update(0.5)
        driver.cancel()
        scene.stage.settle()

        #expect(try #require(scene.diagnostics("warning").first).contains("UILabel is missing in UIWindow"))
    }

    @Test func `a cancelled transition that leaves all as it was is no mistake`() {
        let vendor = Vendor()
        vendor.driver = driver
        let scene = scene(vendor)

        scene.present()
        driver.update(0.5)
        driver.cancel()
        scene.stage.settle()

        #expect(scene.diagnostics().isEmpty)
        #expect(scene.stage.window.subviews == [scene.a.view])
    }

    @Test func `a presenter's view that goes with the container is told`() throws {
        let vendor = Vendor()
        let scene = scene(vendor, style: .overFullScreen)
        vendor.fade.atEnd = { $0.containerView.insertSubview(scene.a.view, at: 0) }

        run(scene) { $0.present() }
        #expect(scene.diagnostics().isEmpty)
        run(scene) { $0.b.dismiss(animated: true) }

        #expect(scene.a.view.window == nil)
        #expect(
            try #require(scene.diagnostics("warning").first).contains("although view(forKey:) is nil for it"))
    }

    @Test(arguments: [false, true])
    func `a presenter's view that is put back from the container is no mistake`(isLate: Bool) throws {
        let vendor = Vendor()
        let scene = scene(vendor, style: .overFullScreen)
        vendor.fade.atEnd = { $0.containerView.insertSubview(scene.a.view, at: 0) }
        run(scene) { $0.present() }

        vendor.fade.atEnd = { _ in if !isLate { scene.stage.window.addSubview(scene.a.view) } }
        scene.b.dismiss(animated: true) { if isLate { scene.stage.window.addSubview(scene.a.view) } }
        scene.stage.settle()

        #expect(scene.a.view.window != nil)
        #expect(scene.diagnostics().isEmpty)
    }
}
