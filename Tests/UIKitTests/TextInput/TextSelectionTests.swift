import Testing
import UITesting

@testable import UIKit

/// Selecting with the mouse, the clipboard and undoing.
@Suite struct TextSelectionTests {
    @Test func `a click places the caret between the letters that it is nearest to`() {
        let scene = TextFieldScene(editing: false, "one two three")

        scene.stage.tap(scene.point(at: 5))

        #expect(scene.state == "one t|wo three")
    }

    @Test func `a drag selects, backwards too, and goes on outside of the field`() {
        let scene = TextFieldScene("one two three")

        scene.stage.drag(from: scene.point(at: 4), to: scene.point(at: 7), over: 0.3)
        #expect(scene.state == "one [two] three")
        scene.stage.advance(by: 1)
        scene.stage.drag(from: scene.point(at: 7), to: CGPoint(x: 0, y: 60), over: 0.3)
        #expect(scene.state == "[one two] three")
        scene.stage.type("x")
        #expect(scene.state == "x| three")
    }

    @Test func `a double click takes a word and goes on by words, a triple click takes all`() {
        let scene = TextFieldScene(editing: false, "one two three")
        let place = scene.point(at: 5)

        scene.stage.tap(place)
        scene.stage.tap(place)
        #expect(scene.state == "one [two] three")
        scene.stage.tap(place)
        #expect(scene.state == "[one two three]")

        scene.stage.advance(by: 1)
        scene.stage.tap(place)
        scene.stage.touch(.began, at: place)
        scene.stage.move(to: scene.point(at: 1), over: 0.2)
        scene.stage.touch(.ended, at: scene.point(at: 1))
        #expect(scene.state == "[one two] three")
    }

    @Test func `two clicks far from each other are no double click`() {
        let scene = TextFieldScene("one two three")

        scene.stage.tap(scene.point(at: 1))
        scene.stage.tap(scene.point(at: 5))

        #expect(scene.state == "one t|wo three")
    }

    @Test func `a click with shift extends the selection from where it began`() {
        let scene = TextFieldScene("one two three")
        scene.select(4)

        scene.stage.pressDown(.keyboardLeftShift)
        scene.stage.tap(scene.point(at: 7))
        scene.stage.release(.keyboardLeftShift)

        #expect(scene.state == "one [two] three")
    }

    @Test func `a drag of the mouse that selects does not scroll what is around`() {
        let scene = TextFieldScene("one two three")
        let scrollView = UIScrollView(frame: scene.stage.window.bounds)
        scrollView.contentSize = CGSize(width: 800, height: 1600)
        scene.stage.window.addSubview(scrollView)
        scrollView.addSubview(scene.field)
        scene.stage.advance(by: 0.1)

        let from = scene.point(at: 0)
        scene.stage.drag(from: from, to: CGPoint(x: from.x + 60, y: from.y - 80), over: 0.3)

        #expect(scrollView.contentOffset == .zero)
        #expect(!scene.field.editor.edited.selection.isEmpty)
    }

    // MARK: - Clipboard

    @Test func `cutting, copying and pasting go by the application's own pasteboard`() {
        let scene = TextFieldScene("one two")
        let other = Stage()
        let before = UIPasteboard.general.string
        scene.stage.advance(by: 0)
        scene.select(0, 3)

        scene.press(.keyboardC, .control)
        #expect(UIPasteboard.general.string == "one")
        scene.press(.keyboardX, .control)
        #expect(scene.state == "| two")
        scene.press(.keyboardEnd)
        scene.press(.keyboardV, .control)
        scene.press(.keyboardInsert, .shift)

        #expect(scene.state == " twooneone|")
        other.advance(by: 0)
        #expect(UIPasteboard.general.string == before && before == nil, "a stage has one of its own")
    }

    @Test func `a pasteboard counts its changes and holds several texts`() {
        let scene = TextFieldScene()
        scene.stage.advance(by: 0)
        let board = UIPasteboard.general
        let count = board.changeCount

        #expect(!board.hasStrings && board.strings == nil)
        board.strings = ["a", "b"]
        #expect(board.string == "a" && board.strings == ["a", "b"] && board.hasStrings)
        board.string = nil
        #expect(!board.hasStrings && board.changeCount == count + 2)
    }

    @Test func `what is pasted becomes one line without control characters`() {
        let scene = TextFieldScene()
        scene.stage.advance(by: 0)
        UIPasteboard.general.string = "a\0b\r\nc\nd\u{7}\u{1B}[0m\te\u{2028}f\u{85}g\u{9F}\u{FEFF}"

        scene.press(.keyboardV, .control)

        #expect(scene.field.text == "ab c d[0m\te f g\u{FEFF}")
    }

