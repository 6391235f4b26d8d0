import Testing
import UITesting

@testable import UIKit

/// A screen on a stage that presents alerts.
final class AlertScene {
    let stage: Stage
    let root = UIViewController()
    let recorder = Recorder()

    init(size: CGSize = CGSize(width: 390, height: 844)) {
        stage = Stage(size: size)
        root.view.backgroundColor = .systemBackground
        stage.present(root)
        stage.settle()
    }

    /// Makes an alert whose actions note their titles.
    func alert(
        _ style: UIAlertController.Style = .alert, title: String? = "Delete?", message: String? = "For good.",
        actions: [(String, UIAlertAction.Style)] = [("Delete", .destructive), ("Cancel", .cancel)]
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [weak self] in
                    self?.recorder.note($0.title ?? "")
                    if self?.root.presentedViewController != nil { self?.recorder.note("still presented") }
                })
        }
        return alert
    }

    @discardableResult
    func show(_ alert: UIAlertController) -> UIAlertController {
        root.present(alert, animated: true)
        stage.settle()
        return alert
    }

    func row(_ title: String, in alert: UIAlertController) -> AlertRow? {
        func search(_ view: UIView) -> AlertRow? {
            if let row = view as? AlertRow, row.action.title == title { return row }
            return view.subviews.lazy.compactMap(search).first
        }
        return search(alert.view)
    }

    func frame(_ title: String, in alert: UIAlertController) -> CGRect {
        row(title, in: alert).map { $0.convert($0.bounds, to: stage.window) } ?? .null
    }

    func tap(_ title: String, in alert: UIAlertController) {
        let frame = frame(title, in: alert)
        stage.tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    var diagnostics: [String] {
        stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }
}

@Suite final class AlertTests {
    private let scene = AlertScene()

    // MARK: - Choosing

