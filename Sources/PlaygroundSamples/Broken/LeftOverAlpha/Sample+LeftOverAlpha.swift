import Takes
import UIKit

extension Sample {
    /// A presenter that comes back as faded as it left.
    nonisolated static let leftOverAlpha = broken(
        id: "left-over-alpha", title: "Left-Over Alpha", subtitle: "The first screen comes back half faded.",
        note: """
            Press both buttons: the first screen fades while it is covered, and when it comes back it is \
            still faded. An animator changes views that are not its own; the way back has to undo what the \
            way there has done.
            """,
        makeFirst: { settings in
            BrokenFirstViewController(
                "Left-Over Alpha",
                EdgeTransition(LeftOverAlphaAnimator.self, isMended: settings.isMended))
        })
}
