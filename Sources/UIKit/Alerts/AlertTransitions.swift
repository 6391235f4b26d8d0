/// The transitioning delegate of an alert, and the delegate of its popover.
@MainActor
final class AlertTransitions: NSObject, UIViewControllerTransitioningDelegate,
    UIPopoverPresentationControllerDelegate
{
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        AlertPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.presentation, of: presented) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.dismissal, of: dismissed) }

    private func animator(
        _ operation: PresentationTransition.Operation, of controller: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let alert = controller as? UIAlertController else { return nil }
        if alert.modalPresentationStyle == .popover { return PopoverAnimator(operation) }
        return alert.preferredStyle == .alert
            ? AlertAnimator(operation)
            : UIModalTransitionStyle.coverVertical.asPreferred.animator(for: operation)
    }

    /// A popover stays one where the width becomes compact.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

/// Brings an alert a little too large, and lets it fade away.
@MainActor
final class AlertAnimator: ModalTransitionAnimator {
    /// How large it comes, as on iOS.
    private static let scale: CGFloat = 1.15

    override var duration: TimeInterval { operation == .presentation ? 0.3 : 0.2 }

    override func prepare(_ scene: Scene) {
        guard operation == .presentation else { return }
        scene.moving.alpha = 0
        scene.moving.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    }

    override func animate(_ scene: Scene) {
        scene.moving.alpha = operation == .presentation ? 1 : 0
        scene.moving.transform = .identity
    }

    override func cleanUp(_ scene: Scene) {
        scene.moving.alpha = 1
        scene.moving.transform = .identity
    }

    override func run(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseOut, animations: changes,
            completion: completion)
    }
}
