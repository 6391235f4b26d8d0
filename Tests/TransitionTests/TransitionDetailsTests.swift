import QuartzCore
import Testing
import UIKit
import UITesting

/// What transitions do besides the motion: perspective, progress that is no number, and what stays afterwards.
@MainActor
struct TransitionDetailsTests {
    /// A driver that does nothing of itself.
    private final class IdleDriver: NSObject, UIViewControllerInteractiveTransitioning {
        private(set) var context: (any UIViewControllerContextTransitioning)?
        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            self.context = context
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        }
    }

    /// Drives the animator by percents.
    private final class PercentDriver: UIPercentDrivenInteractiveTransition {
        private(set) var context: (any UIViewControllerContextTransitioning)?
        override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            self.context = context
            super.startInteractiveTransition(context)
        }
    }

    /// Gives a presentation a driver, an animator and a presentation controller.
    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let animator = LoggedAnimator(Journal(), isPresenting: true)
        var driver: (any UIViewControllerInteractiveTransitioning)?
        var makesPresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
        var vends = true

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { vends ? animator : nil }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { makesPresentation?(presented, presenting) }
    }

    private func styled(_ style: UIModalTransitionStyle, _ presentation: UIModalPresentationStyle) -> Scene {
        let scene = Scene(style: presentation)
        scene.b.transitioningDelegate = nil
        scene.b.modalTransitionStyle = style
        return scene
    }

    // MARK: - Styles

    @Test func `a page that curls hangs at its upper edge, seen from two and a half heights away`() {
        let scene = styled(.partialCurl, .fullScreen)
        scene.present()

        scene.stage.advance(by: 0.3)

        let page = scene.a.view
        #expect(page?.anchorPoint == CGPoint(x: 0.5, y: 0) && page?.center == CGPoint(x: 195, y: 0))
        #expect(page?.superview?.layer.sublayerTransform.m34 == -1 / CGFloat(2110))
    }

    @Test func `a side that flips in alone begins edge on`() throws {
        let scene = styled(.flipHorizontal, .overFullScreen)

        scene.present()

        let shown = try #require(scene.b.view.layer.presentation())
        #expect(abs(shown.transform.m11) < 0.05 && abs(abs(shown.transform.m13) - 1) < 0.05)
        scene.stage.settle()
        scene.dismiss()
        scene.stage.advance(by: 0.74)
        let going = try #require(scene.b.view.layer.presentation())
        #expect(abs(going.transform.m11) < 0.1)
    }

    @Test(arguments: [UIModalTransitionStyle.flipHorizontal, .partialCurl])
    func `the container has its own perspective back when the turn is over`(style: UIModalTransitionStyle) {
        final class Deep: UIPresentationController {
            override func presentationTransitionWillBegin() {
                containerView?.layer.sublayerTransform.m34 = -0.002
            }
        }
        let scene = styled(style, .custom)
        let delegate = Delegate()
        delegate.vends = false
        delegate.makesPresentation = { Deep(presentedViewController: $0, presenting: $1) }
        scene.b.transitioningDelegate = delegate

        scene.present()
        scene.stage.advance(by: 0.1)
        #expect(scene.b.view.superview?.layer.sublayerTransform.m34 != -0.002)
        scene.stage.settle()

        #expect(scene.b.view.superview?.layer.sublayerTransform.m34 == -0.002)
    }

    // MARK: - Contexts and coordinators

    @Test func `an animator that completes at once gets the alongside animations before the completions`() {
        let scene = Scene()
        scene.delegate.configure = { $0.ending = .atOnce }
        var order: [String] = []
        scene.a.present(scene.b, animated: true)
        scene.b.transitionCoordinator?.animate { _ in
            order.append("animation")
            scene.b.view.alpha = 0.5
        } completion: { _ in
            order.append("completion")
        }
        scene.stage.settle()

        #expect(order == ["animation", "completion"])
        #expect(scene.b.view.layer.animationKeys() == nil)
    }

    @Test func `the dismissal of several controllers is that of the uppermost one`() throws {
        let scene = Scene(style: .fullScreen)
        scene.presentToTheEnd()
        let top = UIViewController()
        top.modalPresentationStyle = .overFullScreen
        scene.b.present(top, animated: false)
        scene.stage.settle()
        let container = top.presentationController?.containerView

        scene.dismiss()

        let coordinator = try #require(scene.a.transitionCoordinator)
        #expect(coordinator.presentationStyle == .overFullScreen)
        #expect(container != nil && coordinator.containerView === container)
        #expect(coordinator.viewController(forKey: .from) === top)
        scene.stage.settle()
        #expect(scene.a.presentedViewController == nil && top.view.window == nil)
    }

    @Test func `progress that is no number changes nothing, and what is out of range is cut off`() {
        let scene = Scene()
        let (delegate, driver) = (Delegate(), IdleDriver())
        delegate.driver = driver
        scene.b.transitioningDelegate = delegate
        scene.present()
        let coordinator = scene.b.transitionCoordinator

        driver.context?.updateInteractiveTransition(0.4)
        driver.context?.updateInteractiveTransition(.nan)
        driver.context?.updateInteractiveTransition(.infinity)
        #expect(coordinator?.percentComplete == 0.4)
        driver.context?.updateInteractiveTransition(-1)
        #expect(coordinator?.percentComplete == 0)
        driver.context?.updateInteractiveTransition(2)
        #expect(coordinator?.percentComplete == 1)
    }

    @Test func `a transition without an interruptible animator goes on when it is to be paused`() {
        let scene = Scene()
        let (delegate, driver) = (Delegate(), PercentDriver())
        delegate.driver = driver
        scene.b.transitioningDelegate = delegate
        scene.present()
        let coordinator = scene.b.transitionCoordinator
        #expect(coordinator?.isInteractive == true)
        driver.update(0.5)
        driver.finish()

        driver.context?.pauseInteractiveTransition()

        #expect(coordinator?.isInteractive == false)
        #expect(scene.diagnostics().contains { $0.contains("interruptibleAnimator") })
        scene.stage.settle()
        #expect(scene.b.view.window != nil)
    }

    @Test func `a coordinator that outlives its transition is neither interruptible nor takes blocks`() throws
    {
        let scene = Scene()
        scene.delegate.configure = { $0.usesPropertyAnimator = true }
        scene.present()
        let coordinator = try #require(scene.b.transitionCoordinator)
        scene.stage.settle()
        var calls = 0

        let takes = coordinator.animate { _ in
            calls += 1
        } completion: { _ in
            calls += 1
        }

        #expect(!coordinator.isInterruptible && !takes && calls == 0)
    }

    @Test func `a child transition's coordinator tells both sides`() {
        let stage = Stage()
        let parent = UIViewController()
        let (from, to) = (UIViewController(), UIViewController())
        stage.present(parent)
        for child in [from, to] {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        from.view.frame = parent.view.bounds
        parent.view.addSubview(from.view)
        to.view.frame = parent.view.bounds

        parent.transition(from: from, to: to, duration: 0.5, options: [], animations: nil)
        stage.advance(by: 0.1)

        let coordinator = from.transitionCoordinator ?? to.transitionCoordinator
        if let coordinator {
            #expect(coordinator.viewController(forKey: .from) === from)
            #expect(coordinator.view(forKey: .from) === from.view)
            #expect(coordinator.viewController(forKey: .to) === to)
            #expect(coordinator.view(forKey: .to) === to.view)
        }
        stage.settle()
    }

    @Test func `what is pushed on a stack that is going away does not appear`() {
        let scene = Scene()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.modalPresentationStyle = .fullScreen
        scene.a.present(navigation, animated: false)
        scene.stage.settle()
        let pushed = LoggedController("P", scene.journal)

        scene.a.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        navigation.pushViewController(pushed, animated: true)
        scene.stage.settle()

        #expect(scene.journal.count("P.viewWillAppear") == 0 && scene.journal.count("P.viewDidAppear") == 0)
    }

    // MARK: - Frames after a change of size

    @Test(arguments: [
        CGRect(x: 1, y: 0, width: 0, height: 0), CGRect(x: 0, y: 1, width: 0, height: 0),
        CGRect(x: 0, y: 0, width: 1, height: 0), CGRect(x: 0, y: 0, width: 0, height: 1),
        CGRect(x: 0.25, y: 0.25, width: 0, height: 0), .zero,
    ])
    func `a presented view that is off in one edge after a change of size is named`(off: CGRect) {
        final class Careless: UIPresentationController {
            var off = CGRect.zero
            override func containerViewWillLayoutSubviews() {
                let frame = frameOfPresentedViewInContainerView
                presentedView?.frame = CGRect(
                    x: frame.minX + off.minX, y: frame.minY + off.minY, width: frame.width + off.width,
                    height: frame.height + off.height)
            }
            override var frameOfPresentedViewInContainerView: CGRect {
                containerView?.bounds.insetBy(dx: 50, dy: 50) ?? .zero
            }
        }
        let scene = Scene(style: .custom)
        let delegate = Delegate()
        delegate.makesPresentation = {
            let controller = Careless(presentedViewController: $0, presenting: $1)
            controller.off = off
            return controller
        }
        scene.b.transitioningDelegate = delegate
        scene.present()
        scene.stage.settle()

        scene.stage.resize(to: CGSize(width: 500, height: 700))
        scene.stage.advance(by: 0.1)
        scene.stage.settle()

        let isNamed = scene.diagnostics().contains { $0.contains("frameOfPresentedViewInContainerView is") }
        let isOff = off.width == 1 || off.height == 1 || off.minX == 1 || off.minY == 1
        #expect(isNamed == isOff)
    }

    @Test func `a presented view stays where its animator has left it`() {
        let scene = Scene(style: .overFullScreen)
        let halfway = Halfway()
        scene.b.transitioningDelegate = halfway

        scene.present()
        scene.stage.settle()

        #expect(scene.b.view.frame == CGRect(x: 10, y: 100, width: 200, height: 300))
    }

    // MARK: - Without animation

    @Test func `where animations are off, what is asked for with animation is there and gone at once`() {
        let scene = Scene()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }

        scene.a.present(scene.b, animated: true)
        scene.stage.advance(to: scene.stage.now)
        #expect(scene.b.view.window != nil && !scene.stage.isMoving)
        #expect(scene.journal.count("animateTransition(isAnimated: true)") == 0)
        scene.a.dismiss(animated: true)
        scene.stage.advance(to: scene.stage.now)

        #expect(scene.a.presentedViewController == nil && !scene.stage.isMoving)
    }

    @Test
    func `a driver that still settles one transition and gets another says so, and both come to an end`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        let (second, c) = (UIWindow(frame: scene.stage.window.bounds), UIViewController())
        second.rootViewController = c
        second.isHidden = false
        let d = UIViewController()
        d.modalPresentationStyle = .fullScreen
        d.transitioningDelegate = scene.delegate
        scene.present()
        driver.update(0.3)
        driver.finish()
        scene.stage.advance(by: 0.05)

        c.present(d, animated: true)
        scene.stage.advance(by: 0.05)
        #expect(scene.diagnostics("error").contains { $0.contains("second transition") })
        driver.finish()
        scene.stage.settle()

        #expect(scene.a.presentedViewController === scene.b && c.presentedViewController === d)
        #expect(scene.b.transitionCoordinator == nil && d.transitionCoordinator == nil)
    }

    @Test func `a stack that appears announces its screen before and after it has appeared`() {
        final class Listener: NSObject, UINavigationControllerDelegate {
            var heard: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { heard.append("will") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { heard.append("did") }
        }
        let listener = Listener()
        let scene = Scene()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.modalPresentationStyle = .fullScreen
        navigation.delegate = listener

        scene.a.present(navigation, animated: true)
        scene.stage.settle()
        // The real order, as logged on iOS: the second call comes after the controller has appeared.
        #expect(listener.heard == ["will", "did", "did"])
        listener.heard = []
        navigation.pushViewController(UIViewController(), animated: true)
        scene.stage.settle()
        navigation.popViewController(animated: false)
        scene.stage.settle()

        #expect(listener.heard == ["will", "did", "will", "did"])
    }
}

/// Moves the view to a place of its own.
private final class Halfway: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.2) {
            view.frame = CGRect(x: 10, y: 100, width: 200, height: 300)
        } completion: { _ in
            context.completeTransition(true)
        }
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
