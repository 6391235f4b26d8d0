import UIKit

/// Provides the presentation controller, the animator and the interaction controller of a card.
final class CardTransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let interaction = CardInteractionController()

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(
            presentedViewController: presented, presenting: presenting, interaction: interaction)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        interaction.card = presented
        interaction.isPresenting = true
        return CardAnimator(isPresenting: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        interaction.isPresenting = false
        return CardAnimator(isPresenting: false)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        waiting(for: false)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        waiting(for: interaction.isGrabbed)
    }

    /// Returns an interaction controller. A finger that drags the card from its place drives it from the
    /// start; otherwise a finger can still catch it later.
    private func waiting(for finger: Bool) -> CardInteractionController {
        interaction.wantsInteractiveStart = finger
        return interaction
    }
}
