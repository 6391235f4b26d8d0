import UIKit

/// Moves the card with a finger that pulls it down from its place, or catches it in motion.
///
/// The card and the list in it share a finger: the card moves while the list is at its top, the list while the
/// card is in its place.
final class StorkDriver: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    /// Points a second from which on the direction of a throw decides.
    private static let throwSpeed: CGFloat = 600
    /// The largest velocity of a throw, in distances a second.
    private static let fastest: CGFloat = 40

    private let settings: StorkSettings
    weak var card: UIViewController?
    var isPresenting = false
    private(set) var isDragging = false
    private var hasStarted = false
    /// Where the card was caught in motion, 0…1; nil for a card that is pulled from its place.
    private var caughtAt: CGFloat?

    init(settings: StorkSettings) {
        self.settings = settings
        super.init()
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        // The finger was lifted before the transition started.
        if !isDragging { release(velocity: 0) }
    }

    // MARK: - The finger

    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed: drag(pan)
        case .ended: letGo(pan, velocity: pan.velocity(in: pan.view).y)
        default: letGo(pan, velocity: 0)
        }
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        if !isDragging { takeHold(pan) }
        guard isDragging else { return pan.setTranslation(.zero, in: pan.view) }
        if caughtAt == nil, percentComplete == 0, isListScrolled {
            // The list comes back to its top first.
            return pan.setTranslation(.zero, in: pan.view)
        }
        let way = pan.translation(in: pan.view).y
        if way > 0 { holdList() }
        update((caughtAt ?? 0) + progress(of: way))
    }

    private func takeHold(_ pan: UIPanGestureRecognizer) {
        guard let card else { return }
        if isInTheAir {
            isDragging = true
            hasStarted = true
            pause()
            caughtAt = percentComplete
        } else if card.transitionCoordinator == nil, card.presentedViewController == nil,
            !isListScrolled || !isInList(pan), pan.velocity(in: pan.view).y > 0
        {
            isDragging = true
            hasStarted = false
            caughtAt = nil
            card.dismiss(animated: true)
        }
        pan.setTranslation(.zero, in: pan.view)
    }

    private func letGo(_ pan: UIPanGestureRecognizer, velocity: CGFloat) {
        guard isDragging else { return }
        isDragging = false
        if hasStarted { release(velocity: velocity) }
    }

    /// Lets the card go on with the finger's velocity, in points a second.
    private func release(velocity: CGFloat) {
        let goesDown =
            abs(velocity) > Self.throwSpeed
            ? velocity > 0 : (isPresenting ? 1 - percentComplete : percentComplete) > settings.threshold
        let isFinishing = goesDown != isPresenting
        let rest = isFinishing ? 1 - percentComplete : percentComplete
        let pace = progress(of: velocity) * (isFinishing ? 1 : -1)
        let speed = rest > 0.001 ? min(max(pace / rest, -Self.fastest), Self.fastest) : 0
        timingCurve = UISpringTimingParameters(
            duration: settings.duration, bounce: 0, initialVelocity: CGVector(dx: speed, dy: speed))
        if isFinishing { finish() } else { cancel() }
    }

    /// Whether the card moves by itself and can be caught.
    private var isInTheAir: Bool {
        guard let coordinator = card?.transitionCoordinator else { return false }
        return !coordinator.isInteractive && coordinator.isInterruptible
    }

    /// Returns a distance down the screen, in points, as a part of the transition.
    private func progress(of way: CGFloat) -> CGFloat {
        guard let height = card?.presentationController?.frameOfPresentedViewInContainerView.height
        else { return 0 }
        return (isPresenting ? -way : way) / max(height, 1)
    }

    // MARK: - The list

    private var list: UIScrollView? { card?.contentScrollView(for: .top) }

    private var isListScrolled: Bool {
        guard let list else { return false }
        return list.contentOffset.y > -list.adjustedContentInset.top + 0.5
    }

    private func isInList(_ pan: UIPanGestureRecognizer) -> Bool {
        list.map { $0.bounds.contains(pan.location(in: $0)) } ?? false
    }

    /// Keeps the list at its top while the card is away from its place.
    private func holdList() {
        guard let list, list.isDragging else { return }
        list.contentOffset.y = -list.adjustedContentInset.top
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === list?.panGestureRecognizer
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        return isInTheAir || abs(velocity.y) > abs(velocity.x)
    }
}
