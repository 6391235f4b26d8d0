import PlaygroundAssets
import UIKit

/// Presents the second screen in the form that suits the available room.
final class AdaptivePresentationFirstViewController: LetterViewController {
    private let settings: AdaptivePresentationSettings

    init(settings: AdaptivePresentationSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Adaptive Presentation"
        show(letter: "A", on: .lavender, buttonTitle: "Present With Adaptive Presentation")
        addMenuButton()
    }

    override func buttonTapped() {
        let second = AdaptivePresentationSecondViewController()
        let presentationController = AdaptivePresentationController(
            presentedViewController: second, presenting: self, settings: settings)
        // The delegate is held weakly: keep it until the presentation holds it.
        withExtendedLifetime(presentationController) {
            second.transitioningDelegate = presentationController
            present(second, animated: true)
        }
    }
}
