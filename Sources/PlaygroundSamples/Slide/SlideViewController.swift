import UIKit

/// One of the three screens.
final class SlideViewController: LetterViewController {
    private let letter: String
    private let color: UIColor

    init(letter: String, color: UIColor) {
        self.letter = letter
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(letter: letter, on: color, buttonTitle: "")
        button.isHidden = true
        addMenuButton()
    }
}
