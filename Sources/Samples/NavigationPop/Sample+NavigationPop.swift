import Takes
import UIKit

extension Sample {
    /// Navigation Pop: what a navigation controller does by itself.
    nonisolated static let navigationPop = Sample(
        id: "navigation-pop", title: "Navigation Pop",
        subtitle: "Swiping back from the left edge, with the bar.",
        section: .navigation,
        present: pressFirstButton,
        dismiss: { ($0 as? UINavigationController)?.popViewController(animated: true) },
        makeViewController: { inNavigationController(NavigationPopViewController()) })
}
