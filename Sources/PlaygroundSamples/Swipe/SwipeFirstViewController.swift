import PlaygroundAssets
import UIKit

/// Presents the second screen when its button is tapped or an edge is dragged.
final class SwipeFirstViewController: LetterViewController {
    /// Held here, since a view controller holds its transitioning delegate weakly.
    let transition: SwipeTransitionDelegate
    private let edge: SwipeSettings.Edge

    init(settings: SwipeSettings) {
        transition = SwipeTransitionDelegate(settings: settings)
        edge = settings.edge
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Swipe"
        show(letter: "A", on: .lavender, buttonTitle: "Present With Custom Transition")
        addMenuButton()
        let edgePan = UIScreenEdgePanGestureRecognizer(
            target: self, action: SwipeFirstViewController.handleEdgePan)
        edgePan.edges = edge.presenting
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
        transition.targetEdge = edge.presenting

        let second = SwipeSecondViewController(edge: edge)
        second.transitioningDelegate = transition
        second.modalPresentationStyle = .fullScreen
        present(second, animated: true)
    }
}
