import PlaygroundAssets
import UIKit

/// Presents the second screen as a sheet at the bottom.
final class CustomPresentationFirstViewController: LetterViewController {
    private let settings: CustomPresentationSettings

    init(settings: CustomPresentationSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Custom Presentation"
        show(letter: "A", on: .lavender, buttonTitle: "Present With Custom Presentation")
        addMenuButton()
    }

    override func buttonTapped() {
        let second = CustomPresentationSecondViewController(height: settings.height)
        let presentationController = CustomPresentationController(
            presentedViewController: second, presenting: self, settings: settings)
        // The delegate is held weakly: keep it until the presentation holds it.
        withExtendedLifetime(presentationController) {
            second.transitioningDelegate = presentationController
            present(second, animated: true)
        }
    }
}
