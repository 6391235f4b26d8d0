import PlaygroundAssets
import UIKit

/// The second screen: its button dismisses it.
final class BrokenSecondViewController: LetterViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(letter: "B", on: .pink, buttonTitle: "Dismiss")
    }

    override func buttonTapped() {
        dismiss(animated: true)
    }
}
