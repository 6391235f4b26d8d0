import Foundation
import Testing
import UITesting

@testable import UIKit

/// The older keys of the clipboard, both keys that redo, the place nearest to a point, and the clear button's reach.
@Suite(.serialized) struct TextFieldKeyTests {
    @Test func `insert copies and delete cuts, with the keys that they had before`() {
        let scene = TextFieldScene("one two")
        scene.stage.advance(by: 0)
        scene.select(0, 3)

        scene.press(.keyboardInsert, .control)
        #expect(UIPasteboard.general.string == "one" && scene.state == "[one] two")
        scene.press(.keyboardInsert)
        scene.press(.keyboardInsert, [.control, .shift])
        #expect(scene.state == "[one] two", "they mean nothing")
        scene.select(4, 7)
        scene.press(.keyboardDeleteForward, .shift)
        #expect(UIPasteboard.general.string == "two" && scene.state == "one |")
        scene.press(.keyboardInsert, .shift)

        #expect(scene.state == "one two|")
    }

    @Test func `both keys redo what was undone`() {
        let scene = TextFieldScene("one two")
        scene.select(0, 3)
        scene.press(.keyboardDeleteOrBackspace)
        #expect(scene.state == "| two")

        for (key, modifiers) in [
            (UIKeyboardHIDUsage.keyboardY, UIKeyModifierFlags.control), (.keyboardZ, [.control, .shift]),
        ] {
            scene.press(.keyboardZ, .control)
            #expect(scene.state == "[one] two")
            scene.press(key, modifiers)
            #expect(scene.state == "| two")
        }
        scene.press(.keyboardY, [.control, .shift])

        #expect(scene.state == "| two")
    }

    @Test func `the place nearest to a point lies between the letters, and at the ends beside the text`()
        throws
    {
        let scene = TextFieldScene("one two")
        let field = scene.field
        func place(_ point: CGPoint) throws -> Int {
            let position = try #require(field.closestPosition(to: point))
            return field.offset(from: field.beginningOfDocument, to: position)
        }
        let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))

        let caret = field.caretRect(for: third)

        #expect(try place(CGPoint(x: caret.midX, y: caret.midY)) == 3)
        #expect(try place(CGPoint(x: -50, y: 0)) == 0)
        #expect(try place(CGPoint(x: 290, y: 60)) == 7)
    }

    @Test func `the place nearest to a point in a text view is in the line there`() throws {
        let stage = Stage()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = "one\ntwo"
        stage.window.addSubview(view)
        stage.advance(by: 0)
        func place(_ point: CGPoint) throws -> Int {
            let position = try #require(view.closestPosition(to: point))
            return view.offset(from: view.beginningOfDocument, to: position)
        }
        let second = try #require(view.position(from: view.beginningOfDocument, offset: 5))

        let caret = view.caretRect(for: second)

        #expect(try place(CGPoint(x: caret.midX, y: caret.midY)) == 5)
        #expect(try place(CGPoint(x: 190, y: caret.midY - caret.height)) == 3)
        #expect(try place(CGPoint(x: 190, y: 190)) == 7)
        #expect(try place(CGPoint(x: -10, y: -10)) == 0)
    }

    @Test func `the button that clears is pale while pressed, and takes a finger a little beside it`() {
        let scene = TextFieldScene("one")
        scene.field.clearButtonMode = .always
        scene.stage.advance(by: 0)
        let button = scene.field.clearButton
        let place = button.convert(button.bounds, to: nil)
        let (middle, beside) = (
            CGPoint(x: place.midX, y: place.midY), CGPoint(x: place.minX - 6, y: place.midY)
        )

        scene.stage.touch(.began, at: middle)
        #expect(button.alpha == 0.5)
        scene.stage.touch(.cancelled, at: middle)
        #expect(button.alpha == 1 && scene.field.text == "one")
        scene.stage.tap(beside)

        #expect(scene.field.text?.isEmpty == true && scene.calls.contains("shouldClear"))
    }
}
