import UIKit

/// Puts the card near the bottom, dims what is behind it, and watches for fingers that grab it.
final class CardPresentationController: UIPresentationController {
    private static let margin: CGFloat = 12
    private static let size = CGSize(width: 460, height: 470)

    private let dimmingView = UIView()
    private let interaction: CardInteractionController
    private let dimOpacity: CGFloat

    init(
        presentedViewController: UIViewController, presenting: UIViewController?,
        interaction: CardInteractionController, dimOpacity: CGFloat
    ) {
        self.interaction = interaction
        self.dimOpacity = dimOpacity
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let width = min(bounds.width - 2 * Self.margin, Self.size.width)
        let height = min(bounds.height - 4 * Self.margin, Self.size.height)
        return CGRect(
            x: bounds.midX - width / 2, y: bounds.maxY - Self.margin - height, width: width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        let grab = GrabGestureRecognizer(target: interaction, action: CardInteractionController.handleGrab)
        grab.maximumNumberOfTouches = 1
        grab.grabsAtOnce = { [weak interaction] in interaction?.isInTheAir ?? false }
        containerView.addGestureRecognizer(grab)

        dimmingView.backgroundColor = .black
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: CardPresentationController.dimmingViewTapped))
        containerView.addSubview(dimmingView)
        dim(to: dimOpacity)
    }

    override func dismissalTransitionWillBegin() {
        dim(to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if !completed { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        var frame = frameOfPresentedViewInContainerView
        // A dismissed card goes on to where it is out of sight.
        if presentedViewController.isBeingDismissed {
            frame.origin.y += CardAnimator.distance(from: frame, in: containerView)
        }
        presentedView?.frame = frame
    }

    /// Dims what is behind the card along with the transition, also while a finger drives it.
    private func dim(to alpha: CGFloat) {
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in self.dimmingView.alpha = alpha }, completion: nil)
    }

    private func dimmingViewTapped() {
        presentedViewController.dismiss(animated: true)
    }
}
