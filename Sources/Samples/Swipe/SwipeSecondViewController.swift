import Assets
import UIKit

/// Dismisses itself when its button is tapped or the left edge is dragged.
final class SwipeSecondViewController: LetterViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(letter: "B", on: .pink, buttonTitle: "Dismiss")
        let edgePan = UIScreenEdgePanGestureRecognizer(
            target: self, action: SwipeSecondViewController.handleEdgePan)
        edgePan.edges = .left
        view.addGestureRecognizer(edgePan)
    }

    override func buttonTapped() {
        dismiss(following: nil)
    }

    private func handleEdgePan(_ edgePan: UIScreenEdgePanGestureRecognizer) {
        if edgePan.state == .began { dismiss(following: edgePan) }
    }

    private func dismiss(following edgePan: UIScreenEdgePanGestureRecognizer?) {
        if let transition = transitioningDelegate as? SwipeTransitionDelegate {
            transition.gestureRecognizer = edgePan
            transition.targetEdge = .left
        }
        dismiss(animated: true)
    }
}
