import Takes
import UIKit

extension Sample {
    /// Interruptible: a card that can be caught in motion.
    nonisolated static let interruptible = Sample(
        id: "interruptible", title: "Interruptible",
        subtitle: "A card to catch while it settles, to drag back and to throw.",
        section: .presentation,
        present: pressFirstButton,
        dismiss: pressSecondButton,
        makeViewController: { inNavigationController(InterruptibleFirstViewController()) })
}
