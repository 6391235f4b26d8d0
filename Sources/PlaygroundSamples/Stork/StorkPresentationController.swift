import UIKit

/// Lets a card end below the top, and the screen behind it step back.
///
/// ```
/// ┌────────────┐
/// │ ┌────────┐ │   the screen behind, scaled, with round corners, darker
/// ├─┴────────┴─┤
/// │    ────    │   the card
/// │            │
/// ```
final class StorkPresentationController: UIPresentationController {
    /// How much of the screen behind is seen above the card, in points.
    private static let peek: CGFloat = 13
    /// The space above the screen behind, in points, where no status bar needs more.
    private static let leastTop: CGFloat = 20

    private let settings: StorkSettings
    private let driver: StorkDriver
    private let dim = UIView()

    init(
        presentedViewController: UIViewController, presenting: UIViewController?, settings: StorkSettings,
        driver: StorkDriver
    ) {
        self.settings = settings
        self.driver = driver
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        // In the dark a card is lighter than what is behind it.
        overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
    }

    private var top: CGFloat { max(containerView?.safeAreaInsets.top ?? 0, Self.leastTop) }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let insets = UIEdgeInsets(top: top + Self.peek, left: 0, bottom: 0, right: 0)
        return containerView.bounds.inset(by: insets)
    }

    // MARK: - Coming and going

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dim.backgroundColor = .black
        dim.alpha = 0
        dim.frame = containerView.bounds
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dim.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: StorkPresentationController.tapped))
        containerView.insertSubview(dim, at: 0)

        let pan = UIPanGestureRecognizer(target: driver, action: StorkDriver.panned)
        pan.delegate = driver
        pan.maximumNumberOfTouches = 1
        containerView.addGestureRecognizer(pan)

        presentedView?.layer.cornerRadius = settings.cornerRadius
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView?.clipsToBounds = true
        presentingViewController.view.clipsToBounds = true
        alongside { self.stepBack(true) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { comeBack() }
    }

    override func dismissalTransitionWillBegin() {
        alongside { self.stepBack(false) }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { comeBack() } else { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    private func comeBack() {
        stepBack(false)
        presentingViewController.view.clipsToBounds = false
    }

    /// Scales the screen behind so that it ends just below the status bar.
    private func stepBack(_ isBack: Bool) {
        guard let containerView, let view = presentingViewController.view else { return }
        let scale = isBack ? 1 - 2 * top / max(containerView.bounds.height, 1) : 1
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.layer.cornerRadius = isBack ? settings.cornerRadius : 0
        dim.alpha = isBack ? settings.dimming : 0
    }

    private func alongside(_ changes: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
        coordinator.animateAlongsideTransition(
            in: presentingViewController.view, animation: { _ in changes() })
    }

    // MARK: - Layout

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        var frame = frameOfPresentedViewInContainerView
        // A dismissed card goes on to where it is out of sight.
        if presentedViewController.isBeingDismissed { frame.origin.y = containerView.bounds.maxY }
        presentedView?.frame = frame
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard !presentedViewController.isBeingDismissed else { return }
        coordinator.animate(alongsideTransition: { _ in self.stepBack(true) })
    }

    private func tapped() {
        presentedViewController.dismiss(animated: true)
    }
}
