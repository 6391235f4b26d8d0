import Takes
import UIKit

extension Sample {
    /// Slide: a drag leads to either neighbour of a tab, and can turn back.
    nonisolated static let slide = Sample(
        id: "slide", title: "Slide", subtitle: "Interactive transitions with UITabBarController.",
        section: .tabBar,
        present: { select(1, in: $0) },
        dismiss: { select(-1, in: $0) },
        makeViewController: { SlideTabBarController() })

    /// Selects the tab that is `step` tabs after the selected one, if there is one.
    private static func select(_ step: Int, in viewController: UIViewController) {
        guard let tabs = viewController as? UITabBarController else { return }
        let index = tabs.selectedIndex + step
        if tabs.viewControllers?.indices.contains(index) == true { tabs.selectedIndex = index }
    }
}
