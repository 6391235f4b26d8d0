import UIKit
import UITesting

/// Popovers on every side, moved, refused, adapted, and above each other.
enum PopoverScenes {
    static let all = [sided, moved, kept, adaptedOtherwise]

    private static let regular = CGSize(width: 800, height: 600)

    private static func root() -> PlainScreen {
        PlainScreen("Root") { screen in
            for (x, y) in [(20, 40), (700, 40), (20, 500), (700, 500), (350, 280)] as [(CGFloat, CGFloat)] {
                screen.view.addSubview(Plate(x, y, 80, 40, .systemBlue))
            }
        }
    }

    private static func card(_ title: String = "Card", _ width: CGFloat = 200, _ height: CGFloat = 150)
        -> PlainScreen
    {
        let card = PlainScreen(title, .yellow)
        card.modalPresentationStyle = .popover
        card.preferredContentSize = CGSize(width: width, height: height)
        return card
    }

    private static let sided = Scene("popover-sides", size: regular) { script in
        let root = root()
        let directions: [UIPopoverArrowDirection] = [.any, [.left, .right], .down, .right, [.up, .down]]
        for (index, directions) in directions.enumerated() {
            let (card, start) = (card("Card", 200, index == 4 ? 500 : 150), Double(index) * 0.5)
            script.at(start) {
                card.popoverPresentationController?.sourceView = root.view.subviews[index]
                card.popoverPresentationController?.permittedArrowDirections = directions
                card.popoverPresentationController?.canOverlapSourceViewRect = index == 4
                root.present(card, animated: index == 0)
            }
            script.at(start + 0.4) { root.dismiss(animated: false) }
            script.look(at: start + 0.1, start + 0.35)
        }
        return root
    }

    /// Says where a popover goes, and whether it may.
    private final class Watcher: NSObject, UIPopoverPresentationControllerDelegate {
        let script: Script
        var mayDismiss = true
        var style = UIModalPresentationStyle.none
        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }
        func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
            script.note("prepares")
        }
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            mayDismiss
        }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            script.note("attempt")
        }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) { script.note("will") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { script.note("did") }
        func popoverPresentationController(
            _ controller: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: UnsafeMutablePointer<UIView>
        ) {
            script.note("moves from \(FactText.text(rect.pointee))")
            rect.pointee = CGRect(x: 0, y: 0, width: 20, height: 20)
        }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        )
            -> UIModalPresentationStyle
        {
            script.note("adapts \(traitCollection.horizontalSizeClass.rawValue)")
            return style
        }
    }

    private static let moved = Scene("popover-moved", size: regular) { script in
        let (root, card, watcher) = (root(), card(), Watcher(script))
        let popover = card.popoverPresentationController
        script.at(0) {
            popover?.delegate = watcher
            popover?.sourceView = root.view
            popover?.sourceRect = CGRect(x: 400, y: 300, width: 50, height: 20)
            popover?.backgroundColor = .green
            root.present(card, animated: true)
        }
        script.look(at: 0.15, 0.5)
        script.at(0.6) { card.preferredContentSize = CGSize(width: 300, height: 400) }
        script.look(at: 0.7, 1)
        script.at(1.1) { popover?.sourceRect = CGRect(x: 100, y: 100, width: 50, height: 20) }
        script.look(at: 1.2)
        script.at(1.4, .resize(CGSize(width: 700, height: 500)))
        script.look(at: 1.6)
        script.at(1.8) { watcher.mayDismiss = false }
        script.tap(680, 480, at: 1.9)
        script.at(2.1) { watcher.mayDismiss = true }
        script.tap(680, 480, at: 2.2)
        script.look(at: 2.3)
        return root
    }

    private static let kept = Scene("popover-stacked", size: regular) { script in
        let (root, first, second) = (root(), card("First", 250, 200), card("Second", 100, 80))
        script.at(0) {
            first.popoverPresentationController?.sourceView = root.view.subviews[4]
            first.popoverPresentationController?.passthroughViews = [root.view.subviews[0]]
            root.present(first, animated: true)
        }
        script.at(0.5) {
            second.popoverPresentationController?.sourceView = first.view
            second.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 20, height: 20)
            first.present(second, animated: true)
        }
        script.look(at: 0.4, 0.6, 0.9)
        script.tap(600, 560, at: 1)
        script.look(at: 1.1)
        script.tap(600, 560, at: 1.6)
        script.at(2.2) {
            first.isModalInPresentation = true
            first.popoverPresentationController?.sourceView = root.view.subviews[4]
            root.present(first, animated: false)
        }
        script.tap(600, 560, at: 2.4)
        script.at(2.8) { root.dismiss(animated: true) { script.note("gone") } }
        script.look(at: 2.9)
        return root
    }

    private static let adaptedOtherwise = Scene("popover-adapted", size: regular) { script in
        let (root, card, watcher) = (root(), card(), Watcher(script))
        watcher.style = .fullScreen
        script.at(0) {
            card.popoverPresentationController?.delegate = watcher
            card.popoverPresentationController?.sourceView = root.view.subviews[4]
            root.present(card, animated: true)
        }
        script.at(0.5, .resize(CGSize(width: 320, height: 600)))
        script.look(at: 0.4, 0.7)
        script.at(1) {
            watcher.style = .none
            card.popoverPresentationController?.sourceView = root.view.subviews[0]
        }
        script.at(1.1, .resize(CGSize(width: 330, height: 600)))
        script.look(at: 1.3)
        script.at(1.5, .resize(CGSize(width: 800, height: 600)))
        script.look(at: 1.7)
        script.at(2) { watcher.style = .formSheet }
        script.at(2.1, .resize(CGSize(width: 320, height: 600)))
        script.look(at: 2.4)
        script.at(2.6) { root.dismiss(animated: true) }
        script.look(at: 2.75)
        return root
    }
}
