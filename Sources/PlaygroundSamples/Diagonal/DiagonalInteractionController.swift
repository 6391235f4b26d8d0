import UIKit

/// Drives the transition by a finger's vertical distance: that of the finger that started it, and, while the
/// views settle afterwards, that of any finger that catches them.
final class DiagonalInteractionController: UIPercentDrivenInteractiveTransition {
    /// The part of the container's height that a drag must cover for the transition to finish.
    private let threshold: CGFloat

    /// The pan that started the transition.
    private let startingPan: UIPanGestureRecognizer
    /// The pan on the container for later fingers.
    private var panGesture: UIPanGestureRecognizer?
    /// The one of the two pans that drives now.
    private var driving: UIPanGestureRecognizer?
    /// The direction that counts: −1 upwards, 1 downwards.
    private let direction: CGFloat
    private let flickVelocity: CGFloat
    /// The transition's progress when the finger caught it.
    private var start: CGFloat = 0
    private var contextData: (any UIViewControllerContextTransitioning)?
    /// How the starting pan ended, if that was before the transition started.
    private var earlyEnd: (state: UIGestureRecognizer.State, velocity: CGFloat)?

    init(
        startingPan: UIPanGestureRecognizer, presenting: Bool, flickVelocity: CGFloat,
        settings: DiagonalSettings
    ) {
        self.flickVelocity = flickVelocity
        threshold = settings.threshold
        self.startingPan = startingPan
        driving = startingPan
        direction = presenting ? -1 : 1
        super.init()
        completionSpeed = settings.completionSpeed
        startingPan.setTranslation(.zero, in: nil)
        startingPan.addTarget(self, action: DiagonalInteractionController.handleSwipeUpdate)
    }

    isolated deinit {
        startingPan.removeTarget(self, action: DiagonalInteractionController.handleSwipeUpdate)
        if let panGesture { panGesture.view?.removeGestureRecognizer(panGesture) }
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        // Must come first.
        super.startInteractiveTransition(transitionContext)
        contextData = transitionContext

        let panGesture = UIPanGestureRecognizer(
            target: self, action: DiagonalInteractionController.handleSwipeUpdate)
        panGesture.maximumNumberOfTouches = 1
        transitionContext.containerView.addGestureRecognizer(panGesture)
        self.panGesture = panGesture
        if let earlyEnd { end(earlyEnd.state, velocity: earlyEnd.velocity) }
    }

    private func handleSwipeUpdate(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began, driving == nil { takeHold(with: pan) }
        guard pan === driving else { return }
        switch pan.state {
        case .began: break
        case .changed: update(start + percentage(of: pan))
        default:
            let velocity = direction * pan.velocity(in: pan.view?.window).y
            if contextData == nil {
                earlyEnd = (pan.state, velocity)
            } else {
                end(pan.state, velocity: velocity)
            }
        }
    }

    private func takeHold(with pan: UIPanGestureRecognizer) {
        driving = pan
        pan.setTranslation(.zero, in: contextData?.containerView)
        pause()
        start = percentComplete
    }

    private func end(_ state: UIGestureRecognizer.State, velocity: CGFloat) {
        driving = nil
        let isFlick = abs(velocity) >= flickVelocity
        let isOver = isFlick ? velocity > 0 : percentComplete >= threshold
        if state == .ended, isOver { finish() } else { cancel() }
    }

    /// Returns the finger's distance as a part of the container's height.
    private func percentage(of pan: UIPanGestureRecognizer) -> CGFloat {
        guard let container = contextData?.containerView ?? pan.view?.window else { return 0 }
        return direction * pan.translation(in: container).y / container.bounds.height
    }
}
