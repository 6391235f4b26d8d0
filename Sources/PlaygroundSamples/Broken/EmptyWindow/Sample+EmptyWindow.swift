import Takes
import UIKit

extension Sample {
    /// A dismissal that does not add the view that returns.
    nonisolated static let emptyWindow = broken(
        id: "empty-window", title: "Empty Window", subtitle: "The way back forgets the view that returns.",
        note: """
            Press both buttons: after the dismissal the window is empty. A presentation over the full \
            screen takes the first view out, so the animator of the way back has to add it again.
            """,
        makeFirst: { settings in
            BrokenFirstViewController(
                "Empty Window",
                EdgeTransition(EmptyWindowAnimator.self, isMended: settings.isMended))
        })
}
