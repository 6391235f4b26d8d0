import Takes
import UIKit

extension Sample {
    /// Slide: a drag leads to either neighbour of a tab, and can turn back.
    nonisolated static let slide = Sample(
        id: "slide", title: "Slide", subtitle: "Interactive transitions with UITabBarController.",
        note: """
            Drag sideways anywhere, or tap a tab. Drag back over the point where you began, without \
            letting go: the transition is cancelled, and one to the other neighbour begins. Past the \
            threshold, two fifths of the width, letting go changes the tab.
            """,
        section: .tabBar,
        settings: SlideSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .curve("Curve", \.curve),
            .flag("Track the finger exactly", \.tracksFinger),
            .threshold("Threshold", \.threshold, in: 0.1...0.9),
            .flag("Flicks count", \.countsFlicks),
            .number("Flick velocity", \.flickVelocity, in: 100...2000, unit: "pt/s"),
            .number("Completion speed", \.completionSpeed, in: 0.25...4),
            .choice("Completion curve", \.completionCurve),
        ],
        present: { select(1, in: $0) },
        dismiss: { select(-1, in: $0) },
        makeViewController: { SlideTabBarController(settings: $0) })

    /// Selects the tab that is `step` tabs after the selected one, if there is one.
    private static func select(_ step: Int, in viewController: UIViewController) {
        guard let tabs = viewController as? UITabBarController else { return }
        let index = tabs.selectedIndex + step
        if tabs.viewControllers?.indices.contains(index) == true { tabs.selectedIndex = index }
    }
}
