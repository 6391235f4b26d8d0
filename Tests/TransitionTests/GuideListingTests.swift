import Testing
import UIKit
import UITesting

/// What happens to those who copy the guide's listing 10-2 as it stands.
@MainActor
struct GuideListingTests {
    /// Listing 10-2: after a successful dismissal it removes `toView`, where the text beside it says to remove the
    /// presented view.
    private final class ListingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        let presenting: Bool

        init(presenting: Bool) {
            self.presenting = presenting
            super.init()
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0.3 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let container = transitionContext.containerView
            guard let fromController = transitionContext.viewController(forKey: .from),
                let toController = transitionContext.viewController(forKey: .to),
                let fromView = transitionContext.view(forKey: .from),
                let toView = transitionContext.view(forKey: .to)
            else { return transitionContext.completeTransition(false) }
            let corner = CGPoint(x: container.frame.width, y: container.frame.height)
            let toFinal = transitionContext.finalFrame(for: toController)
            let fromInitial = transitionContext.initialFrame(for: fromController)
            container.addSubview(toView)
            toView.frame = presenting ? CGRect(origin: corner, size: toFinal.size) : toFinal
            UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
                if self.presenting {
                    toView.frame = toFinal
                } else {
                    fromView.frame = CGRect(origin: corner, size: fromInitial.size)
                }
            } completion: { _ in
                let success = !transitionContext.transitionWasCancelled
                if (self.presenting && !success) || (!self.presenting && success) {
                    toView.removeFromSuperview()
                }
                transitionContext.completeTransition(success)
            }
        }
    }

    private final class ListingDelegate: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { ListingAnimator(presenting: true) }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { ListingAnimator(presenting: false) }
    }

    @Test func `who copies listing 10-2 as it stands is told that the window is empty after the dismissal`()
        throws
    {
        let scene = Scene()
        let delegate = ListingDelegate()
        scene.b.transitioningDelegate = delegate
        scene.present()
        scene.stage.settle()
        #expect(scene.diagnostics().isEmpty, "the way there is right")

        scene.dismiss()
        scene.stage.settle()

        let message = try #require(scene.diagnostics("error").first)
        #expect(message.contains("the view of LoggedController is in no window"))
        #expect(message.contains("remove it only if transitionWasCancelled"))
        #expect(scene.a.view.window == nil, "as on a device")
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.journal.count("completion") == 2)
    }

    @Test func `the program can still be used after that`() {
        let scene = Scene()
        let delegate = ListingDelegate()
        scene.b.transitioningDelegate = delegate
        scene.present()
        scene.stage.settle()
        scene.dismiss()
        scene.stage.settle()

        scene.stage.window.addSubview(scene.a.view)
        scene.present()
        scene.stage.settle()

        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.b.view.window === scene.stage.window)
    }
}
