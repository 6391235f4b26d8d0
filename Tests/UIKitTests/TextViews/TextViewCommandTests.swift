import Testing
import UIKit
import UITesting

/// What an edit menu does to a text view.
@MainActor
struct TextViewCommandTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))

    @Test
    func `the commands of an edit menu work on the word at the caret, the selection and the pasteboard`() {
        stage.run {
            let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
            stage.window.addSubview(view)
            view.text = "one two three"
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 5, length: 0)
            view.select(nil)
            #expect(view.selectedRange == NSRange(location: 4, length: 3))
            view.cut(nil)
            #expect(view.text == "one  three" && UIPasteboard.general.string == "two")
            view.selectedRange = NSRange(location: 5, length: 5)
            view.delete(nil)
            #expect(view.text == "one  " && UIPasteboard.general.string == "two")
            view.selectAll(nil)
            view.paste(nil)
            #expect(view.text == "two")

            view.isEditable = false
            view.selectAll(nil)
            view.cut(nil)
            #expect(view.text == "two")
        }
    }
}
