import PlaygroundAssets
import UIKit

/// Presents a screen, and a hint about it.
final class PresentsTwiceViewController: LetterViewController {
    private let isMended: Bool

    init(isMended: Bool) {
        self.isMended = isMended
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Presents Twice"
        show(letter: "A", on: .lavender, buttonTitle: "Present")
        addMenuButton()
    }

    override func buttonTapped() {
        let second = BrokenSecondViewController()
        second.modalPresentationStyle = .fullScreen
        let hint = HintViewController()
        if isMended {
            present(second, animated: true) { second.present(hint, animated: true) }
        } else {
            present(second, animated: true)
            // The mistake: this screen presents another one already.
            present(hint, animated: true)
        }
    }
}

/// A sheet that says what the second screen is for.
private final class HintViewController: LetterViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(letter: "C", on: .mint, buttonTitle: "Got It")
    }

    override func buttonTapped() {
        dismiss(animated: true)
    }
}
