import StageKit
import Testing
import UIKit
import UITesting

/// When a presentation controller knows its container, and when that is laid out.
@Suite struct PresentationLayoutTests {
    /// A card in the lower half, which it places whenever the container is laid out.
    private final class Card: UIPresentationController {
        var hadContainer: [Bool] = []
        let dimming = UIView()

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }

        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            hadContainer.append(containerView != nil)
            UIView.animate(withDuration: 1) { [containerView] in
                containerView?.setNeedsLayout()
                containerView?.layoutIfNeeded()
            }
        }

        override func presentationTransitionWillBegin() {
            hadContainer.append(containerView != nil)
            containerView?.insertSubview(dimming, at: 0)
        }

        override func dismissalTransitionWillBegin() { containerView?.setNeedsLayout() }

        override func containerViewWillLayoutSubviews() {
            presentedView?.frame = frameOfPresentedViewInContainerView
            dimming.frame = containerView?.bounds ?? .zero
        }
    }

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .to) ?? context.view(forKey: .from)
            let below = context.containerView.bounds.maxY
            if let added = context.view(forKey: .to) {
                added.frame.origin.y = below
                context.containerView.addSubview(added)
            }
            let comes = context.view(forKey: .to) != nil
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view?.frame.origin.y = comes ? below / 2 : below
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        var card: Card?

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            card = Card(presentedViewController: presented, presenting: presenting)
            return card
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
    }

    /// Prefers a size as soon as its view is loaded.
    private final class Presented: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: 100, height: 100)
        }
    }

    private let stage = Stage(size: CGSize(width: 200, height: 400))
    private let root = UIViewController()
    private let presented = Presented()
    private let delegate = Delegate()

    private func present() {
        stage.present(root)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        stage.run { root.present(presented, animated: true) }
    }

    @Test func `the container is known from the begin on, and is first laid out without animation`() throws {
        present()
        stage.advance(by: 0.25)

        let card = try #require(delegate.card)
        #expect(
            card.hadContainer.count > 1
                && card.hadContainer.firstIndex(of: true) == card.hadContainer.count - 1)
        #expect(card.dimming.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        stage.settle()
        #expect(presented.view.frame == CGRect(x: 0, y: 200, width: 200, height: 200))
        stage.run { root.dismiss(animated: true) }
        stage.settle()
        #expect(card.containerView == nil)
    }

    @Test func `what changes when a dismissal begins is laid out before its animator`() {
        present()
        stage.settle()

        stage.run { root.dismiss(animated: true) }
        stage.advance(by: 0.52)

        let shown = presented.view.layer.presentation()?.frame.minY ?? 0
        #expect(abs(shown - 300) < 10)
        #expect(presented.view.frame.minY == 400)
        stage.settle()
        #expect(root.presentedViewController == nil)
    }
}
