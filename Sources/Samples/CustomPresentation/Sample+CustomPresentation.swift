import Takes
import UIKit

extension Sample {
    /// Custom presentation: a sheet with its own layout.
    nonisolated static let customPresentation = Sample(
        id: "custom-presentation", title: "Custom Presentation",
        subtitle: "Using a presentation controller to alter the layout of a presented view controller.",
        section: .presentation,
        present: pressFirstButton,
        // The sheet has no button for this: a tap beside it dismisses.
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: { inNavigationController(CustomPresentationFirstViewController()) })
}
