import PlaygroundAssets
import UIKit

/// The first screen: its button presents the second one with a transition.
final class BrokenFirstViewController: LetterViewController {
    private let name: String
    private let transition: EdgeTransition

    init(_ name: String, _ transition: EdgeTransition) {
        self.name = name
        self.transition = transition
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        show(letter: "A", on: .lavender, buttonTitle: "Present")
        addMenuButton()
    }

    override func buttonTapped() {
        let second = BrokenSecondViewController()
        second.modalPresentationStyle = .fullScreen
        second.transitioningDelegate = transition
        present(second, animated: true)
    }
}
