import Takes
import UIKit

extension Sample {
    /// Custom presentation: a sheet with its own layout.
    nonisolated static let customPresentation = Sample(
        id: "custom-presentation", title: "Custom Presentation",
        subtitle: "Using a presentation controller to alter the layout of a presented view controller.",
        note: """
            Press the button for the sheet, move its slider to change the height, and click beside it to \
            dismiss it. The presentation controller adds what is around the sheet: the dimming view, the \
            shadow, and the rounded corners, of which the lower two lie below the screen.
            """,
        section: .presentation,
        settings: CustomPresentationSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .curve("Curve", \.curve),
            .number("Dim opacity", \.dimOpacity, in: 0...1),
            .number("Corner radius", \.cornerRadius, in: 0...60, unit: "pt"),
            .number("Shadow opacity", \.shadowOpacity, in: 0...1),
            .number("Shadow radius", \.shadowRadius, in: 0...40, unit: "pt"),
            .number("Height", \.height, in: 240...600, unit: "pt"),
        ],
        present: pressFirstButton,
        // The sheet has no button for this: a tap beside it dismisses.
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: { inNavigationController(CustomPresentationFirstViewController(settings: $0)) })
}
