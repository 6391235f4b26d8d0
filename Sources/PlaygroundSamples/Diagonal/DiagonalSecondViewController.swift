import PlaygroundAssets
import UIKit

/// Dismisses itself when its button is tapped or the screen is dragged downwards.
final class DiagonalSecondViewController: LetterViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(letter: "B", on: .pink, buttonTitle: "Dismiss")
        let pan = UIPanGestureRecognizer(target: self, action: DiagonalSecondViewController.handlePan)
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
    }

    override func buttonTapped() {
        dismiss(following: nil)
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began, pan.translation(in: view).y > 0 { dismiss(following: pan) }
    }

    private func dismiss(following pan: UIPanGestureRecognizer?) {
        guard !isBeingPresented, !isBeingDismissed else { return }
        (transitioningDelegate as? DiagonalTransitionDelegate)?.pan = pan
        dismiss(animated: true)
    }
}
