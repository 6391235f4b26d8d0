import UIKit

/// Puts the menu at the left, over a blur that grows with it. A tap or a drag beside the menu closes it.
final class SideMenuPresentationController: UIPresentationController, UIGestureRecognizerDelegate {
    /// The part of the screen behind that stays free beside the menu, in points.
    private static let leastRest: CGFloat = 60

    private let settings: SideMenuSettings
    private let transition: SideMenuTransition
    private let backdrop = UIVisualEffectView(effect: nil)

    init(
        presentedViewController: UIViewController, presenting: UIViewController?, settings: SideMenuSettings,
        transition: SideMenuTransition
    ) {
        self.settings = settings
        self.transition = transition
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        // In the dark a menu is lighter than what is behind it.
        overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard var frame = containerView?.bounds else { return .zero }
        frame.size.width = min(settings.width, frame.width - Self.leastRest)
        return frame
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        backdrop.frame = containerView.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: SideMenuPresentationController.tapped))
        containerView.insertSubview(backdrop, at: 0)
        let pan = UIPanGestureRecognizer(target: self, action: SideMenuPresentationController.panned)
        pan.delegate = self
        containerView.addGestureRecognizer(pan)
        show(settings.blurs ? UIBlurEffect(style: .systemThinMaterial) : nil)
    }

    override func dismissalTransitionWillBegin() {
        show(nil)
    }

    /// Blurs the screen behind as far as the menu has come, also while a finger moves it.
    private func show(_ effect: UIBlurEffect?) {
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [backdrop] _ in backdrop.effect = effect })
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        // Not the frame: on its way the menu is in its place, and shifted by a transform.
        let frame = frameOfPresentedViewInContainerView
        presentedView?.bounds.size = frame.size
        presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func tapped() {
        presentedViewController.dismiss(animated: true)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        transition.follow(pan, isOpening: false) { presentedViewController.dismiss(animated: true) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: nil)
        return presentedViewController.transitionCoordinator == nil && abs(velocity.x) > abs(velocity.y)
    }
}
