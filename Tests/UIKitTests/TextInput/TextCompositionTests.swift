import Testing
import UITesting

@testable import UIKit

/// What an input method composes.
@Suite struct TextCompositionTests {
    @Test func `Chinese is composed in place, underlined, and committed`() {
        let scene = TextFieldScene("ab")
        scene.select(1)

        for part in ["n", "ni", "ni h", "ni hao"] { scene.stage.compose(part) }
        #expect(scene.state == "ani hao|b")
        #expect(scene.field.markedTextRange.flatMap { scene.field.text(in: $0) } == "ni hao")
        #expect(scene.field.editor.line.underlined == 1..<7)
        scene.stage.commit("你好")

        #expect(scene.state == "a你好|b")
        #expect(scene.field.markedTextRange == nil && scene.field.editor.line.underlined == nil)
        scene.press(.keyboardZ, .control)
        #expect(scene.state == "a|b")
        scene.press(.keyboardZ, [.control, .shift])
        #expect(scene.state == "a你好|b")
    }

    @Test func `a part of what is composed can be selected`() {
        let scene = TextFieldScene()

        scene.stage.compose("👍🏽にほん", selection: 4..<6)
        #expect(scene.state == "👍🏽[にほ]ん")
        scene.stage.compose("日本", selection: 1..<1)
        #expect(scene.state == "日|本")
    }

    @Test func `an empty composition leaves what was there before, without a trace`() {
        let scene = TextFieldScene("ab")

        scene.stage.compose("ni")
        scene.stage.compose("")
        scene.stage.compose("")

        #expect(scene.state == "ab|")
        #expect(scene.field.undoManager?.canUndo == false)
    }

    @Test func `composing over a selection replaces it, and undoing brings it back`() {
        let scene = TextFieldScene("one two")
        scene.select(4, 7)

        scene.stage.compose("er")
        #expect(scene.state == "one er|")
        scene.stage.commit("二")
        #expect(scene.state == "one 二|")
        scene.press(.keyboardZ, .control)
        #expect(scene.state == "one [two]")
    }

    @Test func `a click elsewhere, an arrow, and the end of editing take what is composed as it is`() {
        let scene = TextFieldScene("one ")
        scene.stage.compose("ni")
        scene.stage.tap(scene.point(at: 1))
        #expect(scene.state == "o|ne ni" && scene.field.markedTextRange == nil)

        scene.stage.compose("x")
        scene.press(.keyboardLeftArrow)
        #expect(scene.state == "o|xne ni" && scene.field.markedTextRange == nil)

        scene.stage.compose("y")
        scene.field.resignFirstResponder()
        #expect(scene.field.text == "oyxne ni" && scene.field.markedTextRange == nil)
    }

    @Test func `the delegate is asked when the composition ends, and what it refuses is gone`() {
        let scene = TextFieldScene("ab")
        scene.select(1, 2)
        scene.allows = { range, text in range == NSRange(location: 1, length: 1) && text == "好" }

        scene.stage.compose("hao")
        scene.stage.commit("号")
        #expect(scene.field.text == "ab")
        scene.select(1, 2)
        scene.stage.compose("hao")
        scene.stage.commit("好")
        #expect(scene.state == "a好|")
    }

    @Test(arguments: [true, false])
    func `what is composed goes to the end of a text that the delegate sets, where it is allowed`(
        allows: Bool
    ) {
        let scene = TextFieldScene("ab")
        scene.select(0)
        scene.allows = { [field = scene.field] _, _ in
            field.text = "你"
            return allows
        }

        scene.stage.compose("hao")
        scene.stage.commit("好")

        #expect(scene.state == (allows ? "你好|" : "你|") && scene.field.markedTextRange == nil)
    }

    @Test func `without a field that takes text, text and compositions go nowhere`() {
        let scene = TextFieldScene(editing: false, "ab")

        scene.stage.compose("ni")
        scene.stage.commit("你")

        #expect(scene.field.text == "ab")
    }

    @Test func `the host hears where the caret is, and whether a text is composed`() throws {
        let scene = TextFieldScene(editing: false, "ab")
        let pipeline = try #require(FrameClock.current.application).pipeline
        #expect(pipeline.textInputRequest == nil)

        scene.field.becomeFirstResponder()
        let request = try #require(pipeline.textInputRequest)
        #expect(!request.isComposing)
        #expect(request.caret.contains(scene.point(at: 2)))
        scene.stage.compose("ni")
        #expect(pipeline.textInputRequest?.isComposing == true)
        scene.field.removeFromSuperview()
        #expect(pipeline.textInputRequest == nil)
    }

    /// A view of an app that takes text in its own way.
    private final class Counter: UIView, UIKeyInput {
        var typed: [String] = []
        var hasText: Bool { !typed.isEmpty }
        func insertText(_ text: String) { typed.append(text) }
        func deleteBackward() { _ = typed.popLast() }
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `a view of one's own that takes key input gets what is typed`() {
        let scene = TextFieldScene()
        let counter = Counter()
        scene.stage.window.addSubview(counter)
        counter.becomeFirstResponder()

        scene.stage.type("ab")
        scene.stage.compose("ni")
        scene.stage.commit("你")

        #expect(counter.typed == ["a", "b", "你"])
        #expect(!scene.field.isEditing)
    }

    @Test func `unmarked text stays, and is composed no more`() {
        let scene = TextFieldScene("a")
        scene.stage.compose("ni")

        scene.stage.run { scene.field.unmarkText() }

        #expect(scene.field.text == "ani" && scene.field.markedTextRange == nil)
        #expect(scene.calls.contains("editingChanged"))
    }

    @Test func `places of a text are in order, and a range has its rectangle before the next frame`() throws {
        let scene = TextFieldScene("one")
        let field = scene.field
        let (first, last) = (field.beginningOfDocument, field.endOfDocument)

        #expect(field.compare(first, to: last) == .orderedAscending)
        #expect(field.compare(last, to: first) == .orderedDescending)
        #expect(field.compare(last, to: last) == .orderedSame)
        #expect(field.offset(from: first, to: last) == 3)
        let before = field.firstRect(for: try #require(field.textRange(from: first, to: last)))
        scene.stage.run { field.text = "one and two" }
        let after = field.firstRect(
            for: try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)))
        #expect(after.width > before.width + 20)
    }
}
