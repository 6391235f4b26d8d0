import UIKit

/// Vends what a story needs to come out of its card and to go back.
final class TodayTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let settings: TodaySettings
    private weak var list: TodayViewController?
    private let index: Int

    init(settings: TodaySettings, list: TodayViewController, index: Int) {
        self.settings = settings
        self.list = list
        self.index = index
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        TodayPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        list.map { TodayAnimator(settings: settings, isOpening: true, list: $0, index: index) }
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        list.map { TodayAnimator(settings: settings, isOpening: false, list: $0, index: index) }
    }
}
