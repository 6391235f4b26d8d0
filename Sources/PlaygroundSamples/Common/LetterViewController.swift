import Takes
import UIKit

/// A coloured screen with a large letter in the middle and one button near the bottom.
class LetterViewController: UIViewController {
    let letterLabel = UILabel()
    let button = UIButton(type: .system)
    /// The picture that the user chose, below a wash of the screen's colour.
    private var picture: UIImageView?
    private let wash = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        addPicture()
        letterLabel.font = .systemFont(ofSize: 120)
        letterLabel.textColor = UIColor(white: 0, alpha: 0.25)
        view.addSubview(letterLabel)
        view.addSubview(button)
        button.addTarget(self, action: LetterViewController.buttonTapped, for: .touchUpInside)
    }

    /// Sets what the screen shows.
    func show(letter: String, on color: UIColor, buttonTitle: String) {
        view.backgroundColor = color
        wash.backgroundColor = color.withAlphaComponent(0.4 * color.cgColor.alpha)
        letterLabel.text = letter
        button.setTitle(buttonTitle, for: .normal)
    }

    private func addPicture() {
        guard let image = Sample.picture else { return }
        let picture = UIImageView(image: image)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        view.addSubview(picture)
        picture.addSubview(wash)
        self.picture = picture
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        picture?.frame = view.bounds
        picture?.layer.cornerRadius = view.layer.cornerRadius
        wash.frame = view.bounds
        let room = view.bounds.inset(by: view.safeAreaInsets)
        letterLabel.sizeToFit()
        letterLabel.center = CGPoint(x: room.midX, y: room.midY)
        button.sizeToFit()
        button.center = CGPoint(x: room.midX, y: room.maxY - 20 - button.bounds.height / 2)
    }

    /// The screens are pale, also where the rest of the device is dark.
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

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
