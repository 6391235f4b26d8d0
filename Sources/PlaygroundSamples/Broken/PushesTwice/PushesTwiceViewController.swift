import PlaygroundAssets
import UIKit

/// Pushes a screen for each of two taps that come at once.
final class PushesTwiceViewController: LetterViewController {
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
        title = "Pushes Twice"
        show(letter: "A", on: .lavender, buttonTitle: "Push")
        addMenuButton()
    }

    override func buttonTapped() {
        for _ in 1...2 { pushNext() }
    }

    private func pushNext() {
        // The mistake is to leave this out.
        if isMended, navigationController?.transitionCoordinator != nil { return }
        let next = LetterViewController()
        next.title = "Next"
        next.loadViewIfNeeded()
        next.show(letter: "B", on: .pink, buttonTitle: "")
        navigationController?.pushViewController(next, animated: true)
    }
}
