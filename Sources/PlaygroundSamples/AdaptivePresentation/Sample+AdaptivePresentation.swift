import Takes
import UIKit

extension Sample {
    /// Adaptive presentation: a box in the middle, or a whole screen with a bar where there is little room.
    nonisolated static let adaptivePresentation = Sample(
        id: "adaptive-presentation", title: "Adaptive Presentation",
        subtitle: "Building a custom presentation that adapts to horizontally compact environments.",
        note: """
            On a wide stage a box with a close button appears in the middle; on a narrow one the same \
            screen fills the stage, below a bar that leads back. Present it, then turn or resize the \
            stage: when the width changes between compact and regular, one form replaces the other.
            """,
        section: .presentation,
        settings: AdaptivePresentationSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .curve("Curve", \.curve),
            .number("Width", \.width, in: 0.3...0.9),
            .number("Height", \.height, in: 0.3...0.9),
            .number("Shadow opacity", \.shadowOpacity, in: 0...1),
            .number("Shadow radius", \.shadowRadius, in: 0...40, unit: "pt"),
        ],
        present: pressFirstButton,
        // The box's close button and the bar's button both do this.
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: { inNavigationController(AdaptivePresentationFirstViewController(settings: $0)) })
}
