import Testing
import UIKit
import UITesting

/// Transitions that an object of the app's own drives with nothing but the context, and what runs along with them.
@MainActor
struct ContextAloneTests {
    /// Moves nothing by itself: a property animator does, which the context may interrupt.
    private final class Hand: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerInteractiveTransitioning, UIViewControllerTransitioningDelegate
    {
        var isDriven = true
        var refuses = false
        private(set) var context: (any UIViewControllerContextTransitioning)?
        private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { isDriven ? self : nil }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 1 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            transitionContext.completeTransition(!refuses)
        }

        func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
            -> any UIViewImplicitlyAnimating
        { animator }

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
        }
    }

    private let stage = Stage()
    private let presenter = UIViewController()
    private let presented = UIViewController()
    private let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let hand = Hand()

    /// Asks for the presentation, and runs the frame in which it starts.
    private func present() {
        stage.present(presenter)
        presenter.view.addSubview(bystander)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = hand
        presenter.present(presented, animated: true)
        presented.transitionCoordinator?.animate(alongsideTransition: { [bystander] _ in bystander.alpha = 0 }
        )
        stage.advance(by: 1.0 / 60)
    }

    private var shownAlpha: Float { bystander.layer.presentation()?.opacity ?? 1 }

    @Test func `a transition is never more than complete, nor less than not begun`() throws {
        present()
        let context = try #require(hand.context)

        context.updateInteractiveTransition(1.5)
        #expect(presented.transitionCoordinator?.percentComplete == 1)
        context.updateInteractiveTransition(-0.5)
        #expect(presented.transitionCoordinator?.percentComplete == 0)
    }

    @Test func `a pause of what is held already changes nothing, and is told`() throws {
        present()
        let context = try #require(hand.context)
        var changes = 0
        presented.transitionCoordinator?.notifyWhenInteractionChanges { _ in changes += 1 }

        context.pauseInteractiveTransition()

        #expect(changes == 0)
        #expect(stage.diagnostics.contains { $0.message.contains("nothing ran by itself") })
    }

    @Test func `caught on its way back, what runs along follows the hand again`() throws {
        present()
        let context = try #require(hand.context)
        context.updateInteractiveTransition(0.5)
        context.cancelInteractiveTransition()
        stage.advance(by: 0.1)

        context.pauseInteractiveTransition()
        context.updateInteractiveTransition(0.8)
        stage.advance(by: 1.0 / 60)

        #expect(context.isInteractive)
        #expect(abs(shownAlpha - 0.2) < 0.01)
    }

    @Test func `an animator that refuses at once changes nothing of what would have run along`() {
        hand.isDriven = false
        hand.refuses = true

        present()
        stage.settle()

        #expect(presenter.presentedViewController == nil)
        #expect(bystander.alpha == 1)
    }
}