    @Test func `a megabyte is pasted, seen at its end, and typed into`() {
        let scene = TextFieldScene()
        scene.stage.advance(by: 0)
        let word = "Lorem ipsum 你好 "
        let text = String(repeating: word, count: 1_048_576 / word.utf8.count)
        UIPasteboard.general.string = text

        scene.press(.keyboardV, .control)
        scene.stage.type("end")
        scene.press(.keyboardHome)
        scene.stage.type("start")
        scene.press(.keyboardEnd, .shift)
        scene.press(.keyboardC, .control)

        #expect(scene.field.text == "start" + text + "end")
        #expect(UIPasteboard.general.string == text + "end")
        scene.press(.keyboardZ, .control)
        #expect(scene.field.text == text + "end")
    }

    @Test func `one letter of a megabyte of marks is edited, too`() {
        let scene = TextFieldScene()
        let letter = "a" + String(repeating: "\u{301}", count: 100_000)

        scene.stage.commit(letter + "b")
        scene.press(.keyboardLeftArrow)
        scene.press(.keyboardDeleteOrBackspace)

        #expect(scene.state == "|b")
    }

    @Test func `a secure field shows dots, is one word, and can be neither copied nor cut`() {
        let scene = TextFieldScene("one two👍🏽")
        scene.field.isSecureTextEntry = true
        scene.stage.advance(by: 0)
        UIPasteboard.general.string = "board"

        #expect(scene.field.editor.shownText == "••••••••")
        scene.press(.keyboardLeftArrow)
        #expect(scene.state == "one two|👍🏽")
        scene.press(.keyboardLeftArrow, .control)
        #expect(scene.state == "|one two👍🏽")
        scene.press(.keyboardA, .control)
        scene.press(.keyboardC, .control)
        scene.press(.keyboardX, .control)
        #expect(UIPasteboard.general.string == "board" && scene.state == "[one two👍🏽]")
        scene.press(.keyboardV, .control)
        #expect(scene.state == "board|")
    }

    // MARK: - Undo

    @Test func `what was typed in one go is undone in one go, and redone`() {
        let scene = TextFieldScene()

        scene.stage.type("one two")
        scene.press(.keyboardHome)
        scene.stage.type("0 ")
        scene.press(.keyboardDeleteOrBackspace)
        scene.press(.keyboardDeleteOrBackspace)
        var states: [String] = []
        for _ in 0..<4 {
            scene.press(.keyboardZ, .control)
            states.append(scene.state)
        }
        #expect(states == ["0 |one two", "|one two", "|", "|"])

        states = []
        for _ in 0..<4 {
            scene.press(.keyboardZ, [.control, .shift])
            states.append(scene.state)
        }
        #expect(states == ["one two|", "0 |one two", "|one two", "|one two"])
    }

    @Test func `undoing restores what was replaced, with the selection; a new change ends redoing`() {
        let scene = TextFieldScene("one two three")
        scene.select(4, 7)

        scene.stage.type("2")
        scene.press(.keyboardZ, .control)
        #expect(scene.state == "one [two] three")
        scene.stage.type("x")
        scene.press(.keyboardZ, [.control, .shift])
        #expect(scene.state == "one x| three")
        scene.field.text = "new"
        scene.press(.keyboardZ, .control)
        #expect(scene.state == "new|", "a text that is set forgets what was before")
    }

    @Test func `undoing hundreds of random changes leads back to the beginning, redoing to the end`() {
        var random = SeededNumbers(7)
        let scene = TextFieldScene("The quick brown 狐 👩‍👩‍👧‍👦 jumps שלום")
        let begin = scene.field.text
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [
            (.keyboardLeftArrow, []), (.keyboardRightArrow, .shift), (.keyboardLeftArrow, .control),
            (.keyboardDeleteOrBackspace, []), (.keyboardDeleteForward, []), (.keyboardHome, []),
            (.keyboardDeleteOrBackspace, .control), (.keyboardEnd, .shift), (.keyboardX, .control),
            (.keyboardV, .control), (.keyboardRightArrow, []), (.keyboardEnd, []),
        ]
        for _ in 0..<400 {
            let pick = random.next(below: keys.count + 6)
            if pick < keys.count {
                scene.stage.pressDown(keys[pick].0, modifiers: keys[pick].1)
            } else {
                scene.stage.commit(["a", "é", "👍🏽", "狐 ", "ש", "\u{301}"][pick - keys.count])
            }
        }
        let end = scene.field.text

        while scene.field.undoManager?.canUndo == true { scene.field.undoManager?.undo() }
        #expect(scene.field.text == begin)
        while scene.field.undoManager?.canRedo == true { scene.field.undoManager?.redo() }
        #expect(scene.field.text == end)
    }
}
