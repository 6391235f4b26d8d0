import Foundation
import Testing
import UITesting

@testable import UIKit

/// The spaces around words that are pasted, cut and deleted.
@Suite struct SmartSpacesTests {
    /// A field that asks for it, with a text of which a part is selected.
    private func scene(_ text: String, _ start: Int, _ end: Int? = nil) -> TextFieldScene {
        let scene = TextFieldScene(text)
        scene.field.smartInsertDeleteType = .yes
        scene.select(start, end)
        return scene
    }

    private func pasted(_ text: String, into scene: TextFieldScene) -> String {
        UIPasteboard.general.string = text
        scene.press(.keyboardV, .control)
        return scene.state
    }

    @Test func `a word that is cut or deleted takes a space with it`() {
        let cut = scene("one two three", 4, 7)
        cut.press(.keyboardX, .control)
        #expect(cut.state == "one| three" && UIPasteboard.general.string == "two")

        let deleted = scene("one two.", 4, 7)
        deleted.press(.keyboardDeleteOrBackspace)
        #expect(deleted.state == "one|." && deleted.calls.contains("change 3,4 "))
        deleted.press(.keyboardZ, .control)
        #expect(deleted.field.text == "one two.")

        let first = scene("one two", 0, 3)
        first.press(.keyboardDeleteOrBackspace)
        #expect(first.state == "|two")
    }

    @Test func `a part of a word, and spaces by themselves, are deleted as they are`() {
        let part = scene("one two three", 4, 6)
        part.press(.keyboardDeleteOrBackspace)
        #expect(part.state == "one |o three")

        let space = scene("one  two", 3, 4)
        space.press(.keyboardDeleteOrBackspace)
        #expect(space.state == "one| two")
    }

    @Test func `a word that is pasted beside another gets a space`() {
        #expect(pasted("two", into: scene("one", 3)) == "one two|")
        #expect(pasted("one", into: scene("two", 0)) == "one |two")
        #expect(pasted("two", into: scene("one three", 4)) == "one two |three")
        #expect(pasted("!", into: scene("one", 3)) == "one!|")
        #expect(pasted("two", into: scene("one ", 4)) == "one two|")
    }

    @Test func `what is composed does not stand beside the word that is pasted over it`() {
        let scene = scene("one ", 4)

        scene.stage.compose("x")

        #expect(pasted("two", into: scene) == "one two|")
    }

    @Test func `by default, and in a password, spaces stay as they are`() {
        let usual = scene("one two three", 4, 7)
        usual.field.smartInsertDeleteType = .default
        usual.press(.keyboardX, .control)
        #expect(usual.state == "one | three")
        #expect(pasted("x", into: usual) == "one x| three")

        let secret = scene("one", 3)
        secret.field.isSecureTextEntry = true
        #expect(pasted("x", into: secret) == "onex|")
    }

    @Test func `a subclass says what it is to be`() {
        final class Field: UITextField {
            override var smartQuotesType: UITextSmartQuotesType {
                get { .yes }
                set {}
            }
            override var smartDashesType: UITextSmartDashesType {
                get { .no }
                set {}
            }
            override var smartInsertDeleteType: UITextSmartInsertDeleteType {
                get { .yes }
                set {}
            }
        }
        let (stage, field) = (Stage(), Field(frame: CGRect(x: 0, y: 0, width: 200, height: 30)))
        stage.window.addSubview(field)
        field.becomeFirstResponder()

        stage.type("\"a--")
        UIPasteboard.general.string = "b"
        stage.press(.keyboardV, modifiers: .control)

        #expect(field.text == "\u{201C}a--b")
        stage.type("c")
        stage.press(.keyboardV, modifiers: .control)
        #expect(field.text == "\u{201C}a--bc b")
    }

    @Test func `a text view has it, too`() {
        let stage = Stage(size: CGSize(width: 300, height: 500))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.smartInsertDeleteType = .yes
        view.text = "one two three"
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 3)

        stage.press(.keyboardX, modifiers: .control)
        #expect(view.text == "one three")
        stage.press(.keyboardV, modifiers: .control)

        #expect(view.text == "one two three")
    }
}
