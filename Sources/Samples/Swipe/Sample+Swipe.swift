import Takes
import UIKit

extension Sample {
    /// Swipe: a drag from the edge drives the transition.
    nonisolated static let swipe = Sample(
        id: "swipe", title: "Swipe", subtitle: "An interactive transition.",
        section: .presentation,
        present: pressFirstButton,
        dismiss: pressSecondButton,
        makeViewController: { inNavigationController(SwipeFirstViewController()) })
}
