import UIKit

/// Darkens the screen, and lets the card settle in its middle.
final class NoticeTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let settings: NoticeSettings

    init(settings: NoticeSettings) {
        self.settings = settings
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = NoticePresentationController(
            presentedViewController: presented, presenting: presenting)
        controller.dimming = settings.dimming
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        NoticeAnimator(settings: settings, isPresenting: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        NoticeAnimator(settings: settings, isPresenting: false)
    }
}
