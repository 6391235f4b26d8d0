import PlaygroundAssets
import UIKit

/// Dismisses itself when its button is tapped or the edge opposite of that from which it came is dragged.
final class SwipeSecondViewController: LetterViewController {
    private let edge: SwipeSettings.Edge

    init(edge: SwipeSettings.Edge) {
        self.edge = edge
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(letter: "B", on: .pink, buttonTitle: "Dismiss")
        let edgePan = UIScreenEdgePanGestureRecognizer(
            target: self, action: SwipeSecondViewController.handleEdgePan)
        edgePan.edges = edge.dismissing
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
            transition.targetEdge = edge.dismissing
        }
        dismiss(animated: true)
    }
}
