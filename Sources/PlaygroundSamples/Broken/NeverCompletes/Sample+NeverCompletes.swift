import Takes
import UIKit

extension Sample {
    /// An animator that never says that it has ended.
    nonisolated static let neverCompletes = broken(
        id: "never-completes", title: "Never Completes", subtitle: "completeTransition is not called.",
        note: """
            Press the button: the second screen arrives, and from then on takes no touches. The animation \
            has ended, but nobody has said so, and the program waits for good. A second later the message \
            names the animator.
            """,
        makeFirst: { settings in
            BrokenFirstViewController(
                "Never Completes",
                EdgeTransition(NeverCompletesAnimator.self, isMended: settings.isMended))
        })
}
