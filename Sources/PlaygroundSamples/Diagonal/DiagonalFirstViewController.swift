import PlaygroundAssets
import UIKit

/// Presents the second screen when its button is tapped or the screen is dragged upwards.
final class DiagonalFirstViewController: LetterViewController {
    /// Held here, since a view controller holds its transitioning delegate weakly.
    let transition: DiagonalTransitionDelegate

    init(settings: DiagonalSettings) {
        transition = DiagonalTransitionDelegate(settings: settings)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Diagonal"
        show(letter: "A", on: .lavender, buttonTitle: "Present With Custom Transition")
        addMenuButton()
        let pan = UIPanGestureRecognizer(target: self, action: DiagonalFirstViewController.handlePan)
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
    }

    override func buttonTapped() {
        presentSecond(following: nil)
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began, pan.translation(in: view).y < 0 { presentSecond(following: pan) }
    }

    private func presentSecond(following pan: UIPanGestureRecognizer?) {
        guard presentedViewController == nil else { return }
        transition.pan = pan
        let second = DiagonalSecondViewController()
        second.transitioningDelegate = transition
        second.modalPresentationStyle = .fullScreen
        present(second, animated: true)
    }
}