    @Test func `a tapped button dismisses the alert, and its handler comes when it is gone`() {
        let alert = scene.show(scene.alert())

        scene.tap("Delete", in: alert)
        #expect(scene.recorder.lines.isEmpty)
        scene.stage.settle()

        #expect(scene.recorder.lines == ["Delete"])
        #expect(scene.root.presentedViewController == nil && alert.view.window == nil)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a finger slides from button to button and chooses the last, or none beside them`() {
        let alert = scene.show(scene.alert())
        let (cancel, delete) = (scene.frame("Cancel", in: alert), scene.frame("Delete", in: alert))

        scene.stage.touch(.began, at: CGPoint(x: cancel.midX, y: cancel.midY))
        #expect(scene.row("Cancel", in: alert)?.isHighlighted == true)
        scene.stage.move(to: CGPoint(x: delete.midX, y: delete.midY), over: 0.1)
        #expect(scene.row("Delete", in: alert)?.isHighlighted == true)
        scene.stage.move(to: CGPoint(x: delete.midX, y: 800), over: 0.1)
        scene.stage.touch(.ended, at: CGPoint(x: delete.midX, y: 800))
        scene.stage.settle()
        #expect(scene.recorder.lines.isEmpty && scene.root.presentedViewController === alert)

        scene.stage.drag(
            from: CGPoint(x: cancel.midX, y: cancel.midY), to: CGPoint(x: delete.midX, y: delete.midY),
            over: 0.1)
        scene.stage.settle()
        #expect(scene.recorder.lines == ["Delete"])
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `an alert that is not to be animated is there, and gone, at once`(style: UIAlertController.Style) {
        let scene = AlertScene()
        let alert = scene.alert(style)

        scene.root.present(alert, animated: false) { scene.recorder.note("there") }
        scene.stage.advance(by: 0)
        #expect(!scene.stage.isMoving && scene.recorder.lines == ["there"])
        #expect(alert.view.window != nil && alert.view.layer.presentation()?.opacity ?? 1 == 1)
        alert.dismiss(animated: false) { scene.recorder.note("gone") }
        scene.stage.advance(by: 0)

        #expect(!scene.stage.isMoving && scene.recorder.lines == ["there", "gone"])
        #expect(alert.view.window == nil && scene.root.presentedViewController == nil)
    }

    @Test func `a disabled action cannot be chosen until it is enabled`() {
        let alert = scene.alert()
        alert.actions[0].isEnabled = false
        scene.show(alert)
        scene.tap("Delete", in: alert)
        scene.stage.settle()
        #expect(scene.root.presentedViewController === alert)

        alert.actions[0].isEnabled = true
        scene.stage.settle()
        scene.tap("Delete", in: alert)
        scene.stage.settle()
        #expect(scene.recorder.lines == ["Delete"])
    }

    @Test func `two taps in a row choose once`() {
        let alert = scene.show(scene.alert())
        scene.tap("Delete", in: alert)
        scene.tap("Cancel", in: alert)
        scene.stage.settle()
        #expect(scene.recorder.lines == ["Delete"])
    }

    @Test func `a handler may present the next alert`() {
        let next = scene.alert(title: "Really?")
        let first = scene.alert(actions: [])
        first.addAction(
            UIAlertAction(title: "Go on", style: .default) { [scene] _ in
                scene.root.present(next, animated: true)
            })
        scene.show(first)

        scene.tap("Go on", in: first)
        scene.stage.settle()

        #expect(scene.root.presentedViewController === next && scene.diagnostics.isEmpty)
    }

    @Test func `a handler that dismisses its screen does so`() {
        let sheet = UIViewController()
        scene.root.present(sheet, animated: true)
        scene.stage.settle()
        let alert = scene.alert(actions: [])
        alert.addAction(
            UIAlertAction(title: "Close", style: .default) { _ in sheet.dismiss(animated: true) })
        sheet.present(alert, animated: true)
        scene.stage.settle()

        scene.tap("Close", in: alert)
        scene.stage.settle()

        #expect(scene.root.presentedViewController == nil && scene.diagnostics.isEmpty)
    }

    // MARK: - Places

    @Test func `an alert is a card of 270 points in the middle`() {
        let alert = scene.show(scene.alert())

        #expect(alert.modalPresentationStyle == .custom)
        #expect(alert.view.bounds.width == 270 && alert.view.center.x == 195)
        #expect(abs(alert.view.center.y - 422) <= 0.5)
        let (cancel, delete) = (scene.frame("Cancel", in: alert), scene.frame("Delete", in: alert))
        #expect(cancel.size == CGSize(width: 135, height: 44) && cancel.maxX == delete.minX)
    }

    @Test func `long titles and three actions stand below each other, the cancel button last`() {
        let actions: [(String, UIAlertAction.Style)] = [
            ("Cancel", .cancel), ("Keep", .default), ("Delete", .destructive),
        ]
        let alert = scene.show(scene.alert(actions: actions))

        let order = ["Keep", "Delete", "Cancel"].map { scene.frame($0, in: alert).minY }
        #expect(order == order.sorted() && Set(order).count == 3)
        #expect(scene.frame("Keep", in: alert).width == 270)
    }

    @Test func `an action sheet lies at the lower edge, its cancel button apart`() {
        let alert = scene.show(scene.alert(.actionSheet))

        #expect(alert.view.frame.maxY == 836 && alert.view.bounds.width == 374)
        #expect(scene.frame("Cancel", in: alert).minY - scene.frame("Delete", in: alert).maxY == 8)
    }

    @Test func `an alert with more than fits scrolls its texts and its buttons`() {
        let actions = (0..<40).map { ("Action \($0)", UIAlertAction.Style.default) }
        let message = String(repeating: "A long message. ", count: 300)
        let alert = scene.show(scene.alert(message: message, actions: actions))

        #expect(alert.view.frame.minY >= 8 && alert.view.frame.maxY <= 836)
        let first = scene.frame("Action 0", in: alert)
        #expect(first.maxY <= 836 && first.height == 44)
        scene.stage.drag(from: CGPoint(x: 195, y: first.maxY - 4), to: CGPoint(x: 195, y: 500), over: 0.2)
        scene.stage.settle()
        #expect(scene.frame("Action 0", in: alert).minY < first.minY)
        #expect(scene.root.presentedViewController === alert, "a scroll chooses nothing")
    }

    @Test func `a window that turns keeps the alert in its middle`() {
        let alert = scene.show(scene.alert())
        scene.stage.resize(to: CGSize(width: 844, height: 390))
        scene.stage.settle()
        #expect(alert.view.center == CGPoint(x: 422, y: 195))
    }

    // MARK: - Beside

    @Test func `a tap beside an action sheet cancels it, beside an alert it does nothing`() {
        let sheet = scene.show(scene.alert(.actionSheet))
        scene.stage.tap(CGPoint(x: 195, y: 100))
        scene.stage.settle()
        #expect(scene.recorder.lines == ["Cancel"] && scene.root.presentedViewController == nil)
        #expect(sheet.view.window == nil)

        let alert = scene.show(scene.alert())
        scene.stage.tap(CGPoint(x: 195, y: 100))
        scene.stage.settle()
        #expect(scene.recorder.lines == ["Cancel"] && scene.root.presentedViewController === alert)
    }

    @Test func `an action sheet without a cancel button stays`() {
        let sheet = scene.show(scene.alert(.actionSheet, actions: [("Go", .default)]))
        scene.stage.tap(CGPoint(x: 195, y: 100))
        scene.stage.settle()
        #expect(scene.root.presentedViewController === sheet)
    }

    @Test func `in a regular width an action sheet is a popover without its cancel button`() {
        let wide = AlertScene(size: CGSize(width: 1024, height: 768))
        let source = UIView(frame: CGRect(x: 400, y: 300, width: 50, height: 30))
        wide.root.view.addSubview(source)
        let sheet = wide.alert(.actionSheet)
        #expect(sheet.popoverPresentationController != nil)
        sheet.popoverPresentationController?.sourceView = source
        wide.show(sheet)

        #expect(sheet.modalPresentationStyle == .popover)
        #expect(wide.row("Cancel", in: sheet) == nil && wide.row("Delete", in: sheet) != nil)
        wide.stage.tap(CGPoint(x: 20, y: 700))
        wide.stage.settle()
        #expect(wide.recorder.lines == ["Cancel"] && wide.root.presentedViewController == nil)
        #expect(wide.diagnostics.isEmpty)
    }

    @Test func `a popover that code dismisses chooses nothing`() {
        let wide = AlertScene(size: CGSize(width: 1024, height: 768))
        let sheet = wide.alert(.actionSheet)
        sheet.popoverPresentationController?.sourceView = wide.root.view
        wide.show(sheet)

        wide.root.dismiss(animated: true)
        wide.stage.settle()

        #expect(wide.recorder.lines.isEmpty && wide.root.presentedViewController == nil)
    }

    // MARK: - Keys

    @Test func `escape cancels, return chooses the bold button`() {
        scene.show(scene.alert())
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(scene.recorder.lines == ["Cancel"])

        let alert = scene.alert()
        alert.preferredAction = alert.actions[0]
        scene.show(alert)
        scene.stage.press(.keyboardReturnOrEnter)
        scene.stage.settle()
        #expect(scene.recorder.lines == ["Cancel", "Delete"])
    }

    @Test func `tab and return choose the button with the ring`() {
        scene.show(scene.alert())
        scene.stage.press(.keyboardTab)
        scene.stage.press(.keyboardTab)
        scene.stage.press(.keyboardReturnOrEnter)
        scene.stage.settle()
        #expect(scene.recorder.lines.count == 1 && scene.root.presentedViewController == nil)
    }

    @Test func `who had the keyboard gets it back`() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        scene.root.view.addSubview(field)
        field.becomeFirstResponder()
        scene.show(scene.alert())
        #expect(!field.isFirstResponder)
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(field.isFirstResponder)
    }

