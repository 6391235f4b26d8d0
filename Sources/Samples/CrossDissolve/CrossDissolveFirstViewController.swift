import Assets
import UIKit

/// Presents the second screen and provides the animator for both ways.
final class CrossDissolveFirstViewController: LetterViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cross Dissolve"
        show(letter: "A", on: .lavender, buttonTitle: "Present With Custom Transition")
        addMenuButton()
    }

    override func buttonTapped() {
        let second = CrossDissolveSecondViewController()
        // Full screen, so that the transition context knows the initial and the final frames.
        second.modalPresentationStyle = .fullScreen
        second.transitioningDelegate = self
        present(second, animated: true)
    }
}

extension CrossDissolveFirstViewController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CrossDissolveAnimator()
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CrossDissolveAnimator()
    }
}
