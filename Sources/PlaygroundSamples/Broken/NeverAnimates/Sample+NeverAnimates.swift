import Takes
import UIKit

extension Sample {
    /// An animator that promises a duration and takes none.
    nonisolated static let neverAnimates = broken(
        id: "never-animates", title: "Never Animates", subtitle: "Completes in the turn in which it starts.",
        note: """
            Press the button: the second screen is there at once, although its animator promises a third \
            of a second. What is to run along with the transition has no time to. Look at the bars of the \
            animations: there are none.
            """,
        makeFirst: { settings in
            BrokenFirstViewController(
                "Never Animates",
                EdgeTransition(NeverAnimatesAnimator.self, isMended: settings.isMended))
        })
}
