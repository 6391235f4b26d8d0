import Takes
import UIKit

extension Sample {
    /// Diagonal: one animator for both ways, from the lower right corner and back.
    nonisolated static let diagonal = Sample(
        id: "diagonal", title: "Diagonal", subtitle: "One animator for both ways, driven by a drag.",
        section: .presentation,
        present: pressFirstButton,
        dismiss: pressSecondButton,
        makeViewController: { inNavigationController(DiagonalFirstViewController()) })
}
