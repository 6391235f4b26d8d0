import Takes
import UIKit

extension Sample {
    /// Navigation Pop: what a navigation controller does by itself.
    nonisolated static let navigationPop = Sample(
        id: "navigation-pop", title: "Navigation Pop",
        subtitle: "Swiping back from the left edge, with the bar.",
        note: """
            Press the button to go on, and drag from the left edge to go back; let go early and the screen \
            stays. The bar's titles move along with the finger. Give the screens a back button of their \
            own: the swipe is gone, as on iOS.
            """,
        section: .navigation,
        settings: NavigationPopSettings(),
        controls: [
            .flag("Swipe back", \.swipesBack),
            .flag("Own back button", \.hasOwnBackButton),
        ],
        present: pressFirstButton,
        dismiss: { ($0 as? UINavigationController)?.popViewController(animated: true) },
        makeViewController: { inNavigationController(NavigationPopViewController(settings: $0)) })
}
