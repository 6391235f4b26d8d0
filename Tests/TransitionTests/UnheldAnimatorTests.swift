import Testing
import UIKit
import UITesting

/// Animators with a property animator that UIKit cannot get hold of, and the way to give it to UIKit.
@Suite(.serialized)
struct UnheldAnimatorTests {
    /// Someone else's: fades in with a property animator that only `animateTransition(using:)` knows.
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        private(set) var animator: UIViewPropertyAnimator?

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let context = transitionContext
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            self.animator = animator
            if let view = context.view(forKey: .to) {
                view.alpha = 0
                context.containerView.addSubview(view)
                animator.addAnimations { view.alpha = 1 }
            }
            animator.addCompletion { _ in
                if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator.startAnimation()
        }
    }

    /// Holds the other one, and answers `interruptibleAnimator(using:)` itself: what Coverage.md advises.
    final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
        private let fade = Fade()

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { fade.transitionDuration(using: transitionContext) }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            fade.animateTransition(using: transitionContext)
        }

        func interruptibleAnimator(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator = fade.animator { return animator }
            fade.animateTransition(using: transitionContext)
            return fade.animator ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
        }

        func animationEnded(_ transitionCompleted: Bool) { fade.animationEnded(transitionCompleted) }
    }

    private final class Vendor: NSObject, UIViewControllerTransitioningDelegate {
        let animator: any UIViewControllerAnimatedTransitioning
        let driver: UIPercentDrivenInteractiveTransition?

        init(
            _ animator: any UIViewControllerAnimatedTransitioning,
            _ driver: UIPercentDrivenInteractiveTransition?
        ) {
            self.animator = animator
            self.driver = driver
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    /// Presents B with an animator, by a driver that stands at 0.5 if one is given.
    private func present(
        _ animator: any UIViewControllerAnimatedTransitioning,
        by driver: UIPercentDrivenInteractiveTransition?
    ) -> (Scene, Vendor) {
        let scene = Scene()
        let vendor = Vendor(animator, driver)
        scene.b.transitioningDelegate = vendor
        scene.present()
        driver?.update(0.5)
        scene.stage.advance(by: 0)
        return (scene, vendor)
    }

    private func shownAlpha(_ scene: Scene) -> CGFloat {
        CGFloat(scene.b.view.layer.presentation()?.opacity ?? -1)
    }

    @Test func `a property animator that only animateTransition knows is driven here, and told`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let (scene, vendor) = present(Fade(), by: driver)

        #expect(abs(shownAlpha(scene) - 0.5) < 0.01)
        let messages = scene.diagnostics("warning")
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasPrefix(
                "Fade animates with a UIViewPropertyAnimator that only animateTransition")
                == true)
        driver.finish()
        scene.stage.settle()
        #expect(scene.b.view.window != nil && scene.diagnostics().count == 1)
        withExtendedLifetime(vendor) {}
    }

    @Test func `without an interaction it is no mistake`() {
        let (scene, vendor) = present(Fade(), by: nil)

        scene.stage.settle()

        #expect(scene.diagnostics().isEmpty)
        withExtendedLifetime(vendor) {}
    }

    @Test func `an animator that holds another one can vend what that animates with`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let (scene, vendor) = present(InterruptibleFade(), by: driver)

        #expect(scene.b.transitionCoordinator?.isInterruptible == true)
        #expect(abs(shownAlpha(scene) - 0.5) < 0.01)
        scene.stage.advance(by: 1)
        #expect(abs(shownAlpha(scene) - 0.5) < 0.01)
        driver.cancel()
        scene.stage.settle()
        #expect(scene.b.view.window == nil && scene.a.presentedViewController == nil)
        #expect(scene.diagnostics().isEmpty)
        withExtendedLifetime(vendor) {}
    }

    @Test func `a property animator that ran before is no mistake`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.a.view.addSubview(badge)
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { badge.alpha = 0 }
        animator.startAnimation()
        scene.stage.advance(by: 0)

        scene.present()
        driver.update(0.5)

        #expect(scene.diagnostics().isEmpty)
        driver.finish()
        scene.stage.settle()
    }
}
