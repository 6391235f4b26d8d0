import UIKit
import UITesting

/// A stage with A on it, and B, which A presents as a sheet; what all of them and the sheet's delegate hear is noted.
final class SheetStage {
    let stage: Stage
    let journal = Journal()
    let a: LoggedController
    let b: LoggedController
    let delegate: LoggedSheetDelegate

    init(
        style: UIModalPresentationStyle = .pageSheet, size: CGSize = Stage.defaultSize,
        configure: (UISheetPresentationController) -> Void = { _ in }
    ) {
        stage = Stage(size: size)
        a = LoggedController("A", journal)
        b = LoggedController("B", journal)
        delegate = LoggedSheetDelegate(journal)
        b.modalPresentationStyle = style
        stage.present(a)
        if let sheet = b.sheetPresentationController {
            sheet.delegate = delegate
            configure(sheet)
        }
        journal.clear()
    }

    /// Presents B to the end, and forgets how.
    func present(animated: Bool = true) {
        a.present(b, animated: animated)
        stage.settle()
        journal.clear()
    }

    var sheet: UISheetPresentationController? { b.sheetPresentationController }

    /// The card around B's view.
    var card: UIView? { sheet?.presentedView }

    /// Where B's view is on the stage.
    var frame: CGRect { b.view.convert(b.view.bounds, to: nil) }

    var height: CGFloat { stage.size.height }

    /// The upper edge of the card.
    var top: CGFloat { frame.minY }

    /// Drags the sheet by its upper edge, by so many points downwards.
    func drag(by distance: CGFloat, over duration: TimeInterval = 0.5, resting rest: TimeInterval = 0.3) {
        let start = CGPoint(x: stage.size.width / 2, y: top + 15)
        stage.drag(
            from: start, to: CGPoint(x: start.x, y: start.y + distance), over: duration, resting: rest)
    }

    /// Puts a finger onto the sheet near its upper edge, and moves it by so many points downwards.
    func hold(movingBy distance: CGFloat, over duration: TimeInterval = 0.3) {
        let start = CGPoint(x: stage.size.width / 2, y: top + 15)
        stage.touch(.began, at: start)
        stage.move(to: CGPoint(x: start.x, y: start.y + distance), over: duration)
        finger = CGPoint(x: start.x, y: start.y + distance)
    }

    private(set) var finger = CGPoint.zero

    /// Lifts the finger of `hold(movingBy:over:)` when it has come to rest.
    func letGo() {
        stage.advance(by: 0.3)
        stage.touch(.ended, at: finger)
    }

    /// The messages of the diagnostics so far.
    var diagnostics: [String] {
        stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }
}

/// A sheet's delegate that notes what it hears.
final class LoggedSheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    let journal: Journal
    var allowsDismissal = true
    var onWillDismiss: ((UIPresentationController) -> Void)?

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        journal.note("shouldDismiss")
        return allowsDismissal
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        journal.note("willDismiss")
        onWillDismiss?(presentationController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        journal.note("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        journal.note("didAttemptToDismiss")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        journal.note("didChangeSelectedDetentIdentifier")
    }
}
