import UIKit
import UITesting

/// Sheets: dragged, thrown, caught, changed by code, over each other, and in stages of other sizes.
enum SheetScenes {
    static let all = [dragged, caught, refused, changed, stacked, floating, low, scrolled]

    private static let half = UISheetPresentationController.Detent.Identifier("half")

    private static func root() -> PlainScreen {
        PlainScreen("Root") { screen in screen.view.addSubview(Plate(20, 60, 80, 40, .systemBlue)) }
    }

    private static func card(
        _ color: UIColor = .yellow, style: UIModalPresentationStyle = .pageSheet,
        _ configure: (UISheetPresentationController) -> Void
    ) -> PlainScreen {
        let card = PlainScreen("Card", color) { screen in
            screen.view.addSubview(Plate(20, 60, 80, 40, .red))
        }
        card.modalPresentationStyle = style
        card.sheetPresentationController.map(configure)
        return card
    }

    /// A delegate that notes what it hears.
    private final class Watcher: NSObject, UISheetPresentationControllerDelegate {
        let script: Script
        var mayDismiss = true
        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }

        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            mayDismiss
        }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            script.note("attempt")
        }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) { script.note("will") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { script.note("did") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheet: UISheetPresentationController
        ) { script.note("at \(sheet.selectedDetentIdentifier?.rawValue ?? "")") }
    }

    private static let dragged = Scene("sheet-dragged") { script in
        let (root, watcher) = (root(), Watcher(script))
        let card = card { sheet in
            sheet.detents = [.custom(identifier: half) { _ in 150 }, .medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = half
            sheet.delegate = watcher
        }
        script.at(0) { root.present(card, animated: true) }
        script.look(at: 0.1, 0.3)
        // To the one above, slowly; beyond the largest; a drag to the one in the middle; and thrown away.
        script.drag([(160, 345), (160, 270)], at: 0.8, over: 0.2, resting: 0.1)
        script.look(at: 0.95, 1.2)
        script.drag([(160, 270), (160, 5)], at: 1.7, over: 0.3, resting: 0.1)
        script.look(at: 2, 2.2)
        script.drag([(160, 60), (160, 250)], at: 2.8, over: 0.2, resting: 0.2)
        script.look(at: 2.95, 3.2)
        script.drag([(160, 270), (160, 450)], at: 3.7, over: 0.15)
        script.look(at: 3.85, 4)
        return root
    }

    private static let caught = Scene("sheet-caught") { script in
        let (root, watcher) = (root(), Watcher(script))
        let card = card { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.delegate = watcher
        }
        script.at(0) { root.present(card, animated: true) }
        // On its way up, and on its way down.
        script.drag([(160, 400), (160, 380)], at: 0.15, over: 0.3, resting: 0.1)
        script.look(at: 0.25, 0.5, 0.8)
        script.at(1.2) { card.dismiss(animated: true) { script.note("gone") } }
        script.drag([(160, 420), (160, 300)], at: 1.3, over: 0.3, resting: 0.1)
        script.look(at: 1.35, 1.6, 1.8)
        script.drag([(160, 260), (160, 400)], at: 2.4, over: 0.1)
        script.drag([(160, 450), (160, 200)], at: 2.6, over: 0.2, resting: 0.1)
        script.look(at: 2.55, 2.8, 3)
        script.drag([(160, 260), (160, 470)], at: 3.6, over: 0.3, resting: 0.1)
        script.look(at: 3.95)
        return root
    }

    private static let refused = Scene("sheet-refused") { script in
        let (root, watcher) = (root(), Watcher(script))
        let card = card { sheet in
            sheet.detents = [.medium()]
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.delegate = watcher
        }
        watcher.mayDismiss = false
        script.at(0) { root.present(card, animated: true) }
        script.drag([(160, 270), (160, 440)], at: 0.7, over: 0.3, resting: 0.1)
        script.look(at: 0.95, 1.2)
        script.tap(160, 100, at: 1.6)
        script.at(2) {
            watcher.mayDismiss = true
            card.isModalInPresentation = true
        }
        script.drag([(160, 270), (160, 440)], at: 2.1, over: 0.1)
        script.look(at: 2.25)
        script.at(2.8) { card.isModalInPresentation = false }
        script.tap(160, 100, at: 2.9)
        script.look(at: 3.05)
        return root
    }

    private static let changed = Scene("sheet-changed") { script in
        let root = root()
        let card = card { sheet in
            sheet.detents = [.custom(identifier: half) { $0.maximumDetentValue * 0.3 }, .large()]
        }
        let sheet = card.sheetPresentationController
        script.at(0) { root.present(card, animated: false) }
        script.look(at: 0.05)
        script.at(0.2) {
            sheet?.animateChanges {
                sheet?.selectedDetentIdentifier = .large
                sheet?.preferredCornerRadius = 30
                sheet?.prefersGrabberVisible = true
            }
        }
        script.at(0.35) { sheet?.animateChanges { sheet?.selectedDetentIdentifier = half } }
        script.look(at: 0.3, 0.45, 0.9)
        script.at(1) { sheet?.detents = [.medium()] }
        script.look(at: 1.05)
        script.at(1.2) {
            sheet?.animateChanges {
                sheet?.detents = [.custom { _ in 380 }]
                sheet?.largestUndimmedDetentIdentifier = .medium
            }
        }
        script.look(at: 1.3)
        script.drag([(160, 115), (160, 160)], at: 1.9, over: 0.2, last: nil)
        script.at(2.2) { sheet?.detents = [.custom { _ in 200 }, .large()] }
        script.look(at: 2.15, 2.25)
        script.at(2.4, .touch(.ended, location: CGPoint(x: 160, y: 160), finger: 0))
        script.look(at: 2.5)
        script.at(3) { card.dismiss(animated: false) }
        return root
    }

    private static let stacked = Scene("sheet-stacked") { script in
        let root = root()
        let (first, second) = (card { $0.detents = [.large()] }, card(.green) { $0.detents = [.large()] })
        script.at(0) { root.present(first, animated: true) }
        script.at(0.7) { first.present(second, animated: true) }
        script.look(at: 0.2, 0.8, 1, 1.35)
        script.drag([(160, 60), (160, 260), (160, 200)], at: 1.4, over: 0.4, resting: 0.1)
        script.look(at: 1.7, 2)
        script.at(2.5) { root.dismiss(animated: true) { script.note("both") } }
        script.look(at: 2.6, 2.8)
        return root
    }

    private static let floating = Scene("sheet-floating", size: CGSize(width: 900, height: 800)) { script in
        let (root, watcher) = (root(), Watcher(script))
        let card = card(style: .formSheet) { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.delegate = watcher
        }
        card.preferredContentSize = CGSize(width: 400, height: 500)
        script.at(0) { root.present(card, animated: true) }
        script.look(at: 0.15, 0.6)
        script.drag([(450, 300), (450, 220)], at: 0.7, over: 0.2, resting: 0.1)
        script.look(at: 0.85, 1.1)
        script.at(1.5) { card.preferredContentSize = CGSize(width: 300, height: 300) }
        script.look(at: 1.6)
        script.at(1.8, .resize(CGSize(width: 400, height: 800)))
        script.look(at: 1.9)
        script.at(2.1, .resize(CGSize(width: 900, height: 800)))
        script.drag([(450, 350), (450, 700)], at: 2.5, over: 0.2)
        script.look(at: 2.4, 2.65, 2.8)
        return root
    }

    private static let low = Scene("sheet-low", size: CGSize(width: 667, height: 320)) { script in
        let root = root()
        let plain = card { $0.detents = [.medium(), .large()] }
        let attached = card(.green) { sheet in
            sheet.detents = [.medium(), .custom { _ in 120 }, .large()]
            sheet.prefersEdgeAttachedInCompactHeight = true
            sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        }
        attached.preferredContentSize = CGSize(width: 300, height: 100)
        script.at(0) { root.present(plain, animated: true) }
        script.look(at: 0.15, 0.6)
        script.drag([(330, 40), (330, 250)], at: 0.7, over: 0.3)
        script.look(at: 0.9)
        script.at(1.6) { root.present(attached, animated: true) }
        script.look(at: 1.75, 2.2)
        script.drag([(330, 210), (330, 60)], at: 2.3, over: 0.2)
        script.look(at: 2.4, 2.9)
        script.at(3, .resize(CGSize(width: 320, height: 667)))
        script.look(at: 3.1)
        script.at(3.3) { attached.dismiss(animated: true) }
        script.look(at: 3.4)
        return root
    }

    private static let scrolled = Scene("sheet-scrolled") { script in
        let (root, watcher) = (root(), Watcher(script))
        let card = card { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.delegate = watcher
        }
        script.at(0) {
            let scroll = UIScrollView(frame: card.view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 280, height: 900)
            for index in 0..<9 {
                scroll.addSubview(
                    Plate(20, CGFloat(index) * 100 + 10, 240, 80, index % 2 == 0 ? .blue : .orange))
            }
            card.view.addSubview(scroll)
            root.present(card, animated: true)
        }
        // The list expands the sheet before it scrolls; a drag back scrolls it first, and then takes the sheet along.
        script.drag([(160, 400), (160, 250)], at: 0.7, over: 0.3, resting: 0.1)
        script.look(at: 0.9, 1.2, 1.5)
        script.drag([(160, 400), (160, 200)], at: 1.8, over: 0.3, resting: 0.1)
        script.look(at: 2.05)
        script.drag([(160, 150), (160, 460)], at: 3, over: 0.5, resting: 0.1)
        script.look(at: 3.2, 3.45, 3.7)
        script.at(4.4) { card.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false }
        script.drag([(160, 400), (160, 330)], at: 4.5, over: 0.2, resting: 0.1)
        script.look(at: 4.65)
        return root
    }
}
