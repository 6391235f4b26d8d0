import UIKit

/// Vends the animators of the photos, and lets a vertical drag put one back.
final class PhotoPagerTransition: NSObject, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate
{
    /// Points a second from which on a throw puts the photo back.
    private static let throwSpeed: CGFloat = 800

    private let settings: PhotoPagerSettings
    private weak var pager: PhotoPagerViewController?
    private unowned let grid: PhotoGridViewController
    private var drag: PhotoDrag?

    init(settings: PhotoPagerSettings, pager: PhotoPagerViewController, grid: PhotoGridViewController) {
        self.settings = settings
        self.pager = pager
        self.grid = grid
        super.init()
        let pan = UIPanGestureRecognizer(target: self, action: PhotoPagerTransition.panned)
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pager.view.addGestureRecognizer(pan)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PhotoAnimator(duration: settings.duration, isOpening: true, grid: grid)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PhotoAnimator(duration: settings.duration, isOpening: false, grid: grid)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        drag
    }

    // MARK: - The finger

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let pager,
            pager.transitionCoordinator == nil, isAtRest(pager)
        else { return false }
        let velocity = pan.velocity(in: nil)
        return abs(velocity.y) > abs(velocity.x)
    }

    /// Whether the page is in its place, and not between its neighbours.
    private func isAtRest(_ pager: PhotoPagerViewController) -> Bool {
        guard let view = pager.page?.view else { return false }
        return abs(view.convert(view.bounds, to: pager.view).minX) < 1
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            pan.setTranslation(.zero, in: nil)
            drag = PhotoDrag(duration: settings.duration, grid: grid)
            pager?.dismiss(animated: true)
        case .changed:
            drag?.move(by: pan.translation(in: nil))
        case .ended:
            let velocity = pan.velocity(in: nil)
            let way = pan.translation(in: nil).y
            let isThrown = abs(velocity.y) > Self.throwSpeed
            let finishes = isThrown ? velocity.y * way >= 0 : abs(way) > settings.threshold
            drag?.end(finishes: finishes, velocity: velocity)
            drag = nil
        default:
            drag?.end(finishes: false, velocity: .zero)
            drag = nil
        }
    }
}
