import PlaygroundAssets
import UIKit

/// Goes away when the bar's back button is tapped.
final class CheckerboardSecondViewController: LetterViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(letter: "B", on: .pink, buttonTitle: "")
        button.isHidden = true
    }
}
