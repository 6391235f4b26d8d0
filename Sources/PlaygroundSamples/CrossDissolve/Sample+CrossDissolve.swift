import Takes
import UIKit

extension Sample {
    /// Cross dissolve: the least that a custom transition needs.
    nonisolated static let crossDissolve = Sample(
        id: "cross-dissolve", title: "Cross Dissolve", subtitle: "A cross dissolve transition.",
        note: """
            Press the button: one screen fades out while the other fades in. Stop halfway. Both are half \
            transparent then, so a quarter of what lies behind them shows; keep the old screen, and it \
            does not.
            """,
        section: .presentation,
        settings: CrossDissolveSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .curve("Curve", \.curve),
            .flag("Keep the old screen", \.keepsOldScreen),
        ],
        present: pressFirstButton,
        dismiss: pressSecondButton,
        makeViewController: { inNavigationController(CrossDissolveFirstViewController(settings: $0)) })
}
