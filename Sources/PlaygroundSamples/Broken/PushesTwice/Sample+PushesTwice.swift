import Takes
import UIKit

extension Sample {
    /// A screen that is pushed twice, as by a double click.
    nonisolated static let pushesTwice = broken(
        id: "pushes-twice", title: "Pushes Twice", subtitle: "Two taps push two screens.",
        note: """
            Press the button: its action runs twice, as with a double click, and pushes two screens; the \
            bar's button leads back to the same screen once more. Mended, the action does nothing while \
            transitionCoordinator is not nil.
            """,
        dismiss: { ($0 as? UINavigationController)?.popViewController(animated: true) },
        makeFirst: { PushesTwiceViewController(isMended: $0.isMended) })
}
