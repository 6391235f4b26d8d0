import Takes
import UIKit

extension Sample {
    /// Stork: a card over a screen that steps back.
    nonisolated static let stork = Sample(
        id: "stork", title: "Stork", subtitle: "A card over a screen that steps back.",
        note: """
            The button brings a card; the screen behind it steps back. Pull the card down, by its top or by \
            its list once that is at its top: it hangs on the finger. Throw it, or catch it in the air.
            """,
        section: .known,
        settings: StorkSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .threshold("Threshold", \.threshold, in: 0.1...0.9),
            .number("Dimming", \.dimming, in: 0...0.9),
            .number("Corner radius", \.cornerRadius, in: 0...40, unit: "pt"),
        ],
        present: { ($0 as? StorkFirstViewController)?.open() },
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: { StorkFirstViewController(settings: $0) })
}
