import UIKit

/// Vends the menu's presentation, its animators, and what drives them while a finger is down.
final class SideMenuTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let settings: SideMenuSettings
    private var driver: SideMenuDriver?

    init(settings: SideMenuSettings) {
        self.settings = settings
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        SideMenuPresentationController(
            presentedViewController: presented, presenting: presenting, settings: settings, transition: self)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SideMenuAnimator(duration: settings.duration, isPresenting: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SideMenuAnimator(duration: settings.duration, isPresenting: false)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver
    }

    /// Lets a pan drive the transition that `start` requests.
    func follow(_ pan: UIPanGestureRecognizer, isOpening: Bool, start: () -> Void) {
        if pan.state == .began {
            driver = SideMenuDriver(width: settings.width, isOpening: isOpening)
            start()
        }
        if driver?.follow(pan) != true { driver = nil }
    }
}
