import Takes
import UIKit

extension Sample {
    /// Zoom: a grid of pictures; each opens from its cell and is dragged back into it.
    nonisolated static let zoom = Sample(
        id: "zoom", title: "Zoom", subtitle: "A photo grid that opens, dismissed by dragging.",
        note: """
            Click a picture: it grows out of its cell. Drag it down to put it back, or swipe to the side \
            for the next one, which goes back into its own cell. Catch it while it moves.
            """,
        section: .presentation,
        settings: ZoomSettings(),
        controls: [
            .number("Corner radius", \.cornerRadius, in: 0...60, unit: "pt"),
            .number("Spacing", \.spacing, in: 2...32, unit: "pt"),
            .number("Dim opacity", \.dimOpacity, in: 0...1),
            .flag("Drag to dismiss", \.dragsToDismiss),
            .number("Page duration", \.pageDuration, in: 0.1...3, unit: "s"),
        ],
        present: { (($0 as? UINavigationController)?.topViewController as? ZoomGridViewController)?.open(2) },
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: { inNavigationController(ZoomGridViewController(settings: $0)) })
}
