import PlaygroundAssets
import UIKit

/// The screen that fades in.
final class CrossDissolveSecondViewController: LetterViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(letter: "B", on: .pink, buttonTitle: "Dismiss")
    }

    override func buttonTapped() {
        dismiss(animated: true)
    }
}
