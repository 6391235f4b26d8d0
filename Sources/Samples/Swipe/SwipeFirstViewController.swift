import Assets
import UIKit

/// Presents the second screen when its button is tapped or the right edge is dragged.
final class SwipeFirstViewController: LetterViewController {
    /// Held here, since a view controller holds its transitioning delegate weakly.
    let transition = SwipeTransitionDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Swipe"
        show(letter: "A", on: .lavender, buttonTitle: "Present With Custom Transition")
        addMenuButton()
        let edgePan = UIScreenEdgePanGestureRecognizer(
            target: self, action: SwipeFirstViewController.handleEdgePan)
        edgePan.edges = .right
        view.addGestureRecognizer(edgePan)
    }

    override func buttonTapped() {
        presentSecond(following: nil)
    }

    private func handleEdgePan(_ edgePan: UIScreenEdgePanGestureRecognizer) {
        if edgePan.state == .began { presentSecond(following: edgePan) }
    }

    private func presentSecond(following edgePan: UIScreenEdgePanGestureRecognizer?) {
        transition.gestureRecognizer = edgePan
        transition.targetEdge = .right

        let second = SwipeSecondViewController()
        second.transitioningDelegate = transition
        second.modalPresentationStyle = .fullScreen
        present(second, animated: true)
    }
}
