import UIKit

/// Drives a dismissal by hand: the photo hangs on the finger, and flies into its cell or back onto its page.
final class PhotoDrag: NSObject, UIViewControllerInteractiveTransitioning {
    /// The largest velocity of a throw, in distances a second.
    private static let fastest: CGFloat = 30

    private let duration: TimeInterval
    private unowned let grid: PhotoGridViewController
    private var context: (any UIViewControllerContextTransitioning)?
    private var photo: FlyingPhoto?
    /// How the finger ended before the transition started.
    private var earlyEnd: (finishes: Bool, velocity: CGPoint)?

    init(duration: TimeInterval, grid: PhotoGridViewController) {
        self.duration = duration
        self.grid = grid
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let pager = transitionContext.viewController(forKey: .from) as? PhotoPagerViewController
        else { return transitionContext.completeTransition(false) }
        context = transitionContext
        photo = FlyingPhoto(
            of: pager, cell: grid.cell(of: pager.index), in: transitionContext.containerView, isOpen: true)
        if let earlyEnd { end(finishes: earlyEnd.finishes, velocity: earlyEnd.velocity) }
    }

    /// Moves the photo to where it is this far from its page.
    func move(by way: CGPoint) {
        guard let context, let photo else { return }
        let fade = min(abs(way.y) / max(context.containerView.bounds.height / 2, 1), 1)
        photo.drag(by: way, fade: fade)
        context.updateInteractiveTransition(fade)
    }

    /// Lets the photo go on with the finger's velocity, in points a second.
    func end(finishes: Bool, velocity: CGPoint) {
        guard let context, let photo else {
            earlyEnd = (finishes, velocity)
            return
        }
        self.photo = nil
        if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let way = photo.way(isOpen: !finishes)
        let flight = UIViewPropertyAnimator(
            duration: duration,
            timingParameters: UISpringTimingParameters(
                duration: duration, bounce: 0.1,
                initialVelocity: CGVector(
                    dx: Self.pace(velocity.x, way.dx), dy: Self.pace(velocity.y, way.dy))))
        flight.addAnimations { photo.move(isOpen: !finishes) }
        flight.addCompletion { _ in
            photo.land()
            if finishes { context.view(forKey: .from)?.removeFromSuperview() }
            context.completeTransition(finishes)
        }
        let resizing = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
            photo.resize(isOpen: !finishes)
        }
        flight.startAnimation()
        resizing.startAnimation()
    }

    /// Returns a velocity in points a second as one in distances a second.
    private static func pace(_ velocity: CGFloat, _ way: CGFloat) -> CGFloat {
        abs(way) < 1 ? 0 : min(max(velocity / way, -fastest), fastest)
    }
}
