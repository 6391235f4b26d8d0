import UIKit

/// Drives the transition by the finger's distance from the edge.
final class SwipeInteractionController: UIPercentDrivenInteractiveTransition {
    private let gestureRecognizer: UIScreenEdgePanGestureRecognizer
    private let edge: UIRectEdge
    private let flickVelocity: CGFloat
    private let threshold: CGFloat
    private var transitionContext: (any UIViewControllerContextTransitioning)?

    init(
        gestureRecognizer: UIScreenEdgePanGestureRecognizer, edge: UIRectEdge, flickVelocity: CGFloat,
        settings: SwipeSettings
    ) {
        self.flickVelocity = flickVelocity
        threshold = settings.threshold
        self.gestureRecognizer = gestureRecognizer
        self.edge = edge
        super.init()
        completionSpeed = settings.completionSpeed
        completionCurve = settings.completionCurve.curve
        // Adds a target beside the view controller, which started the transition.
        gestureRecognizer.addTarget(self, action: SwipeInteractionController.gestureDidChange)
    }

    isolated deinit {
        gestureRecognizer.removeTarget(self, action: SwipeInteractionController.gestureDidChange)
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        // Set before the call to super, which starts the animation.
        self.transitionContext = transitionContext
        super.startInteractiveTransition(transitionContext)
    }

    private func gestureDidChange(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
        switch gestureRecognizer.state {
        case .began:
            // The view controller has started the transition.
            break
        case .changed:
            update(percent(for: gestureRecognizer))
        case .ended where finishes(gestureRecognizer):
            finish()
        default:
            cancel()
        }
    }

    private func finishes(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) -> Bool {
        let velocity = gestureRecognizer.velocity(in: gestureRecognizer.view?.window)
        let fromEdge =
            switch edge {
            case .right: -velocity.x
            case .left: velocity.x
            case .bottom: -velocity.y
            default: velocity.y
            }
        return abs(fromEdge) >= flickVelocity ? fromEdge > 0 : percent(for: gestureRecognizer) >= threshold
    }

    /// Returns the finger's distance from the edge, as a part of the container.
    ///
    /// A quick flick ends before there is a container; the window is as large.
    private func percent(for gestureRecognizer: UIScreenEdgePanGestureRecognizer) -> CGFloat {
        guard let container = transitionContext?.containerView ?? gestureRecognizer.view?.window else {
            return 0
        }
        let location = gestureRecognizer.location(in: container)
        let size = container.bounds.size
        return switch edge {
        case .right: (size.width - location.x) / size.width
        case .left: location.x / size.width
        case .bottom: (size.height - location.y) / size.height
        case .top: location.y / size.height
        default: 0
        }
    }
}
