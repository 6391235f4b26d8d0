import UIKit

/// Presents the second screen when it is tapped.
final class FlipFirstViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        showInTheMiddle("Tap to turn over")
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
        showInTheMiddle("Tap to turn back")
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

extension UIViewController {
    fileprivate func showInTheMiddle(_ text: String) {
        let label = UILabel()
        label.text = text
        label.textColor = .white
        label.textAlignment = .center
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
