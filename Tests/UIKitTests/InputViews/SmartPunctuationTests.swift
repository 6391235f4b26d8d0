import Foundation
import Testing
import UITesting

@testable import UIKit

/// Quotation marks and dashes, as they are typed.
@Suite struct SmartPunctuationTests {
    private let typed = "\"a\" ('b') it's--ok"
    private let curly = "\u{201C}a\u{201D} (\u{2018}b\u{2019}) it\u{2019}s\u{2014}ok"

    /// What a field has after a text was typed into it.
    private func written(_ text: String, _ prepare: (UITextField) -> Void = { _ in }) -> String? {
        let scene = TextFieldScene()
        prepare(scene.field)
        scene.stage.type(text)
        return scene.field.text
    }

    /// Asks for curly quotation marks and for dashes.
    private func ask(_ field: UITextField) { (field.smartQuotesType, field.smartDashesType) = (.yes, .yes) }

    @Test func `a field that asks for it makes quotation marks curly, and two hyphens a dash`() {
        #expect(written(typed, ask) == curly)
        #expect(written("\"a--") { $0.smartQuotesType = .yes } == "\u{201C}a--")
        #expect(written("\"a--") { $0.smartDashesType = .yes } == "\"a\u{2014}")
    }

    @Test func `letters stay as they are typed where a field asks for nothing`() {
        #expect(written(typed) == typed)
        #expect(written(typed) { ($0.smartQuotesType, $0.smartDashesType) = (.no, .no) } == typed)
    }

    @Test func `a password has the letters that were typed, small ones too`() {
        let password = written(typed) {
            $0.isSecureTextEntry = true
            $0.autocapitalizationType = .allCharacters
            ask($0)
        }

        #expect(password == typed)
    }

    @Test func `a text that an input method writes at once has it, and one that is pasted stays`() {
        let scene = TextFieldScene("x-")
        ask(scene.field)

        scene.stage.commit("-\"it's\"")
        #expect(scene.state == "x\u{2014}\u{201C}it\u{2019}s\u{201D}|")
        UIPasteboard.general.string = " \"a\"--b"
        scene.press(.keyboardV, .control)

        #expect(scene.state == "x\u{2014}\u{201C}it\u{2019}s\u{201D} \"a\"--b|")
    }

    @Test func `what is composed does not stand before the letter that comes of it`() {
        let scene = TextFieldScene("x ")
        ask(scene.field)
        scene.field.autocapitalizationType = .words

        scene.stage.compose("'")
        scene.stage.commit("'")
        #expect(scene.state == "x \u{2018}|")
        scene.stage.type(" ")
        scene.stage.compose("\u{B4}")
        scene.stage.commit("\u{E9}")

        #expect(scene.state == "x \u{2018} \u{C9}|")
    }

    @Test func `a dash is undone together with what was typed around it`() {
        let scene = TextFieldScene("x")
        ask(scene.field)
        scene.stage.type("y--z")
        #expect(scene.state == "xy\u{2014}z|")

        scene.press(.keyboardZ, .control)
        #expect(scene.state == "x|")
        scene.press(.keyboardZ, [.control, .shift])

        #expect(scene.state == "xy\u{2014}z|")
    }

    @Test func `a hyphen over what is selected makes a dash with the one before it`() {
        let scene = TextFieldScene("a-xb")
        ask(scene.field)
        scene.select(2, 3)

        scene.stage.type("-")

        #expect(scene.state == "a\u{2014}|b" && scene.calls.contains("change 1,2 \u{2014}"))
    }

    @Test func `a text view has it, too, and its delegate is asked for the dash`() {
        final class Asked: NSObject, UITextViewDelegate {
            var last: (NSRange, String)?
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                last = (range, text)
                return true
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 500))
        let (view, asked) = (UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Asked())
        (view.smartQuotesType, view.smartDashesType) = (.yes, .yes)
        view.delegate = asked
        stage.window.addSubview(view)
        view.becomeFirstResponder()

        stage.type("'a'--")

        #expect(view.text == "\u{2018}a\u{2019}\u{2014}")
        #expect(asked.last?.0 == NSRange(location: 3, length: 1) && asked.last?.1 == "\u{2014}")
    }
}
