import UIKit

/// Blurs the list behind an open story.
final class TodayPresentationController: UIPresentationController {
    private let blur = UIVisualEffectView(effect: nil)
    /// The container's size for which the story was placed.
    private var size = CGSize.zero

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        size = containerView.bounds.size
        blur.frame = containerView.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(blur, at: 0)
        show(UIBlurEffect(style: .systemThinMaterial))
    }

    override func dismissalTransitionWillBegin() {
        show(nil)
    }

    private func show(_ effect: UIBlurEffect?) {
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [blur] _ in blur.effect = effect })
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        // The animator and a finger place the story as well: only another screen moves it.
        guard let containerView, containerView.bounds.size != size, !presentedViewController.isBeingDismissed
        else { return }
        size = containerView.bounds.size
        let frame = frameOfPresentedViewInContainerView
        presentedView?.bounds.size = frame.size
        presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