    // MARK: - Text fields

    @Test func `typed text goes to the first field, return to the next, and at last to the action`() {
        let alert = scene.alert(title: "Log in", actions: [("Cancel", .cancel), ("Log in", .default)])
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        scene.show(alert)
        #expect(alert.textFields?.first?.isFirstResponder == true)

        scene.stage.type("ann\n")
        #expect(alert.textFields?.last?.isFirstResponder == true)
        scene.stage.type("secret\n")
        scene.stage.settle()

        #expect(alert.textFields?.map { $0.text } == ["ann", "secret"])
        #expect(scene.recorder.lines == ["Log in"] && scene.root.presentedViewController == nil)
    }

    // MARK: - Bad input

    @Test func `an alert without actions is shown, and one with nothing at all tells`() {
        let alert = scene.show(scene.alert(actions: []))
        #expect(alert.view.bounds.height > 30 && scene.diagnostics.isEmpty)
        scene.stage.press(.keyboardEscape)
        scene.stage.press(.keyboardReturnOrEnter)
        scene.root.dismiss(animated: false)
        scene.stage.settle()

        scene.show(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet))
        #expect(
            scene.diagnostics == ["UIAlertController must have a title, a message or an action to display."])
        scene.root.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func `what does not belong into an alert is left out, with a word about it`() {
        scene.stage.run {
            let alert = scene.alert()
            alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
            alert.addAction(alert.actions[0])
            alert.preferredAction = UIAlertAction(title: "Other", style: .default)
            let sheet = scene.alert(.actionSheet)
            sheet.addTextField()

            #expect(alert.actions.count == 2 && alert.preferredAction == nil && sheet.textFields == nil)
        }
        #expect(scene.diagnostics.count == 4)
        #expect(scene.diagnostics.first?.contains("can only have one action of the style .cancel") == true)
    }

    @Test func `an alert over an alert is presented by that one`() {
        let first = scene.show(scene.alert())
        scene.root.present(scene.alert(), animated: true)
        scene.stage.settle()
        #expect(
            scene.diagnostics.count == 1 && scene.diagnostics.first?.contains("already presenting") == true)

        let second = scene.alert(title: "Second")
        first.present(second, animated: true)
        scene.stage.settle()
        #expect(first.presentedViewController === second)
        scene.tap("Cancel", in: second)
        scene.stage.settle()
        #expect(first.presentedViewController == nil && scene.root.presentedViewController === first)
    }

    @Test func `an action added to a shown alert appears`() {
        let alert = scene.show(scene.alert())
        let height = alert.view.bounds.height
        alert.addAction(UIAlertAction(title: "Third", style: .default))
        alert.message = String(repeating: "Longer. ", count: 20)
        scene.stage.settle()
        #expect(alert.view.bounds.height > height + 88)
        #expect(abs(alert.view.center.y - 422) <= 0.5)
    }

    @Test func `alerts leave no memory behind`() {
        weak var gone: UIAlertController?
        do {
            let alert = scene.show(scene.alert())
            gone = alert
            scene.tap("Cancel", in: alert)
            scene.stage.settle()
        }
        scene.stage.settle()
        #expect(gone == nil)
    }
}
