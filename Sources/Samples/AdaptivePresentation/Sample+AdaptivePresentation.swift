import UIKit

extension Sample {
    /// Adaptive presentation: a box in the middle, or where there is little room a whole screen with a bar.
    nonisolated static let adaptivePresentation = Sample(
        id: "adaptive-presentation", title: "Adaptive Presentation",
        subtitle: "Building a custom presentation that adapts to horizontally compact environments.",
        section: .presentation,
        makeViewController: { inNavigationController(AdaptivePresentationFirstViewController()) },
        present: pressFirstButton,
        // The box has its close button, the whole screen a button in the bar: both do this.
        dismiss: { $0.dismiss(animated: true) })
}
