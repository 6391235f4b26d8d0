import Testing
import UIKit
import UITesting

/// Where the presenter's view ends, where a presentation has moved it in the meantime.
@MainActor
struct PresenterFrameTests {
    /// Insets the presenter's view while something is presented over it.
    private final class Insetting: UIPresentationController {
        override func presentationTransitionWillBegin() {
            presentingViewController.view.frame = presentingViewController.view.frame.insetBy(dx: 20, dy: 40)
        }
    }

    /// Moves the presenter's view to its final frame, as animators of dismissals do.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        var finalFrame = CGRect.zero
        var initialFrame = CGRect.zero

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0.2 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let to = transitionContext.viewController(forKey: .to) else { return }
            finalFrame = transitionContext.finalFrame(for: to)
            initialFrame = transitionContext.initialFrame(for: to)
            if let view = transitionContext.view(forKey: .to) {
                transitionContext.containerView.addSubview(view)
            }
            UIView.animate(withDuration: 0.2) {
                to.view.frame = self.finalFrame
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let animator = Animator()

        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { animator }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            Insetting(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test func `a presenter that the presentation has inset ends where it belongs without it`() {
        let stage = Stage()
        let (presenter, presented, delegate) = (UIViewController(), UIViewController(), Delegate())
        stage.present(presenter)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        presenter.present(presented, animated: true)
        stage.settle()
        let inset = stage.window.bounds.insetBy(dx: 20, dy: 40)
        #expect(presenter.view.frame == inset)

        presented.dismiss(animated: true)
        stage.settle()

        #expect(delegate.animator.initialFrame == inset)
        #expect(delegate.animator.finalFrame == stage.window.bounds)
        #expect(presenter.view.frame == stage.window.bounds)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a window that was turned meanwhile has another final frame`() {
        let stage = Stage(size: CGSize(width: 400, height: 800))
        let (presenter, presented, delegate) = (UIViewController(), UIViewController(), Delegate())
        stage.present(presenter)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        presenter.present(presented, animated: true)
        stage.settle()

        stage.resize(to: CGSize(width: 800, height: 400))
        stage.settle()
        presented.dismiss(animated: true)
        stage.settle()

        #expect(delegate.animator.finalFrame == CGRect(x: 0, y: 0, width: 800, height: 400))
        #expect(presenter.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    }

    // MARK: - An animator that completes at once

    private final class Hasty: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerTransitioningDelegate
    {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            if let view = transitionContext.view(forKey: .to) {
                transitionContext.containerView.addSubview(view)
            }
            transitionContext.completeTransition(true)
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    @Test
    func
        `alongside animations run without animation before the completions of a transition that ends at once`()
    {
        let stage = Stage()
        let (presenter, presented, hasty) = (UIViewController(), UIViewController(), Hasty())
        let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.present(presenter)
        presenter.view.addSubview(bystander)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = hasty
        var log: [String] = []

        presenter.present(presented, animated: true)
        presented.transitionCoordinator?.animate { _ in
            log.append("alongside, animated \(UIView.areAnimationsEnabled)")
            bystander.alpha = 0.5
        } completion: { _ in
            log.append("completion")
        }
        stage.advance(by: 1.0 / 60)

        #expect(log == ["alongside, animated false", "completion"])
        #expect(bystander.alpha == 0.5 && bystander.layer.animationKeys() == nil)
    }
}
