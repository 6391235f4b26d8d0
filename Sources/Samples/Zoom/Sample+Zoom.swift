import Takes
import UIKit

extension Sample {
    /// Zoom: a grid of pictures; each opens from its cell and is dragged back into it.
    nonisolated static let zoom = Sample(
        id: "zoom", title: "Zoom", subtitle: "A photo grid that opens, dismissed by dragging.",
        section: .presentation,
        present: { (($0 as? UINavigationController)?.topViewController as? ZoomGridViewController)?.open(2) },
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: { inNavigationController(ZoomGridViewController()) })
}
