import PlaygroundAssets
import UIKit

/// The sheet. Its slider changes the sheet's preferred height.
final class CustomPresentationSecondViewController: LetterViewController {
    /// The least height, and the greatest in a compact environment, in points.
    private static let leastHeight: CGFloat = 220
    private static let compactHeight: CGFloat = 270

    let slider = UISlider()
    private let height: CGFloat

    init(height: CGFloat) {
        self.height = height
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

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
        let room = view.bounds.inset(by: view.safeAreaInsets)
        letterLabel.center = CGPoint(x: room.midX, y: letterLabel.bounds.height / 2)
        let middle = (letterLabel.frame.maxY + button.frame.minY) / 2
        slider.bounds.size = CGSize(width: room.width - 80, height: 34)
        slider.center = CGPoint(x: room.midX, y: middle)
    }

    override func buttonTapped() {
        let third = CustomPresentationThirdViewController()
        // Over the full screen: a full screen presentation would take this view out of the sheet, and put it
        // back without its rounded corners and shadow.
        third.modalPresentationStyle = .overFullScreen
        present(third, animated: true)
    }

    private func updatePreferredContentSize(for traits: UITraitCollection) {
        let height = traits.verticalSizeClass == .compact ? min(height, Self.compactHeight) : height
        preferredContentSize = CGSize(width: view.bounds.width, height: height)
        slider.minimumValue = Float(Self.leastHeight)
        slider.maximumValue = Float(height)
        slider.value = slider.maximumValue
    }

    private func sliderDidChange(_ slider: UISlider) {
        preferredContentSize = CGSize(width: view.bounds.width, height: CGFloat(slider.value))
    }
}
