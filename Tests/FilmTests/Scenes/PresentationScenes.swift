import UIKit
import UITesting

/// Popovers, alerts, adaptive presentations, zooms, and what is refused.
enum PresentationScenes {
    static let all = [popover, alerts, adapted, caught, zoomed]

    private static func root(_ color: UIColor = .white) -> PlainScreen {
        PlainScreen("Root", color) { screen in screen.view.addSubview(Plate(20, 60, 80, 40, .systemBlue)) }
    }

    private static let popover = Scene("popover", size: CGSize(width: 800, height: 600)) { script in
        let (root, card) = (root(), PlainScreen("Card", .yellow))
        card.modalPresentationStyle = .popover
        card.preferredContentSize = CGSize(width: 200, height: 150)
        script.at(0) {
            card.popoverPresentationController?.sourceView = root.view.subviews.first
            card.popoverPresentationController?.permittedArrowDirections = [.up, .left]
            root.present(card, animated: true)
        }
        script.look(at: 0.1, 0.6)
        script.at(0.7) { card.preferredContentSize = CGSize(width: 300, height: 200) }
        script.look(at: 0.8)
        script.at(1.2, .resize(CGSize(width: 400, height: 600)))
        script.look(at: 1.4)
        script.at(1.8, .resize(CGSize(width: 800, height: 600)))
        script.look(at: 2)
        script.tap(700, 500, at: 2.4)
        script.look(at: 2.5)
        return root
    }

    private static let alerts = Scene("alert") { script in
        let root = root()
        @MainActor func alert(_ style: UIAlertController.Style) -> UIAlertController {
            let alert = UIAlertController(
                title: "Title", message: "Message of an alert.", preferredStyle: style)
            for (title, look) in [
                ("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel), ("Go", .default),
            ] {
                alert.addAction(
                    UIAlertAction(title: title, style: look) { script.note("chose \($0.title ?? "")") })
            }
            if style == .alert { alert.addTextField { $0.placeholder = "Name" } }
            return alert
        }
        script.at(0) { root.present(alert(.alert), animated: true) }
        script.look(at: 0.1, 0.6)
        script.at(0.7, .text("Me"))
        script.at(1) { root.dismiss(animated: true) }
        script.look(at: 1.1)
        script.at(1.6) { root.present(alert(.actionSheet), animated: true) }
        script.look(at: 1.75, 2.2)
        script.drag([(160, 380), (160, 330)], at: 2.4, over: 0.2)
        script.look(at: 2.7)
        return root
    }

    private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            UINavigationController(rootViewController: PlainScreen("Adapted", .red))
        }
    }

    private static let adapted = Scene("presentation-adapted", size: CGSize(width: 800, height: 600)) {
        script in
        let (root, card, delegate) = (root(), PlainScreen("Card", .yellow), Adapting())
        card.modalPresentationStyle = .formSheet
        card.preferredContentSize = CGSize(width: 300, height: 260)
        script.at(0) {
            card.presentationController?.delegate = delegate
            root.present(card, animated: true)
        }
        script.look(at: 0.2)
        script.at(0.7, .resize(CGSize(width: 350, height: 600)))
        script.at(1.2, .resize(CGSize(width: 800, height: 600)))
        script.look(at: 0.9, 1.4)
        script.at(1.6) { withExtendedLifetime(delegate) { root.dismiss(animated: true) } }
        script.look(at: 1.75)
        return root
    }

    private static let caught = Scene("presentation-refused") { script in
        let (root, card, other) = (root(), PlainScreen("Card", .green), PlainScreen("Other", .red))
        script.at(0) {
            root.present(card, animated: true)
            root.present(other, animated: true)
        }
        script.at(0.2) { card.dismiss(animated: true) { script.note("dismissed early") } }
        script.look(at: 0.3)
        script.at(1) { card.present(other, animated: false) { script.note("other") } }
        script.at(1.1) { root.dismiss(animated: false) { script.note("all") } }
        script.at(1.2) { root.present(root, animated: false) }
        script.look(at: 1.05)
        return root
    }

    private static let zoomed = Scene("presentation-zoom") { script in
        let (root, card) = (root(), PlainScreen("Card", .yellow))
        let thumb = Plate(200, 300, 80, 60, .red)
        script.at(0) {
            root.view.addSubview(thumb)
            card.preferredTransition = .zoom { _ in thumb }
            card.modalPresentationStyle = .fullScreen
            root.present(card, animated: true)
        }
        script.look(at: 0.15, 0.35, 0.9)
        script.drag([(160, 200), (170, 330), (180, 300)], at: 1.2, over: 0.4, resting: 0.1)
        script.look(at: 1.5, 1.8)
        script.drag([(160, 200), (170, 400)], at: 2.5, over: 0.2)
        script.look(at: 2.65, 2.85)
        return root
    }
}
