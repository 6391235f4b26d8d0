import Takes
import UIKit

extension Sample {
    /// Photo Pager: photos to leaf through, dragged back into the grid.
    nonisolated static let photoPager = Sample(
        id: "photo-pager", title: "Photo Pager", subtitle: "Photos to leaf through, thrown back into a grid.",
        note: """
            Tap a photo: it grows out of its cell. Leaf sideways through the others. Drag a photo up or down: \
            it hangs on the finger, and the grid shows through. Throw it: it goes into its own cell.
            """,
        section: .known,
        settings: PhotoPagerSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .number("Spacing", \.spacing, in: 0...24, unit: "pt"),
            .number("Threshold", \.threshold, in: 40...300, unit: "pt"),
        ],
        present: {
            (($0 as? UINavigationController)?.topViewController as? PhotoGridViewController)?.open(4)
        },
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: {
            UINavigationController(rootViewController: PhotoGridViewController(settings: $0))
        })
}
