import UIKit

/// Says who presents, who animates and who drives a card.
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

    /// A finger that draws the card from its place drives it from the start; else it may still be caught later.
    private func waiting(for finger: Bool) -> CardInteractionController {
        interaction.wantsInteractiveStart = finger
        return interaction
    }
}
