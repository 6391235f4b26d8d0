import Takes
import UIKit

extension Sample {
    /// Cross dissolve: the least that a custom transition needs.
    nonisolated static let crossDissolve = Sample(
        id: "cross-dissolve", title: "Cross Dissolve", subtitle: "A cross dissolve transition.",
        section: .presentation,
        present: pressFirstButton,
        dismiss: pressSecondButton,
        makeViewController: { inNavigationController(CrossDissolveFirstViewController()) })
}
