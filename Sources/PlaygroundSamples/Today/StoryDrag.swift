import UIKit

/// Shrinks a story under a finger that pulls it down or in from the left edge. A story that is small enough
/// goes back into its card; one that is let go before springs back.
final class StoryDrag: NSObject, UIGestureRecognizerDelegate {
    private static let leastScale: CGFloat = 0.86
    /// Seconds of the way back.
    private static let duration: TimeInterval = 0.35
    /// The largest velocity of the way back, in distances a second.
    private static let fastest: CGFloat = 30

    private unowned let story: StoryViewController
    private let settings: TodaySettings
    /// What moves the story back at the moment.
    private var animator: UIViewPropertyAnimator?
    private var isPulling = false
    /// How small the story was when the finger took hold of it.
    private var start: CGFloat = 0

    /// How small the story is: 0 fills the screen, 1 goes back into the card.
    private(set) var progress: CGFloat = 0 {
        didSet {
            let scale = 1 - (1 - Self.leastScale) * progress
            story.view.transform = progress == 0 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
            story.view.layer.cornerRadius = settings.cornerRadius * progress
        }
    }

    init(of story: StoryViewController, settings: TodaySettings) {
        self.story = story
        self.settings = settings
    }

    /// Watches for fingers.
    func begin() {
        let down = UIPanGestureRecognizer(target: self, action: StoryDrag.pulledDown)
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: StoryDrag.pulledFromEdge)
        edge.edges = .left
        for pan in [down, edge] {
            pan.maximumNumberOfTouches = 1
            pan.delegate = self
            story.view.addGestureRecognizer(pan)
        }
        down.require(toFail: edge)
    }

    // MARK: - The finger

    private func pulledDown(_ pan: UIPanGestureRecognizer) {
        if progress == 0, story.scrollView.contentOffset.y > 0.5 {
            // The text comes back to its top first.
            pan.setTranslation(.zero, in: nil)
        }
        follow(pan, way: pan.translation(in: nil).y, velocity: pan.velocity(in: nil).y)
        if progress > 0, story.scrollView.isDragging { story.scrollView.contentOffset.y = 0 }
    }

    private func pulledFromEdge(_ pan: UIScreenEdgePanGestureRecognizer) {
        follow(pan, way: pan.translation(in: nil).x, velocity: pan.velocity(in: nil).x)
    }

    private func follow(_ pan: UIPanGestureRecognizer, way: CGFloat, velocity: CGFloat) {
        guard !story.isBeingDismissed else { return }
        switch pan.state {
        case .began:
            takeHold()
            pan.setTranslation(.zero, in: nil)
        case .changed where isPulling:
            progress = min(max(start + way / settings.pull, 0), 1)
            if progress == 1 { close(pan) }
        case .ended: letGo(velocity: velocity / settings.pull)
        case .cancelled, .failed: letGo(velocity: 0)
        default: break
        }
    }

    private func takeHold() {
        isPulling = true
        if let animator {
            // The story stops where it is.
            let scale = story.view.layer.presentation()?.affineTransform().a ?? 1
            animator.stopAnimation(true)
            self.animator = nil
            progress = min(max((1 - scale) / (1 - Self.leastScale), 0), 1)
        }
        start = progress
    }

    private func close(_ pan: UIPanGestureRecognizer) {
        isPulling = false
        story.scrollView.isScrollEnabled = false
        pan.isEnabled = false
        story.dismiss(animated: true)
    }

    /// Lets the story spring back with the finger's velocity.
    private func letGo(velocity: CGFloat) {
        guard isPulling else { return }
        isPulling = false
        guard progress > 0 else { return }
        let back = min(max(-velocity / progress, -Self.fastest), Self.fastest)
        let spring = UISpringTimingParameters(
            duration: Self.duration, bounce: 0, initialVelocity: CGVector(dx: back, dy: back))
        let animator = UIViewPropertyAnimator(duration: Self.duration, timingParameters: spring)
        animator.addAnimations { self.progress = 0 }
        animator.addCompletion { [weak self] _ in self?.animator = nil }
        animator.startAnimation()
        self.animator = animator
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === story.scrollView.panGestureRecognizer
            && !(gestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, story.transitionCoordinator == nil
        else { return false }
        let velocity = pan.velocity(in: nil)
        return pan is UIScreenEdgePanGestureRecognizer || abs(velocity.y) > abs(velocity.x)
    }
}
