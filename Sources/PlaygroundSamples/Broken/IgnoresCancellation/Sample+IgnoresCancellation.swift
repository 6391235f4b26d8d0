import Takes
import UIKit

extension Sample {
    /// An animator that says that it finished when it was cancelled.
    nonisolated static let ignoresCancellation = broken(
        id: "ignores-cancellation", title: "Ignores Cancellation",
        subtitle: "Says that it finished when it was cancelled.",
        note: """
            Press the button: the transition goes two fifths of the way and is cancelled. An animation \
            that runs backwards to its start has ended, too, so a completion has to ask \
            transitionWasCancelled. This one says that it finished.
            """,
        makeFirst: { settings in
            BrokenFirstViewController(
                "Ignores Cancellation",
                EdgeTransition(
                    IgnoresCancellationAnimator.self, isMended: settings.isMended,
                    driver: GlimpseInteraction()))
        })
}
