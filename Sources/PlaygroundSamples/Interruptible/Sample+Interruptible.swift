import Takes
import UIKit

extension Sample {
    /// Interruptible: a card that can be caught in motion.
    nonisolated static let interruptible = Sample(
        id: "interruptible", title: "Interruptible",
        subtitle: "A card to catch while it settles, to drag back and to throw.",
        note: """
            Press the button and grab the card while it still moves; drag it, and throw it up or down. The \
            spring takes over the velocity of the finger, so at the release the card neither stops nor \
            jumps. The dimming follows the card, also backwards.
            """,
        section: .presentation,
        settings: CardSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .number("Damping ratio", \.dampingRatio, in: 0.2...1),
            .number("Throw duration", \.throwDuration, in: 0.1...2, unit: "s"),
            .number("Throw bounce", \.throwBounce, in: 0...0.8),
            .number("Throw velocity", \.throwVelocity, in: 0.1...3),
            .number("Dim opacity", \.dimOpacity, in: 0...1),
            .number("Corner radius", \.cornerRadius, in: 0...80, unit: "pt"),
            .number("Shadow radius", \.shadowRadius, in: 0...60, unit: "pt"),
        ],
        springs: [
            SettingSpring("The card by itself", of: \.duration, \.dampingRatio) {
                SpringCourse(
                    duration: $0.duration,
                    parameters: UISpringTimingParameters(dampingRatio: $0.dampingRatio))
            },
            SettingSpring("A card that is let go", of: \.throwDuration, \.throwBounce) {
                SpringCourse(
                    parameters: UISpringTimingParameters(duration: $0.throwDuration, bounce: $0.throwBounce))
            },
        ],
        present: pressFirstButton,
        dismiss: pressSecondButton,
        makeViewController: { inNavigationController(InterruptibleFirstViewController(settings: $0)) })
}
