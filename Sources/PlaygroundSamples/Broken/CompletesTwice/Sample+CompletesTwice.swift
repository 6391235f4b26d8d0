import Takes
import UIKit

extension Sample {
    /// Two animations, each of which completes the transition.
    nonisolated static let completesTwice = broken(
        id: "completes-twice", title: "Completes Twice", subtitle: "Each of two animations completes.",
        note: """
            Press the button: the screen moves and fades in, by two animations, and the completion of each \
            of them completes the transition. The second call comes when all is over and is ignored. \
            Mended, only one of them completes.
            """,
        makeFirst: { settings in
            BrokenFirstViewController(
                "Completes Twice",
                EdgeTransition(CompletesTwiceAnimator.self, isMended: settings.isMended))
        })
}
