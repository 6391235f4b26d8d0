import UIKit
import UITesting

/// Zooms: out of a part of the view, in a stack, by two fingers, caught, and without a source.
enum ZoomScenes {
    static let all = [aligned, pushed, pinched, caught, sourceless]

    private static func root(_ thumb: UIView) -> PlainScreen {
        PlainScreen("Root") { screen in
            thumb.layer.cornerRadius = 12
            thumb.clipsToBounds = true
            screen.view.addSubview(thumb)
        }
    }

    private static func card(_ options: UIViewController.Transition.ZoomOptions? = nil, from thumb: UIView?)
        -> PlainScreen
    {
        let card = PlainScreen("Card", .yellow) { screen in
            let plate = Plate(40, 100, 160, 120, .red)
            plate.autoresizingMask = [.flexibleWidth]
            screen.view.addSubview(plate)
        }
        card.modalPresentationStyle = .overFullScreen
        card.preferredTransition = .zoom(options: options) { _ in thumb }
        return card
    }

    private static let aligned = Scene("zoom-aligned") { script in
        let (thumb, options) = (Plate(220, 40, 80, 60, .red), UIViewController.Transition.ZoomOptions())
        options.alignmentRectProvider = { _ in CGRect(x: 40, y: 100, width: 160, height: 120) }
        options.dimmingColor = UIColor(white: 0, alpha: 0.4)
        let (root, card) = (root(thumb), card(options, from: thumb))
        script.at(0) { root.present(card, animated: true) }
        script.look(at: 0.05, 0.15, 0.3, 0.8)
        // Pulled far down and held, let go; then thrown sideways from the edge.
        script.drag([(160, 150), (160, 260), (200, 440)], at: 1, over: 0.5, resting: 0.1)
        script.look(at: 1.2, 1.4, 1.7, 1.9)
        script.at(2.6) { root.present(card, animated: false) }
        script.drag([(2, 240), (90, 250), (200, 240)], at: 2.8, over: 0.2)
        script.look(at: 2.95, 3.1)
        return root
    }

    private static let pushed = Scene("zoom-pushed") { script in
        let thumb = Plate(20, 200, 60, 90, .red)
        let (root, card) = (root(thumb), card(from: thumb))
        let navigation = UINavigationController(rootViewController: root)
        script.at(0) { navigation.pushViewController(card, animated: true) }
        script.look(at: 0.1, 0.3, 0.8)
        script.drag([(160, 200), (150, 300), (160, 220)], at: 1, over: 0.4, resting: 0.1)
        script.look(at: 1.2, 1.6)
        script.at(2.2) { navigation.popViewController(animated: true) }
        script.look(at: 2.3, 2.5)
        return navigation
    }

    private static let pinched = Scene("zoom-pinched") { script in
        let thumb = Plate(200, 300, 80, 60, .red)
        let (root, card) = (root(thumb), card(from: thumb))
        script.at(0) { root.present(card, animated: false) }
        script.drag([(60, 100), (110, 190), (100, 170)], at: 0.2, over: 0.4, resting: 0.1)
        script.drag([(260, 400), (210, 310), (240, 340)], at: 0.2, over: 0.4, resting: 0.1, finger: 1)
        script.look(at: 0.4, 0.55, 0.8)
        script.drag([(60, 100), (140, 220)], at: 1.6, over: 0.3, resting: 0.1)
        script.drag([(260, 400), (180, 290)], at: 1.6, over: 0.3, resting: 0.1, finger: 1)
        script.look(at: 1.8, 2.1, 2.3)
        return root
    }

    private static let caught = Scene("zoom-caught") { script in
        let thumb = Plate(120, 200, 80, 80, .red)
        let (root, card) = (root(thumb), card(from: thumb))
        script.at(0) { root.present(card, animated: true) { script.note("presented") } }
        script.drag([(160, 240), (160, 260), (160, 340)], at: 0.1, over: 0.4, resting: 0.1)
        script.look(at: 0.15, 0.4, 0.75)
        script.at(1.6) { root.present(card, animated: true) { script.note("again") } }
        script.at(2.4) { root.dismiss(animated: true) { script.note("dismissed") } }
        script.drag([(160, 240), (160, 200), (160, 80)], at: 2.5, over: 0.2)
        script.look(at: 2.45, 2.6, 2.9)
        script.at(3.6) { root.dismiss(animated: true) }
        script.look(at: 3.75)
        return root
    }

    private static let sourceless = Scene("zoom-sourceless") { script in
        let (root, card) = (root(Plate(0, 0, 10, 10)), card(from: nil))
        script.at(0) { root.present(card, animated: true) }
        script.look(at: 0.1, 0.3)
        script.drag([(160, 150), (160, 230)], at: 1, over: 0.3, resting: 0.1)
        script.look(at: 1.2, 1.5)
        script.drag([(160, 150), (160, 400)], at: 2, over: 0.2)
        script.look(at: 2.15, 2.3)
        return root
    }
}
