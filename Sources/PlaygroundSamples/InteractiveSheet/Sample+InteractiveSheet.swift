import Takes
import UIKit

extension Sample {
    /// Interactive Sheet: a card that rests at three heights and follows the finger.
    nonisolated static let interactiveSheet = Sample(
        id: "interactive-sheet", title: "Interactive Sheet",
        subtitle: "A sheet with detents, dragged between them and away.",
        note: """
            Press the button and drag the sheet between its heights, or down and away, and flick it. Drag \
            its list upwards: the sheet grows before the list scrolls. Modal keeps it from going: drag it \
            down and it comes back. Undimmed lets you click the screen behind it while it is no higher \
            than half the stage.
            """,
        section: .presentation,
        settings: SheetSettings(),
        controls: [
            .choice("First detent", \.firstDetent),
            .flag("Peek detent", \.hasPeek),
            .flag("Grabber", \.showsGrabber),
            .flag("Scrolling expands", \.scrollingExpands),
            .number("Color duration", \.colorDuration, in: 0.1...3, unit: "s"),
            .number("Nudge damping", \.nudgeDamping, in: 0.1...1),
        ],
        present: pressFirstButton,
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: { inNavigationController(InteractiveSheetFirstViewController(settings: $0)) })
}
