import UIKit

/// Moves the card with a finger that catches it in motion, or drags it down from its place.
final class CardInteractionController: UIPercentDrivenInteractiveTransition {
    /// The largest velocity of a throw, in distances a second.
    private static let fastest: CGFloat = 40

    private let settings: CardSettings
    /// The card.
    weak var card: UIViewController?
    var isPresenting = false
    private(set) var isGrabbed = false
    private var hasStarted = false
    /// The card's progress when it was grabbed, 0…1.
    private var grabbedAt: CGFloat = 0

    init(settings: CardSettings) {
        self.settings = settings
        super.init()
    }

    /// Whether the card moves by itself and can be caught.
    var isInTheAir: Bool {
        guard let coordinator = card?.transitionCoordinator else { return false }
        return !coordinator.isInteractive && coordinator.isInterruptible
    }

    func handleGrab(_ grab: GrabGestureRecognizer) {
        switch grab.state {
        case .began: begin(grab)
        case .changed: move(grab)
        default: letGo(grab)
        }
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        // The finger was lifted before the transition started.
        if !isGrabbed { throwCard(with: 0) }
    }

    private func begin(_ grab: GrabGestureRecognizer) {
        guard let card else { return }
        grab.setTranslation(.zero, in: grab.view)
        if isInTheAir {
            isGrabbed = true
            hasStarted = true
            pause()
            grabbedAt = percentComplete
        } else if card.transitionCoordinator == nil {
            isGrabbed = true
            hasStarted = false
            grabbedAt = 0
            card.dismiss(animated: true)
        }
    }

    private func move(_ grab: GrabGestureRecognizer) {
        guard isGrabbed else { return }
        update(grabbedAt + progress(of: grab.translation(in: grab.view).y, in: grab.view))
    }

    private func letGo(_ grab: GrabGestureRecognizer) {
        guard isGrabbed else { return }
        isGrabbed = false
        let speed = grab.state == .ended ? grab.velocity(in: grab.view).y : 0
        if hasStarted { throwCard(with: progress(of: speed, in: grab.view)) }
    }

    /// Lets the card go on with the finger's velocity, to the end to which that leads.
    private func throwCard(with velocity: CGFloat) {
        let isThrown = abs(velocity) > settings.throwVelocity
        let isFinishing = isThrown ? velocity > 0 : percentComplete > 0.5
        let rest = isFinishing ? 1 - percentComplete : percentComplete
        let towardsTheEnd = isFinishing ? velocity : -velocity
        let speed = rest > 0.001 ? min(max(towardsTheEnd / rest, -Self.fastest), Self.fastest) : 0
        timingCurve = UISpringTimingParameters(
            duration: settings.throwDuration, bounce: settings.throwBounce,
            initialVelocity: CGVector(dx: speed, dy: speed))
        if isFinishing { finish() } else { cancel() }
    }

    /// Returns a distance down the screen, in points, as a part of the transition.
    private func progress(of way: CGFloat, in container: UIView?) -> CGFloat {
        guard let container, let controller = card?.presentationController else { return 0 }
        let frame = controller.frameOfPresentedViewInContainerView
        let part = way / CardAnimator.distance(from: frame, in: container)
        return isPresenting ? -part : part
    }
}
