import Takes
import UIKit

extension Sample {
    /// Swipe: a drag from the edge drives the transition.
    nonisolated static let swipe = Sample(
        id: "swipe", title: "Swipe", subtitle: "An interactive transition.",
        note: """
            Drag from the right edge to the left, let go before or after the middle, and drag back from \
            the left edge. With its curve the screen is behind the finger at first and ahead of it later; \
            let it track the finger exactly and compare. Look for the stop at the release: the completion \
            curve starts from rest.
            """,
        section: .presentation,
        settings: SwipeSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .curve("Curve", \.curve),
            .flag("Track the finger exactly", \.tracksFinger),
            .threshold("Threshold", \.threshold, in: 0.1...0.9),
            .flag("Flicks count", \.countsFlicks),
            .number("Flick velocity", \.flickVelocity, in: 100...2000, unit: "pt/s"),
            .number("Completion speed", \.completionSpeed, in: 0.25...4),
            .choice("Completion curve", \.completionCurve),
            .choice("Edge", \.edge),
        ],
        present: pressFirstButton,
        dismiss: pressSecondButton,
        makeViewController: { inNavigationController(SwipeFirstViewController(settings: $0)) })
}
