import Takes
import UIKit

extension Sample {
    /// Checkerboard: a push whose screens turn over tile by tile.
    nonisolated static let checkerboard = Sample(
        id: "checkerboard", title: "Checkerboard", subtitle: "Advanced animations with Core Animation.",
        section: .navigation,
        present: pressFirstButton,
        dismiss: { ($0 as? UINavigationController)?.popViewController(animated: true) },
        makeViewController: { inNavigationController(CheckerboardFirstViewController()) })
}
