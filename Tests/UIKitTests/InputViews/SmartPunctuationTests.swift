import Foundation
import Testing
import UITesting

@testable import UIKit

/// Quotation marks and dashes, as they are typed.
@Suite struct SmartPunctuationTests {
    private let stage = Stage(size: CGSize(width: 300, height: 500))
    private let typed = "\"a\" ('b') it's--ok"
    private let curly = "\u{201C}a\u{201D} (\u{2018}b\u{2019}) it\u{2019}s\u{2014}ok"

    private func written(_ text: String, _ prepare: (UITextField) -> Void = { _ in }) -> String? {
        let field = UITextField(frame: CGRect(x: 0, y: 120, width: 200, height: 40))
        prepare(field)
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.type(text)
        field.removeFromSuperview()
        return field.text
    }

    @Test func `a field makes quotation marks curly and two hyphens a dash, unless it is told not to`() {
        #expect(written(typed) == curly)
        #expect(written("\"a--") { $0.smartQuotesType = .no } == "\"a\u{2014}")
        #expect(written("\"a--") { $0.smartDashesType = .no } == "\u{201C}a--")
    }

    @Test func `other keyboards, and texts of a kind, have it only where they ask for it`() {
        #expect(written(typed) { $0.keyboardType = .asciiCapable } == typed)
        #expect(written(typed) { $0.textContentType = .username } == typed)
        let asked = written(typed) {
            $0.keyboardType = .asciiCapable
            ($0.smartQuotesType, $0.smartDashesType) = (.yes, .yes)
        }
        #expect(asked == curly)
    }

    @Test func `a password has the letters that were typed`() {
        let password = written(typed) {
            $0.isSecureTextEntry = true
            ($0.smartQuotesType, $0.smartDashesType) = (.yes, .yes)
        }

        #expect(password == typed)
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
        let (view, asked) = (UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Asked())
        view.delegate = asked
        stage.window.addSubview(view)
        view.becomeFirstResponder()

        stage.type("'a'--")

        #expect(view.text == "\u{2018}a\u{2019}\u{2014}")
        #expect(asked.last?.0 == NSRange(location: 3, length: 1) && asked.last?.1 == "\u{2014}")
    }
}
