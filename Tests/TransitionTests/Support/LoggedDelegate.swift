import UIKit

/// A transitioning delegate that notes what it is asked, and vends logged objects.
final class LoggedDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let journal: Journal
    var vendsAnimators = true
    var configure: (LoggedAnimator) -> Void = { _ in }
    var driver: UIPercentDrivenInteractiveTransition?
    var vendsPresentationController = true
    var removesPresenter = false
    private(set) var animator: LoggedAnimator?
    private(set) var presentationController: LoggedPresentationController?
    private(set) var source: UIViewController?
    private(set) var presenting: UIViewController?

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("animationController(forPresented)")
        self.presenting = presenting
        self.source = source
        return vend(isPresenting: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("animationController(forDismissed)")
        return vend(isPresenting: false)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.note("interactionControllerForPresentation")
        return driver
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.note("interactionControllerForDismissal")
        return driver
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        journal.note("presentationController(forPresented)")
        guard vendsPresentationController else { return nil }
        let controller = LoggedPresentationController(
            presentedViewController: presented, presenting: presenting)
        controller.journal = journal
        controller.removesPresenter = removesPresenter
        presentationController = controller
        return controller
    }

    private func vend(isPresenting: Bool) -> LoggedAnimator? {
        guard vendsAnimators else { return nil }
        let animator = LoggedAnimator(journal, isPresenting: isPresenting)
        configure(animator)
        self.animator = animator
        return animator
    }
}
