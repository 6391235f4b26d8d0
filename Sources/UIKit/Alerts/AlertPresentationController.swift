/// Presents an alert in the middle of the window, or an action sheet at its lower edge, and dims the rest.
@MainActor
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var isElevated: Bool { true }

    override var dimsTintBehind: Bool { true }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.backgroundColor = .alertDimming
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: AlertPresentationController.tappedBeside))
        containerView.insertSubview(dimming, at: 0)
        fade(from: 0, to: 1)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fade(from: 1, to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
    }

    private func fade(from start: CGFloat, to end: CGFloat) {
        dimming.alpha = start
        guard let coordinator = presentedViewController.transitionCoordinator else {
            return dimming.alpha = end
        }
        coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = end })
    }

    private func tappedBeside() { alert?.tappedBeside() }

    // MARK: - Layout

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = presentedView else { return .zero }
        let safe = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let margin = AlertLook.sheetMargin
        let room = safe.insetBy(dx: min(margin, safe.width / 2), dy: min(margin, safe.height / 2))
        let size = view.sizeThatFits(room.size)
        let scale = max(containerView.contentScaleFactor, 1)
        func inPixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let x = inPixels(room.midX - size.width / 2)
        guard alert?.preferredStyle == .actionSheet else {
            return CGRect(origin: CGPoint(x: x, y: inPixels(room.midY - size.height / 2)), size: size)
        }
        // A safe area is margin enough.
        let hasBar = containerView.safeAreaInsets.bottom > 0
        let bottom = hasBar ? safe.maxY : room.maxY
        return CGRect(origin: CGPoint(x: x, y: inPixels(bottom - size.height)), size: size)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let view = presentedView, view.transform == .identity else { return }
        let frame = frameOfPresentedViewInContainerView
        let isMoving = presentedViewController.activeTransition != nil
        // A sheet on its way keeps its place; only its size follows.
        if isMoving { view.bounds.size = frame.size } else { view.frame = frame }
    }
}
