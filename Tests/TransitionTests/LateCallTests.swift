import Testing
import UIKit
import UITesting

/// Calls that come when there is nothing for them to do.
@MainActor
struct LateCallTests {
    /// Drives a presentation with nothing but the context.
    private final class Hand: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerInteractiveTransitioning, UIViewControllerTransitioningDelegate
    {
        private(set) var context: (any UIViewControllerContextTransitioning)?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { self }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 1 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
        }
    }

    @Test func `after an interaction has ended, nothing more is heard of it`() throws {
        let (stage, hand) = (Stage(), Hand())
        let (screen, other) = (UIViewController(), UIViewController())
        stage.present(screen)
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = hand
        stage.run { screen.present(other, animated: true) }
        stage.advance(by: 0.02)
        let context = try #require(hand.context)
        stage.run {
            context.updateInteractiveTransition(0.4)
            context.finishInteractiveTransition()
        }
        #expect(stage.diagnostics.isEmpty && !context.isInteractive)

        stage.run {
            context.cancelInteractiveTransition()
            context.updateInteractiveTransition(0.1)
            context.finishInteractiveTransition()
        }

        #expect(!context.transitionWasCancelled)
        #expect(
            stage.diagnostics.map(\.call) == [
                "cancelInteractiveTransition()", "updateInteractiveTransition(_:)",
                "finishInteractiveTransition()",
            ])
        #expect(stage.diagnostics.allSatisfy { $0.severity == .warning })
        stage.run { context.completeTransition(true) }
        stage.settle()
        #expect(screen.presentedViewController === other)
    }

    @Test func `a navigation controller is not pushed onto another one`() {
        let stage = Stage()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        stage.present(navigation)

        stage.run { navigation.pushViewController(UINavigationController(), animated: true) }
        stage.settle()

        #expect(navigation.viewControllers == [root])
        #expect(stage.diagnostics.contains { $0.message.contains("Pushing a navigation controller") })
    }
}
