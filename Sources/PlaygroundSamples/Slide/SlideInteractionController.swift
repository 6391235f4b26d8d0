import UIKit

/// Drives the transition by the finger's distance, as long as it keeps its direction.
final class SlideInteractionController: UIPercentDrivenInteractiveTransition {
    private let gestureRecognizer: UIPanGestureRecognizer
    private let flickVelocity: CGFloat
    private let threshold: CGFloat
    private var transitionContext: (any UIViewControllerContextTransitioning)?
    private var initialTranslation = CGPoint.zero

    init(
        gestureRecognizer: UIPanGestureRecognizer, flickVelocity: CGFloat, settings: SlideSettings
    ) {
        self.flickVelocity = flickVelocity
        threshold = settings.threshold
        self.gestureRecognizer = gestureRecognizer
        super.init()
        completionSpeed = settings.completionSpeed
        completionCurve = settings.completionCurve.curve
        // Adds a target beside the delegate, which started the transition.
        gestureRecognizer.addTarget(self, action: SlideInteractionController.gestureDidChange)
    }

    isolated deinit {
        gestureRecognizer.removeTarget(self, action: SlideInteractionController.gestureDidChange)
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        // Set before the call to super, which starts the animation.
        self.transitionContext = transitionContext
        initialTranslation = gestureRecognizer.translation(in: transitionContext.containerView)
        super.startInteractiveTransition(transitionContext)
    }

    private func gestureDidChange(_ gestureRecognizer: UIPanGestureRecognizer) {
        let percent = percent(for: gestureRecognizer)
        switch gestureRecognizer.state {
        case .began:
            // The delegate has started the transition.
            break
        case .changed where percent >= 0:
            update(percent)
        case .changed:
            // The finger is on the other side of its start. What it does now belongs to the next transition.
            gestureRecognizer.removeTarget(self, action: SlideInteractionController.gestureDidChange)
            cancel()
        case .ended where finishes(gestureRecognizer, at: percent):
            finish()
        default:
            cancel()
        }
    }

    private func finishes(_ gestureRecognizer: UIPanGestureRecognizer, at percent: CGFloat) -> Bool {
        let velocity = gestureRecognizer.velocity(in: gestureRecognizer.view).x
        let direction: CGFloat = initialTranslation.x < 0 ? -1 : 1
        return abs(velocity) >= flickVelocity ? velocity * direction > 0 : percent >= threshold
    }

    /// Returns the finger's distance as a part of the container; −1 if its direction has changed.
    ///
    /// A quick flick ends before there is a container; the window is as wide.
    private func percent(for gestureRecognizer: UIPanGestureRecognizer) -> CGFloat {
        guard let container = transitionContext?.containerView ?? gestureRecognizer.view?.window else {
            return 0
        }
        let translation = gestureRecognizer.translation(in: container)
        if translation.x * initialTranslation.x < 0 { return -1 }
        return abs(translation.x) / container.bounds.width
    }
}
