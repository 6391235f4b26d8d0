import UIKit

/// Drives the transition by how far a finger has moved up or down: the one that asked for it, and while the views
/// settle after that, any other that takes hold of them.
final class DiagonalInteractionController: UIPercentDrivenInteractiveTransition {
    /// The part of the container's height below which the transition is cancelled.
    private static let threshold: CGFloat = 0.3

    /// The pan that asked for the transition.
    private let startingPan: UIPanGestureRecognizer
    /// The pan of later fingers, on the container.
    private var panGesture: UIPanGestureRecognizer?
    /// The one of the two that drives now.
    private var driving: UIPanGestureRecognizer?
    /// The way that counts: −1 upwards, 1 downwards.
    private let direction: CGFloat
    private let flickVelocity: CGFloat
    /// How far the transition had come when the finger took hold of it.
    private var start: CGFloat = 0
    private var contextData: (any UIViewControllerContextTransitioning)?
    /// How the starting pan ended, if it was quicker than the transition's start.
    private var earlyEnd: (state: UIGestureRecognizer.State, velocity: CGFloat)?

    init(startingPan: UIPanGestureRecognizer, presenting: Bool, flickVelocity: CGFloat) {
        self.flickVelocity = flickVelocity
        self.startingPan = startingPan
        driving = startingPan
        direction = presenting ? -1 : 1
        super.init()
        startingPan.setTranslation(.zero, in: nil)
        startingPan.addTarget(self, action: DiagonalInteractionController.handleSwipeUpdate)
    }

    isolated deinit {
        startingPan.removeTarget(self, action: DiagonalInteractionController.handleSwipeUpdate)
        if let panGesture { panGesture.view?.removeGestureRecognizer(panGesture) }
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        // Always first.
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
        let isOver = isFlick ? velocity > 0 : percentComplete >= Self.threshold
        if state == .ended, isOver { finish() } else { cancel() }
    }

    /// How far the finger has come, as a part of the container's height.
    private func percentage(of pan: UIPanGestureRecognizer) -> CGFloat {
        guard let container = contextData?.containerView ?? pan.view?.window else { return 0 }
        return direction * pan.translation(in: container).y / container.bounds.height
    }
}
