import PlaygroundAssets
import UIKit

/// Presents the card, and holds its transitioning delegate.
final class InterruptibleFirstViewController: LetterViewController {
    private let settings: CardSettings
    private let cardTransition: CardTransitionDelegate

    init(settings: CardSettings) {
        self.settings = settings
        cardTransition = CardTransitionDelegate(settings: settings)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Interruptible"
        show(letter: "A", on: .lavender, buttonTitle: "Present the Card")
        addMenuButton()
    }

    override func buttonTapped() {
        let card = CardViewController(settings: settings)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = cardTransition
        present(card, animated: true)
    }
}
