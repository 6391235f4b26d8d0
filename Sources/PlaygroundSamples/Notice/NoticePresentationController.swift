import UIKit

/// Darkens the screen behind the alert.
final class NoticePresentationController: UIPresentationController {
    /// The opacity of the black over the screen behind.
    var dimming: CGFloat = 0.25
    private let dim = UIView()

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dim.backgroundColor = .black
        dim.alpha = 0
        dim.frame = containerView.bounds
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dim, at: 0)
        show(dimming)
    }

    override func dismissalTransitionWillBegin() {
        show(0)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dim.removeFromSuperview() }
    }

    private func show(_ alpha: CGFloat) {
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [dim] _ in dim.alpha = alpha })
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
