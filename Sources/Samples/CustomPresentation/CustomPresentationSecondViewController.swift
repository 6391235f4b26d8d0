import Assets
import UIKit

/// The sheet. Its slider changes the sheet's preferred height.
final class CustomPresentationSecondViewController: LetterViewController {
    let slider = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        show(letter: "B", on: .pink, buttonTitle: "Present With Standard Presentation")
        view.addSubview(slider)
        slider.addTarget(
            self, action: CustomPresentationSecondViewController.sliderDidChange, for: .valueChanged)
        updatePreferredContentSize(for: traitCollection)
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        updatePreferredContentSize(for: newCollection)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        letterLabel.center = CGPoint(x: width / 2, y: letterLabel.bounds.height / 2)
        let middle = (letterLabel.frame.maxY + button.frame.minY) / 2
        slider.bounds.size = CGSize(width: width - 80, height: 34)
        slider.center = CGPoint(x: width / 2, y: middle)
    }

    override func buttonTapped() {
        let third = CustomPresentationThirdViewController()
        // Over the full screen: a full screen presentation would take this view out of the sheet, and put it
        // back without its rounded corners and shadow.
        third.modalPresentationStyle = .overFullScreen
        present(third, animated: true)
    }

    private func updatePreferredContentSize(for traits: UITraitCollection) {
        let height: CGFloat = traits.verticalSizeClass == .compact ? 270 : 420
        preferredContentSize = CGSize(width: view.bounds.width, height: height)
        slider.minimumValue = 220
        slider.maximumValue = Float(height)
        slider.value = slider.maximumValue
    }

    private func sliderDidChange(_ slider: UISlider) {
        preferredContentSize = CGSize(width: view.bounds.width, height: CGFloat(slider.value))
    }
}
