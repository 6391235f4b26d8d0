import Takes
import UIKit

extension Sample {
    /// Interactive Sheet: a card that rests at three heights and follows the finger.
    nonisolated static let interactiveSheet = Sample(
        id: "interactive-sheet", title: "Interactive Sheet",
        subtitle: "A sheet with detents, dragged between them and away.",
        section: .presentation,
        present: pressFirstButton,
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: { inNavigationController(InteractiveSheetFirstViewController()) })
}
