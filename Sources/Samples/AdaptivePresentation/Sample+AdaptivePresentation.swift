import Takes
import UIKit

extension Sample {
    /// Adaptive presentation: a box in the middle, or a whole screen with a bar where there is little room.
    nonisolated static let adaptivePresentation = Sample(
        id: "adaptive-presentation", title: "Adaptive Presentation",
        subtitle: "Building a custom presentation that adapts to horizontally compact environments.",
        section: .presentation,
        present: pressFirstButton,
        // The box's close button and the bar's button both do this.
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: { inNavigationController(AdaptivePresentationFirstViewController()) })
}
