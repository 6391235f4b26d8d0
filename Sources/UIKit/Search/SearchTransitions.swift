import Foundation

/// The transitioning delegate of a search controller.
@MainActor
final class SearchTransitions: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        SearchPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SearchAnimator(.presentation) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SearchAnimator(.dismissal) }
}

/// Lets the view of a search fade, while the bars make room.
@MainActor
final class SearchAnimator: ModalTransitionAnimator {
    override var duration: TimeInterval { 0.3 }

    override func prepare(_ scene: Scene) {
        guard operation == .presentation else { return }
        scene.moving.alpha = 0
        // The dimming begins below the bar as it is, and follows it.
        scene.moving.layoutIfNeeded()
    }

    override func animate(_ scene: Scene) { scene.moving.alpha = operation == .presentation ? 1 : 0 }

    override func cleanUp(_ scene: Scene) { scene.moving.alpha = 1 }

    override func run(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseInOut, animations: changes,
            completion: completion)
    }
}
