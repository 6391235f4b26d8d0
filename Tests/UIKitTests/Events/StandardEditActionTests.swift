import Testing
import UITesting

@testable import UIKit

/// Copying, pasting and the like through the responder chain.
struct StandardEditActionTests {
    /// A label whose text can be copied.
    private final class CopiedLabel: UILabel {
        var senders: [Any?] = []

        override var canBecomeFirstResponder: Bool { true }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("copy:", UIResponderStandardEditActions.copy(_:))
        }

        override func copy(_ sender: Any?) {
            senders.append(sender)
            UIPasteboard.general.string = text
        }
    }

    @Test func `a key of the desktop copies from the first responder`() {
        let stage = Stage()
        let label = CopiedLabel()
        label.text = "words"
        stage.window.addSubview(label)
        label.becomeFirstResponder()

        stage.press(.keyboardC, modifiers: .control)
        stage.press(.keyboardV, modifiers: .control)

        #expect(label.senders.count == 1)
        stage.run { #expect(UIPasteboard.general.string == "words") }
    }

    @Test func `an action without a target finds the responder that carries it out`() {
        let stage = Stage()
        let label = CopiedLabel()
        let inner = UIView()
        stage.window.addSubview(label)
        label.addSubview(inner)
        let copy = Selector("copy:", UIResponder.copy(_:))

        #expect(inner.target(forAction: copy, withSender: nil) as? CopiedLabel === label)
        #expect(inner.target(forAction: Selector("paste:", UIResponder.paste(_:)), withSender: nil) == nil)
        #expect(stage.application.sendAction(copy, to: nil, from: inner, for: nil))

        #expect(label.senders.count == 1 && label.senders[0] as? UIView === inner)
    }

    @Test func `a responder that carries none out passes it on`() {
        let label = CopiedLabel()
        let inner = UIView()
        label.addSubview(inner)

        for action in [
            UIResponder.cut, UIResponder.paste, UIResponder.delete, UIResponder.select, UIResponder.selectAll,
            UIResponder.toggleBoldface, UIResponder.copy(_:),
        ] { action(inner)(nil) }

        #expect(label.senders.count == 1)
    }

    @Test func `a text field allows what there is something for`() {
        let scene = TextFieldScene("some words")
        func allowed() -> Set<String> {
            let all = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:"]
            return Set(all.filter { scene.field.canPerformAction(Selector($0), withSender: nil) })
        }

        scene.stage.run { UIPasteboard.general.string = nil }
        scene.select(0)
        scene.stage.run { #expect(allowed() == ["select:", "selectAll:"]) }

        scene.select(0, 4)
        scene.stage.run { #expect(allowed() == ["cut:", "copy:", "selectAll:", "delete:"]) }

        scene.field.isSecureTextEntry = true
        scene.stage.run { #expect(allowed() == ["selectAll:", "delete:"]) }

        scene.field.isSecureTextEntry = false
        scene.select(0, 10)
        scene.stage.run {
            UIPasteboard.general.string = "more"
            #expect(allowed() == ["cut:", "copy:", "paste:", "delete:"])
        }
    }

    @Test func `a text view that cannot be edited is copied from only`() {
        let stage = Stage()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "words"
        view.isEditable = false
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 3)

        stage.run {
            UIPasteboard.general.string = "more"
            #expect(view.canPerformAction("copy:", withSender: nil))
            for action: Selector in ["cut:", "paste:", "delete:"] {
                #expect(!view.canPerformAction(action, withSender: nil))
            }
        }
    }
}
