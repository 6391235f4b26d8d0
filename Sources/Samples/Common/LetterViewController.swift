import UIKit

/// A coloured screen with a large letter in the middle and one button near the bottom.
class LetterViewController: UIViewController {
    let letterLabel = UILabel()
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        letterLabel.font = .systemFont(ofSize: 120)
        letterLabel.textColor = UIColor(white: 0, alpha: 0.25)
        view.addSubview(letterLabel)
        view.addSubview(button)
        button.addTarget(self, action: LetterViewController.buttonTapped, for: .touchUpInside)
    }

    /// Sets what the screen shows.
    func show(letter: String, on color: UIColor, buttonTitle: String) {
        view.backgroundColor = color
        letterLabel.text = letter
        button.setTitle(buttonTitle, for: .normal)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        letterLabel.sizeToFit()
        letterLabel.center = CGPoint(x: room.midX, y: room.midY)
        button.sizeToFit()
        button.center = CGPoint(x: room.midX, y: room.maxY - 20 - button.bounds.height / 2)
    }

    /// Called when the button was tapped. Screens override it.
    func buttonTapped() {}

    /// Adds the bar button that leads back to the menu.
    func addMenuButton() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: self, action: LetterViewController.menuTapped)
    }

    private func menuTapped() {
        dismiss(animated: true)
    }
}
