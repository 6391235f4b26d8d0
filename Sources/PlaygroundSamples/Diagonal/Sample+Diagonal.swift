import Takes
import UIKit

extension Sample {
    /// Diagonal: one animator for both ways, from the lower right corner and back.
    nonisolated static let diagonal = Sample(
        id: "diagonal", title: "Diagonal", subtitle: "One animator for both ways, driven by a drag.",
        note: """
            Drag upwards to bring the second screen from the lower right corner, downwards to send it \
            back, and flick. Touch the screen while it settles and drag: it is caught where it is. Three \
            tenths of the height are enough for a slow drag to finish.
            """,
        section: .presentation,
        settings: DiagonalSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .curve("Curve", \.curve),
            .flag("Track the finger exactly", \.tracksFinger),
            .threshold("Threshold", \.threshold, in: 0.1...0.9),
            .number("Flick velocity", \.flickVelocity, in: 100...2000, unit: "pt/s"),
            .number("Completion speed", \.completionSpeed, in: 0.25...4),
        ],
        present: pressFirstButton,
        dismiss: pressSecondButton,
        makeViewController: { inNavigationController(DiagonalFirstViewController(settings: $0)) })
}
