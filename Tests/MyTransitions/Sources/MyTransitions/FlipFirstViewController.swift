import UIKit

/// Presents the second screen when it is tapped.
final class FlipFirstViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: FlipFirstViewController.tapped))
    }

    private func tapped() { present(FlipSecondViewController(), animated: true) }
}

/// Turns over when it comes and when it goes.
final class FlipSecondViewController: UIViewController, UIViewControllerTransitioningDelegate {
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        modalPresentationStyle = .fullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: FlipSecondViewController.tapped))
    }

    private func tapped() { dismiss(animated: true) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FlipAnimator() }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { FlipAnimator() }
}
