import Takes
import UIKit

extension Sample {
    /// Alert: a card of frosted glass in the middle.
    nonisolated static let notice = Sample(
        id: "alert", title: "Alert", subtitle: "A card of frosted glass that asks.",
        note: """
            The button asks a question: the screen darkens, and a card settles in its middle. Either answer \
            lets it go. Beside it stands the system's own alert, to compare.
            """,
        section: .known,
        settings: NoticeSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .number("Scale at the start", \.startScale, in: 0.5...1.5),
            .number("Dimming", \.dimming, in: 0...0.8),
        ],
        present: { ($0 as? NoticeFirstViewController)?.ask() },
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: { NoticeFirstViewController(settings: $0) })
}
