import Takes
import UIKit

extension Sample {
    /// Today: a card grows out of a list to the whole screen.
    nonisolated static let today = Sample(
        id: "today", title: "Today", subtitle: "A card that grows out of its cell.",
        note: """
            Press a card: it gives way, and grows to the whole screen with its story below it, over a blur of \
            the list. Pull it down from its top, or in from the left edge: it shrinks, and goes back into its \
            cell.
            """,
        section: .known,
        settings: TodaySettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .number("Damping", \.damping, in: 0.4...1),
            .number("Corner radius", \.cornerRadius, in: 0...40, unit: "pt"),
            .number("Scale while pressed", \.pressedScale, in: 0.8...1),
            .number("Pull", \.pull, in: 60...300, unit: "pt"),
        ],
        present: { ($0 as? TodayViewController)?.open(0) },
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: { TodayViewController(settings: $0) })
}
