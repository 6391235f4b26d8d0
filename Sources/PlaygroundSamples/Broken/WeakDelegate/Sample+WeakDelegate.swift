import Takes
import UIKit

extension Sample {
    /// A transitioning delegate that nobody holds.
    nonisolated static let weakDelegate = broken(
        id: "weak-delegate", title: "Weak Delegate",
        subtitle: "The transitioning delegate is gone too early.",
        note: """
            Press both buttons: the second screen comes from the right, and goes down. \
            transitioningDelegate is a weak property; the object lived for the presentation alone, so the \
            dismissal has the default animation.
            """,
        makeFirst: { WeakDelegateViewController(isMended: $0.isMended) })
}
