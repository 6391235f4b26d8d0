import Assets
import UIKit

/// Presents the card, and holds its transitioning delegate.
final class InterruptibleFirstViewController: LetterViewController {
    private let cardTransition = CardTransitionDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Interruptible"
        show(letter: "A", on: .lavender, buttonTitle: "Present the Card")
        addMenuButton()
    }

    override func buttonTapped() {
        let card = CardViewController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = cardTransition
        present(card, animated: true)
    }
}
