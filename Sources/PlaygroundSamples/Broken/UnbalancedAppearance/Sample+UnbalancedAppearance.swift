import Takes
import UIKit

extension Sample {
    /// A container that sends appearance calls that are sent already.
    nonisolated static let unbalancedAppearance = broken(
        id: "unbalanced-appearance", title: "Unbalanced Appearance",
        subtitle: "A container repeats the calls of UIKit.",
        note: """
            Press the button to show a child, and again to hide it. The container tells the child that it \
            appears, but adding the child's view has told it already. Either forward no calls by hand, or \
            turn off shouldAutomaticallyForwardAppearanceMethods.
            """,
        dismiss: pressFirstButton,
        makeFirst: { UnbalancedContainerViewController(isMended: $0.isMended) })
}
