import UIKit

/// Provides the presentation controller, the animator and the interaction controller of a card.
final class CardTransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let settings: CardSettings
    private let interaction: CardInteractionController

    init(settings: CardSettings = CardSettings()) {
        self.settings = settings
        interaction = CardInteractionController(settings: settings)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(
            presentedViewController: presented, presenting: presenting, interaction: interaction,
            dimOpacity: settings.dimOpacity)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        interaction.card = presented
        interaction.isPresenting = true
        return CardAnimator(isPresenting: true, settings: settings)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        interaction.isPresenting = false
        return CardAnimator(isPresenting: false, settings: settings)
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
