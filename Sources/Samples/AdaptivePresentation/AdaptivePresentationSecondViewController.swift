import Assets
import UIKit

/// The screen in the box. Where the width is compact it asks for the whole screen, in a navigation controller whose
/// bar leads back.
final class AdaptivePresentationSecondViewController: LetterViewController {
    /// The presentation controller needs its delegate before it presents, as the width may be compact already: as
    /// soon as there is one.
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { presentationController?.delegate = self }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Adaptive Presentation"
        show(letter: "B", on: .pink, buttonTitle: "")
        button.isHidden = true
        // Seen in a navigation bar only, so in the compact form only.
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Dismiss", style: .plain, target: self,
            action: AdaptivePresentationSecondViewController.dismissTapped)
    }

    private func dismissTapped() {
        dismiss(animated: true)
    }
}

extension AdaptivePresentationSecondViewController: UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .fullScreen
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        UINavigationController(rootViewController: controller.presentedViewController)
    }
}
