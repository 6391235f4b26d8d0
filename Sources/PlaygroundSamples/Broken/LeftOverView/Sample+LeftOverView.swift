import Takes
import UIKit

extension Sample {
    /// A view that is removed only where the transition finishes.
    nonisolated static let leftOverView = broken(
        id: "left-over-view", title: "Left-Over View",
        subtitle: "A cancelled transition leaves a view behind.",
        note: """
            Press the button: the transition goes two fifths of the way and is cancelled, but the shade \
            that it put over the window stays. It is hard to see, and takes all touches. The message names \
            what is there that was not there before.
            """,
        makeFirst: { settings in
            BrokenFirstViewController(
                "Left-Over View",
                EdgeTransition(
                    LeftOverViewAnimator.self, isMended: settings.isMended, driver: GlimpseInteraction()))
        })
}
