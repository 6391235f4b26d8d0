import PlaygroundAssets
import UIKit

/// Presents the second screen and provides the animator for both ways.
final class CrossDissolveFirstViewController: LetterViewController {
    private let settings: CrossDissolveSettings

    init(settings: CrossDissolveSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

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
        CrossDissolveAnimator(settings: settings)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CrossDissolveAnimator(settings: settings)
    }
}
