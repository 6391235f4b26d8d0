import UIKit

extension Sample {
    /// Diagonal: one animator for both ways, from the lower right corner and back.
    nonisolated static let diagonal = Sample(
        id: "diagonal", title: "Diagonal", subtitle: "One animator for both ways, driven by a drag.",
        section: .presentation,
        makeViewController: { inNavigationController(DiagonalFirstViewController()) },
        present: pressFirstButton,
        dismiss: pressSecondButton)
}
