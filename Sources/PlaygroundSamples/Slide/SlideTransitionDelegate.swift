import UIKit

/// Starts a transition to a neighbouring tab when the user drags, and animates every selection of a tab.
final class SlideTransitionDelegate: NSObject, UITabBarControllerDelegate {
    private weak var tabBarController: UITabBarController?
    private let pan = UIPanGestureRecognizer()
    /// The velocity, in points a second, from which a flick's direction decides; infinite: the distance does.
    var flickVelocity: CGFloat
    private let settings: SlideSettings
    /// Whether the drag has begun a transition, which its interaction controller drives.
    private var hasBegunTransition = false

    init(tabBarController: UITabBarController, settings: SlideSettings) {
        self.tabBarController = tabBarController
        self.settings = settings
        flickVelocity = settings.countsFlicks ? settings.flickVelocity : .infinity
        super.init()
        pan.addTarget(self, action: SlideTransitionDelegate.panDidChange)
        tabBarController.view.addGestureRecognizer(pan)
    }

    // MARK: - The drag

    private func panDidChange() {
        guard let tabs = tabBarController, isDragging else { return }
        if pan.state == .began { hasBegunTransition = false }
        if tabs.transitionCoordinator == nil {
            beginTransitionIfPossible()
        } else if !hasBegunTransition {
            // A drag that does not drive the transition counts from its end on, or the next one would start with
            // a jump.
            pan.setTranslation(.zero, in: tabs.view)
        }
    }

    private var isDragging: Bool { pan.state == .began || pan.state == .changed }

    /// Selects the neighbour towards which the drag leads.
    private func beginTransitionIfPossible() {
        guard let tabs = tabBarController, let count = tabs.viewControllers?.count else { return }
        let translation = pan.translation(in: tabs.view)
        hasBegunTransition = translation != .zero

        if translation.x > 0, tabs.selectedIndex > 0 {
            tabs.selectedIndex -= 1
        } else if translation.x < 0, tabs.selectedIndex + 1 < count {
            tabs.selectedIndex += 1
        } else if translation != .zero {
            // There is no neighbour: the gesture fails. Without a translation its direction is still unknown.
            pan.isEnabled = false
            pan.isEnabled = true
        }

        // A drag back over its start cancels the transition and goes on to the other neighbour.
        tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
            guard let self, context.isCancelled, self.pan.state == .changed else { return }
            self.beginTransitionIfPossible()
        }
    }

    // MARK: - UITabBarControllerDelegate

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let tabs = tabBarController.viewControllers, let from = tabs.firstIndex(of: fromVC),
            let to = tabs.firstIndex(of: toVC)
        else { return nil }
        return SlideAnimator(targetEdge: to > from ? .left : .right, settings: settings)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard isDragging else { return nil }
        return SlideInteractionController(
            gestureRecognizer: pan, flickVelocity: flickVelocity, settings: settings)
    }
}
