import Takes
import UIKit

extension Sample {
    /// An animation that ends beside the final frame.
    nonisolated static let wrongFinalFrame = broken(
        id: "wrong-final-frame", title: "Wrong Final Frame", subtitle: "The animation ends beside its end.",
        note: """
            Press the button: the second screen stops 20 points below its place, and above it nothing is \
            left to see. Where a view ends is not the animator's choice: finalFrame(for:) says it.
            """,
        makeFirst: { settings in
            BrokenFirstViewController(
                "Wrong Final Frame",
                EdgeTransition(WrongFinalFrameAnimator.self, isMended: settings.isMended))
        })
}
