import UIKit
import UITesting

/// A stage that shows a tab bar controller with logged controllers and a logged delegate.
final class TabScene {
    /// Notes what a tab bar controller's delegate is asked, and animates as it is told to.
    final class Listener: NSObject, UITabBarControllerDelegate {
        let journal: Journal
        var allowsSelection = true
        var animates = false
        var driver: (any UIViewControllerInteractiveTransitioning)?
        var configure: (SlidingAnimator) -> Void = { _ in }
        private(set) var animator: SlidingAnimator?

        init(_ journal: Journal) {
            self.journal = journal
            super.init()
        }

        private func name(_ controller: UIViewController) -> String {
            (controller as? LoggedController)?.name ?? "?"
        }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            journal.note("shouldSelect \(name(viewController))")
            return allowsSelection
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            journal.note("didSelect \(name(viewController))")
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            journal.note("animationController \(name(fromVC))→\(name(toVC))")
            guard animates else { return nil }
            let animator = SlidingAnimator(journal)
            configure(animator)
            self.animator = animator
            return animator
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            journal.note("interactionController")
            return driver
        }
    }

    let stage: Stage
    let journal = Journal()
    let tabs = UITabBarController()
    let controllers: [LoggedController]
    let listener: Listener

    init(_ names: [String] = ["A", "B", "C"], size: CGSize = Stage.defaultSize) {
        stage = Stage(size: size)
        let journal = journal
        controllers = names.map { LoggedController($0, journal) }
        listener = Listener(journal)
        for (index, controller) in controllers.enumerated() {
            controller.tabBarItem = UITabBarItem(title: controller.name, image: nil, tag: index)
        }
        // Most tests look at a screen that ends at the bar.
        tabs.tabBar.isTranslucent = false
        tabs.viewControllers = controllers
        tabs.delegate = listener
        stage.present(tabs)
        journal.clear()
    }

    /// Taps the item at this place of the bar.
    func tap(_ index: Int) {
        let count = CGFloat(tabs.tabBar.items?.count ?? 1)
        let bar = tabs.tabBar.frame
        stage.tap(CGPoint(x: bar.width * (CGFloat(index) + 0.5) / count, y: bar.minY + 25))
    }

    /// Selects in code, and runs the frame in which the transition starts.
    func select(_ index: Int) {
        tabs.selectedIndex = index
        journal.note("selected")
        stage.advance(to: stage.now)
    }

    /// The children whose views are in the window, by name.
    var visible: [String] { controllers.filter { $0.viewIfLoaded?.window != nil }.map(\.name) }

    /// What is above the bar.
    var content: [UIView] { tabs.view.subviews.first?.subviews ?? [] }

    /// The items as they are seen in the bar.
    var controls: [UIControl] { tabs.tabBar.subviews.compactMap { $0 as? UIControl } }

    /// The messages of the diagnostics so far.
    var diagnostics: [String] {
        stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }
}

/// Slides the view that goes out to the left and the one that comes in after it.
final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    var duration: TimeInterval = 0.5
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        journal.note("animateTransition")
        context = transitionContext
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to),
            let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let (start, end) = (transitionContext.initialFrame(for: from), transitionContext.finalFrame(for: to))
        toView.frame = end.offsetBy(dx: end.width, dy: 0)
        transitionContext.containerView.addSubview(toView)
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            fromView.frame = start.offsetBy(dx: -start.width, dy: 0)
            toView.frame = end
        } completion: { [journal] _ in
            let isFinished = !transitionContext.transitionWasCancelled
            journal.note("completeTransition(\(isFinished))")
            transitionContext.completeTransition(isFinished)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        journal.note("animationEnded(\(transitionCompleted))")
    }
}
