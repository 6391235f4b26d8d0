import UIKit

/// Lets a photo grow out of its cell, or shrink into it. A copy of the photo moves, and the rest fades.
final class PhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let isOpening: Bool
    private let grid: PhotoGridViewController

    init(duration: TimeInterval, isOpening: Bool, grid: PhotoGridViewController) {
        self.duration = duration
        self.isOpening = isOpening
        self.grid = grid
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let key: UITransitionContextViewControllerKey = isOpening ? .to : .from
        guard let pager = transitionContext.viewController(forKey: key) as? PhotoPagerViewController
        else { return transitionContext.completeTransition(false) }
        if isOpening {
            pager.view.frame = transitionContext.finalFrame(for: pager)
            container.addSubview(pager.view)
            pager.view.layoutIfNeeded()
        }
        let photo = FlyingPhoto(
            of: pager, cell: grid.cell(of: pager.index), in: container, isOpen: !isOpening)
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            animations: { [isOpening] in photo.show(isOpen: isOpening) },
            completion: { [isOpening] _ in
                let finished = !transitionContext.transitionWasCancelled
                photo.land()
                if isOpening != finished { pager.view.removeFromSuperview() }
                transitionContext.completeTransition(finished)
            })
    }
}
