import UIKit

/// Provides one animator for both ways, and a finger's interaction controller if there is a finger.
final class DiagonalTransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let animator: DiagonalAnimator
    private let settings: DiagonalSettings
    /// The pan that starts the transition; nil when a button was tapped.
    var pan: UIPanGestureRecognizer?
    /// The velocity, in points a second, from which a flick's direction decides, however short it is.
    var flickVelocity: CGFloat

    init(settings: DiagonalSettings) {
        self.settings = settings
        animator = DiagonalAnimator(settings: settings)
        flickVelocity = settings.flickVelocity
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator.presenting = true
        return animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator.presenting = false
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactionController
    }

    private var interactionController: DiagonalInteractionController? {
        pan.map {
            DiagonalInteractionController(
                startingPan: $0, presenting: animator.presenting, flickVelocity: flickVelocity,
                settings: settings)
        }
    }
}
