import PlaygroundAssets
import UIKit

/// Presents the second screen with a delegate that it holds, or does not.
final class WeakDelegateViewController: LetterViewController {
    private let isMended: Bool
    private var transition: EdgeTransition?

    init(isMended: Bool) {
        self.isMended = isMended
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Weak Delegate"
        show(letter: "A", on: .lavender, buttonTitle: "Present")
        addMenuButton()
    }

    override func buttonTapped() {
        let transition = EdgeTransition(EdgeAnimator.self, isMended: true)
        // The mistake is to leave this out: the delegate ends with this method.
        if isMended { self.transition = transition }
        let second = BrokenSecondViewController()
        second.modalPresentationStyle = .fullScreen
        second.transitioningDelegate = transition
        present(second, animated: true)
    }
}
