import Testing
import UITesting

@testable import UIKit

/// What is asked for while something else ends or runs.
@MainActor
struct MeanwhileTests {
    private let stage = Stage()

    // MARK: - In a completion

    /// Slides tabs, and lets a driver drive those that follow.
    private final class Tabs: NSObject, UITabBarControllerDelegate {
        let controller = UITabBarController()
        var driver: Driver?

        final class Driver: UIPercentDrivenInteractiveTransition {
            var hasStarted = false
            override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
                super.startInteractiveTransition(context)
                hasStarted = true
            }
        }

        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            {
                0.2
            }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let view = context.view(forKey: .to) else { return }
                context.containerView.addSubview(view)
                view.alpha = 0
                UIView.animate(withDuration: 0.2) {
                    view.alpha = 1
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom from: UIViewController,
            to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        /// How often a finger moved before the driver that was asked for had started.
        var early = 0
        func panned(_ pan: UIPanGestureRecognizer) {
            if let driver, !driver.hasStarted { early += 1 }
        }
    }

    @Test func `a transition that a completion asks for has started when the finger moves next`() {
        let tabs = Tabs()
        tabs.controller.delegate = tabs
        tabs.controller.viewControllers = (0..<3).map { _ in UIViewController() }
        stage.present(tabs.controller)
        tabs.controller.view.addGestureRecognizer(UIPanGestureRecognizer(target: tabs, action: Tabs.panned))
        stage.settle()
        stage.touch(.began, at: CGPoint(x: 200, y: 300))
        stage.move(to: CGPoint(x: 230, y: 300), over: 0.1)
        stage.run {
            tabs.controller.selectedIndex = 1
            tabs.controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                tabs.driver = Tabs.Driver()
                tabs.controller.selectedIndex = 2
            }
        }

        stage.move(to: CGPoint(x: 330, y: 300), over: 0.5)

        #expect(tabs.driver?.hasStarted == true && tabs.early == 0)
        tabs.driver?.finish()
        stage.touch(.ended, at: CGPoint(x: 330, y: 300))
        stage.settle()
        #expect(tabs.controller.selectedIndex == 2)
    }

    /// Fades the old screen out, and in again on the way back.
    private final class Dissolve: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.2
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else { return }
            context.containerView.addSubview(new)
            new.alpha = 0
            UIView.animate(withDuration: 0.2) {
                (old.alpha, new.alpha) = (0, 1)
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    @Test func `an animator that fades the old screen is not blamed where a completion dismisses at once`() {
        let (root, screen, delegate) = (UIViewController(), UIViewController(), Dissolve())
        stage.present(root)
        screen.transitioningDelegate = delegate
        screen.modalPresentationStyle = .fullScreen

        stage.run { root.present(screen, animated: true) { root.dismiss(animated: true) } }
        stage.settle()

        #expect(root.presentedViewController == nil && root.view.alpha == 1)
        #expect(stage.diagnostics.map(\.message) == [])
    }

    // MARK: - Sizes

    @Test func `a popover follows the preferred size of a stack's top`() {
        let stage = Stage(size: CGSize(width: 1024, height: 768))
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        stage.present(root)
        first.preferredContentSize = CGSize(width: 200, height: 100)
        second.preferredContentSize = CGSize(width: 300, height: 300)
        let navigation = UINavigationController(rootViewController: first)
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = root.view
        navigation.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 300, width: 10, height: 10)
        root.present(navigation, animated: true)
        stage.settle()
        #expect(navigation.view.bounds.size == CGSize(width: 200, height: 144))

        navigation.pushViewController(second, animated: true)
        stage.settle()
        #expect(navigation.view.bounds.size == CGSize(width: 300, height: 344))
        navigation.popViewController(animated: true)
        stage.settle()

        #expect(navigation.view.bounds.size == CGSize(width: 200, height: 144))
    }

    /// Places its view itself, alongside the change of the window's size.
    private final class SelfPlaced: UIViewController {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { [weak self] _ in
                guard let self, let controller = presentationController else { return }
                view.frame = controller.frameOfPresentedViewInContainerView
            }
        }
    }

    private final class HandPlaced: UIPresentationController {
        override func containerViewWillLayoutSubviews() {}
        override func presentationTransitionWillBegin() {
            presentedView?.autoresizingMask = []
        }
    }

    private final class HandPlacing: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            HandPlaced(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test func `a view that its controller places alongside a turn is no mistake`() {
        let (root, screen, delegate) = (UIViewController(), SelfPlaced(), HandPlacing())
        stage.present(root)
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = delegate
        root.present(screen, animated: false)
        stage.settle()

        stage.resize(to: CGSize(width: 844, height: 390))
        stage.settle()

        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(stage.diagnostics.isEmpty)
    }
}
