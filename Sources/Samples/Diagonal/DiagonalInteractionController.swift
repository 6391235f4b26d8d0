import UIKit

/// Drives the transition by how far a finger has moved up or down.
final class DiagonalInteractionController: UIPercentDrivenInteractiveTransition {
    /// The part of the container's height below which the transition is cancelled.
    private static let threshold: CGFloat = 0.3

    /// The pan that asked for the transition, and still goes on when that starts.
    private let startingPan: UIPanGestureRecognizer
    /// The way that counts: −1 upwards, 1 downwards.
    private let direction: CGFloat
    private var contextData: (any UIViewControllerContextTransitioning)?
    /// How the pan ended, if it was quicker than the transition's start.
    private var earlyEnd: UIGestureRecognizer.State?

    init(startingPan: UIPanGestureRecognizer, presenting: Bool) {
        self.startingPan = startingPan
        direction = presenting ? -1 : 1
        super.init()
        startingPan.setTranslation(.zero, in: nil)
        startingPan.addTarget(self, action: DiagonalInteractionController.handleSwipeUpdate)
    }

    isolated deinit {
        startingPan.removeTarget(self, action: DiagonalInteractionController.handleSwipeUpdate)
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        contextData = transitionContext
        if let earlyEnd { end(earlyEnd) }
    }

    private func handleSwipeUpdate(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            break
        case .changed:
            update(percentage(of: pan))
        default:
            if contextData == nil { earlyEnd = pan.state } else { end(pan.state) }
        }
    }

    private func end(_ state: UIGestureRecognizer.State) {
        if state == .ended, percentComplete >= Self.threshold { finish() } else { cancel() }
    }

    /// How far the finger has come, as a part of the container's height.
    private func percentage(of pan: UIPanGestureRecognizer) -> CGFloat {
        guard let container = contextData?.containerView ?? pan.view?.window else { return 0 }
        return direction * pan.translation(in: container).y / container.bounds.height
    }
}
