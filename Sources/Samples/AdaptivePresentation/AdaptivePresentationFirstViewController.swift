import Assets
import UIKit

/// Presents the second screen in the form that suits the available room.
final class AdaptivePresentationFirstViewController: LetterViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Adaptive Presentation"
        show(letter: "A", on: .lavender, buttonTitle: "Present With Adaptive Presentation")
        addMenuButton()
    }

    override func buttonTapped() {
        let second = AdaptivePresentationSecondViewController()
        let presentationController = AdaptivePresentationController(
            presentedViewController: second, presenting: self)
        // The delegate is held weakly: keep it until the presentation holds it.
        withExtendedLifetime(presentationController) {
            second.transitioningDelegate = presentationController
            present(second, animated: true)
        }
    }
}
