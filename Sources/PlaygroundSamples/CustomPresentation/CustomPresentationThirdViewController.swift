import PlaygroundAssets
import UIKit

/// A screen that the sheet presents in the standard way.
final class CustomPresentationThirdViewController: LetterViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(letter: "C", on: .mint, buttonTitle: "Dismiss")
    }

    override func buttonTapped() {
        dismiss(animated: true)
    }
}
