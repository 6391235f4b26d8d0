import UIKit

/// Vends what a card needs to come and go.
final class StorkTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let settings: StorkSettings
    private let driver: StorkDriver

    init(settings: StorkSettings) {
        self.settings = settings
        driver = StorkDriver(settings: settings)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        StorkPresentationController(
            presentedViewController: presented, presenting: presenting, settings: settings, driver: driver)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        driver.card = presented
        driver.isPresenting = true
        return StorkAnimator(isPresenting: true, duration: settings.duration)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        driver.isPresenting = false
        return StorkAnimator(isPresenting: false, duration: settings.duration)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        waiting(for: false)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        waiting(for: driver.isDragging)
    }

    /// Returns the driver. A finger that pulls the card drives it from the start; otherwise one can catch it
    /// later.
    private func waiting(for finger: Bool) -> StorkDriver {
        driver.wantsInteractiveStart = finger
        return driver
    }
}
