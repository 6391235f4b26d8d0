import PlaygroundAssets
import UIKit

/// The screen in the box. In a compact width it takes up the whole screen, in a navigation controller whose
/// bar leads back.
final class AdaptivePresentationSecondViewController: LetterViewController {
    /// Sets the presentation controller's delegate as soon as there is a presentation controller: it is asked
    /// before the presentation, as the width may be compact already.
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { presentationController?.delegate = self }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Adaptive Presentation"
        show(letter: "B", on: .pink, buttonTitle: "")
        button.isHidden = true
        // Only a navigation bar shows it, and so only the compact form.
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
        let navigation = UINavigationController(rootViewController: controller.presentedViewController)
        navigation.navigationBar.isTranslucent = false
        return navigation
    }
}
