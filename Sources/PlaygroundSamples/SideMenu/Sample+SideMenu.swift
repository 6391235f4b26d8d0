import Takes
import UIKit

extension Sample {
    /// Side Menu: a menu from the left edge over a blur.
    nonisolated static let sideMenu = Sample(
        id: "side-menu", title: "Side Menu", subtitle: "A menu from the edge over a blurred screen.",
        note: """
            Drag from the left edge, or press the button: the menu comes in, and the screen below blurs as \
            far as the menu has come. Drag it back, or tap beside it.
            """,
        section: .known,
        settings: SideMenuSettings(),
        controls: [
            .number("Duration", \.duration, in: 0.1...3, unit: "s"),
            .number("Width", \.width, in: 160...340, unit: "pt"),
            .flag("Blur", \.blurs),
        ],
        present: {
            (($0 as? UINavigationController)?.topViewController as? SideMenuFirstViewController)?.open()
        },
        dismiss: { $0.dismiss(animated: true) },
        makeViewController: {
            let navigation = UINavigationController(
                rootViewController: SideMenuFirstViewController(settings: $0))
            // The bar lies on a pale picture, also where the rest of the device is dark.
            navigation.overrideUserInterfaceStyle = .light
            return navigation
        })
}
