import UIKit

/// Presents a view controller as a sheet: dimmed behind, with a shadow and two rounded corners.
///
/// It is the transitioning delegate and the animator, too; see `CustomPresentationController+Animation`.
final class CustomPresentationController: UIPresentationController {
    let settings: CustomPresentationSettings

    private var dimmingView: UIView?
    private var presentationWrappingView: UIView?

    init(
        presentedViewController: UIViewController, presenting: UIViewController?,
        settings: CustomPresentationSettings
    ) {
        self.settings = settings
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        presentedViewController.modalPresentationStyle = .custom
    }

    override var presentedView: UIView? {
        presentationWrappingView
    }

    // MARK: - Presenting

    override func presentationTransitionWillBegin() {
        guard let containerView, let presentedView = super.presentedView else { return }
        wrap(presentedView)

        let dimmingView = UIView(frame: containerView.bounds)
        dimmingView.backgroundColor = .black
        dimmingView.isOpaque = false
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: CustomPresentationController.dimmingViewTapped))
        self.dimmingView = dimmingView
        containerView.addSubview(dimmingView)

        dimmingView.alpha = 0
        let dimOpacity = settings.dimOpacity
        presentingViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in dimmingView.alpha = dimOpacity }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { forgetViews() }
    }

    override func dismissalTransitionWillBegin() {
        presentingViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in self.dimmingView?.alpha = 0 }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { forgetViews() }
    }

    /// Wraps a view in one with rounded corners, of which the lower two lie below the screen, and that in one
    /// with a shadow.
    private func wrap(_ presentedView: UIView) {
        let radius = settings.cornerRadius
        let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
        wrapper.layer.shadowOpacity = Float(settings.shadowOpacity)
        wrapper.layer.shadowRadius = settings.shadowRadius
        wrapper.layer.shadowOffset = CGSize(width: 0, height: -6)
        presentationWrappingView = wrapper

        let below = UIEdgeInsets(top: 0, left: 0, bottom: -radius, right: 0)
        let corners = UIView(frame: wrapper.bounds.inset(by: below))
        corners.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        corners.layer.cornerRadius = radius
        corners.layer.masksToBounds = true

        let above = UIEdgeInsets(top: 0, left: 0, bottom: radius, right: 0)
        let inner = UIView(frame: corners.bounds.inset(by: above))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]

        presentedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        presentedView.frame = inner.bounds
        inner.addSubview(presentedView)
        corners.addSubview(inner)
        wrapper.addSubview(corners)
    }

    private func forgetViews() {
        presentationWrappingView = nil
        dimmingView = nil
    }

    private func dimmingViewTapped() {
        presentingViewController.dismiss(animated: true)
    }

    // MARK: - Layout

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === presentedViewController { containerView?.setNeedsLayout() }
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container === presentedViewController else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return container.preferredContentSize
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let height = size(
            forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size
        ).height
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        dimmingView?.frame = containerView.bounds
        var frame = frameOfPresentedViewInContainerView
        // A dismissed sheet goes on to below the screen.
        if presentedViewController.isBeingDismissed { frame.origin.y = containerView.bounds.maxY }
        presentationWrappingView?.frame = frame
    }
}
