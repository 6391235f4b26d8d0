import UIKit

/// Pushes the second screen when its button is tapped, and provides the animator for push and pop.
final class CheckerboardFirstViewController: LetterViewController, UINavigationControllerDelegate {
    private let settings: CheckerboardSettings

    init(settings: CheckerboardSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkerboard"
        let lavender = UIColor(red: 0.90196, green: 0.90196, blue: 1, alpha: 1)
        show(letter: "A", on: lavender, buttonTitle: "Push with Custom Transition")
        addMenuButton()
        navigationController?.delegate = self
    }

    override func buttonTapped() {
        navigationController?.pushViewController(CheckerboardSecondViewController(), animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CheckerboardAnimator(operation, settings: settings)
    }
}
