import Testing
import UIKit
import UITesting

private func near(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 1) -> Bool {
    abs(left - right) <= tolerance
}

/// Hears of text fields and text views, and refuses what it is told to.
private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []
    var staysIn: UITextField?
    var refuses: (String) -> Bool = { _ in false }
    var returns = true

    private func name(_ field: UITextField) -> String { field.placeholder ?? "?" }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldBegin \(name(textField))")
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        calls.append("didBegin \(name(textField))")
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldEnd \(name(textField))")
        return staysIn !== textField
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        calls.append("didEnd \(name(textField))")
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        calls.append("change \(range.location) \(range.length) \(string)")
        return !refuses(string)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls.append("shouldReturn")
        return returns
    }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        calls.append("change \(range.location) \(range.length) \(text)")
        return !refuses(text)
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
}

/// Labels, text fields, text views and attributed strings.
struct DocumentedTextTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))
    private let editor = Editor()

    private func makeField(_ name: String, y: CGFloat = 50) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
        field.placeholder = name
        field.delegate = editor
        stage.window.addSubview(field)
        stage.advance(by: 0)
        return field
    }

    private func note(_ field: UITextField, _ event: UIControl.Event, _ name: String) {
        field.addAction(UIAction { [editor] _ in editor.calls.append(name) }, for: event)
    }

    // UILabel: an empty label has no size; numberOfLines limits what is counted; preferredMaxLayoutWidth wraps.
    @Test func `a label is as high as its lines, up to their limit, and nothing without text`() {
        let label = UILabel()
        #expect(label.text == nil && label.intrinsicContentSize == .zero)
        #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural && label.font.pointSize == 17)
        let line = label.font.lineHeight
        label.text = "a\nb\nc"
        #expect(near(label.intrinsicContentSize.height, line))
        label.numberOfLines = 2
        #expect(near(label.intrinsicContentSize.height, 2 * line))
        label.numberOfLines = 0
        #expect(near(label.intrinsicContentSize.height, 3 * line))

        label.text = "several words in one line"
        let whole = label.intrinsicContentSize
        #expect(near(whole.height, line))
        label.preferredMaxLayoutWidth = whole.width / 2
        #expect(label.intrinsicContentSize.width <= whole.width / 2 + 1)
        #expect(label.intrinsicContentSize.height > 1.9 * line)
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
    }

    // UILabel.textColor and font: "assigning a new value applies it to the entirety of the string in attributedText".
    @Test func `a new colour or font of a label is that of its whole attributed text`() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "red and more")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        text.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 4, length: 3))
        label.attributedText = text
        #expect(label.text == "red and more")
        let high = label.intrinsicContentSize.height

        label.textColor = .blue
        label.font = .systemFont(ofSize: 10)
        for index in [0, 5, 11] {
            let attributes = label.attributedText?.attributes(at: index, effectiveRange: nil)
            #expect(attributes?[.foregroundColor] as? UIColor == .blue)
            #expect((attributes?[.font] as? UIFont)?.pointSize == 10)
        }
        #expect(label.intrinsicContentSize.height < high)
        let same = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(same == .red, "the label has a copy")
    }

    // Well-known order when another field is tapped: its shouldBegin, then the old one's shouldEnd and didEnd.
    @Test func `another field begins once the first has ended, which may refuse`() {
        let (a, b) = (makeField("a"), makeField("b", y: 120))
        a.becomeFirstResponder()
        editor.calls = []
        b.becomeFirstResponder()
        #expect(editor.calls == ["shouldBegin b", "shouldEnd a", "didEnd a", "didBegin b"])
        #expect(!a.isFirstResponder && !a.isEditing && b.isFirstResponder && b.isEditing)

        editor.staysIn = b
        editor.calls = []
        #expect(!a.becomeFirstResponder() && b.isFirstResponder)
        #expect(!editor.calls.contains("didEnd b") && !editor.calls.contains("didBegin a"))
        #expect(!stage.window.endEditing(false) && b.isEditing)
        #expect(stage.window.endEditing(true) && !b.isEditing, "force: regardless of the delegate")
        #expect(editor.calls.last == "didEnd b")
    }

    // UITextField.text: "this property is @"" by default"; setting it sends no events and asks no delegate.
    @Test func `code changes a field's text without events, and an empty text is never nil`() {
        let field = makeField("a")
        note(field, .editingChanged, "changed")
        #expect(field.text == "" && !field.hasText)
        field.text = nil
        #expect(field.text == "")
        field.becomeFirstResponder()
        editor.calls = []
        field.text = "hello"
        stage.advance(by: 0)
        #expect(editor.calls.isEmpty)
        stage.type("!?")
        #expect(field.text == "hello!?")
        #expect(editor.calls == ["change 5 0 !", "changed", "change 6 0 ?", "changed"])
        editor.refuses = { $0 == "x" }
        editor.calls = []
        stage.type("x")
        #expect(field.text == "hello!?" && editor.calls == ["change 7 0 x"])
        let view = UITextView()
        view.text = nil
        #expect(view.text == "")
    }

    // UIControl.Event.editingDidEndOnExit: well known to end editing where it has a target; refused by shouldReturn.
    @Test func `return ends editing only where somebody listens to editingDidEndOnExit`() {
        let field = makeField("a")
        field.becomeFirstResponder()
        editor.calls = []
        stage.press(.keyboardReturnOrEnter)
        #expect(editor.calls.contains("shouldReturn") && field.isEditing && field.text == "")
        note(field, .editingDidEndOnExit, "exit")
        editor.returns = false
        editor.calls = []
        stage.press(.keyboardReturnOrEnter)
        #expect(editor.calls == ["shouldReturn"] && field.isEditing)
        editor.returns = true
        editor.calls = []
        stage.press(.keyboardReturnOrEnter)
        #expect(!field.isEditing && !field.isFirstResponder)
        #expect(editor.calls.contains("exit") && editor.calls.contains("didEnd a"))
    }

    // UITextField.clearsOnBeginEditing; a field that leaves its window resigns, and is told so.
    @Test func `a field clears itself as it begins, and ends as it leaves its window`() {
        let field = makeField("a")
        field.text = "old"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        stage.advance(by: 0)
        #expect(field.text == "")
        editor.calls = []
        field.removeFromSuperview()
        stage.advance(by: 0)
        #expect(!field.isFirstResponder && !field.isEditing)
        #expect(editor.calls.contains("didEnd a"))
        #expect(!field.becomeFirstResponder(), "there is no window")

        let disabled = makeField("b")
        disabled.isEnabled = false
        #expect(!disabled.becomeFirstResponder())
    }

    // UITextInput counts UTF-16 units; deleting backwards takes a whole composed character.
    @Test func `positions count code units, and deletion takes whole characters`() {
        let field = makeField("a")
        field.text = "e\u{301}🇨🇭👍🏽"
        field.becomeFirstResponder()
        let whole = field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
        #expect(whole == 10)
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        field.deleteBackward()
        #expect(field.text == "e\u{301}🇨🇭")
        field.deleteBackward()
        #expect(field.text == "e\u{301}")
        #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        if let all { field.replace(all, withText: "new") }
        #expect(field.text == "new")
    }

    // UITextView: insets of 8 points above and below, padding of 5; the intrinsic size exists without scrolling.
    @Test func `a text view is as high as its lines and insets`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.text = "a\nb\nc"
        let line = UIFont.systemFont(ofSize: 20).lineHeight
        let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(near(view.sizeThatFits(room).height, 3 * line + 16, within: 2))
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(near(view.intrinsicContentSize.height, 3 * line + 16, within: 2))
        view.textContainerInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(near(view.sizeThatFits(room).height, 3 * line + 20, within: 2))
    }

    // UITextViewDelegate: asked and told of what the user types; programmatic changes of the text are not told.
    @Test func `a text view asks before it changes and tells after, for what is typed alone`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.delegate = editor
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        stage.advance(by: 0)
        view.text = "ab"
        #expect(editor.calls == ["didBegin"])
        view.selectedRange = NSRange(location: 1, length: 1)
        editor.calls = []
        stage.type("x\n")
        #expect(view.text == "ax\n" && view.selectedRange == NSRange(location: 3, length: 0))
        #expect(editor.calls == ["change 1 1 x", "didChange", "change 2 0 \n", "didChange"])
        editor.refuses = { $0.isEmpty }
        editor.calls = []
        stage.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "ax\n" && editor.calls == ["change 2 1 "])
        view.resignFirstResponder()
        #expect(editor.calls.last == "didEnd")
    }

    // NSAttributedString.boundingRect: without usesLineFragmentOrigin the text is one line, whatever the width;
    // minimumLineHeight is the least height of a line.
    @Test func `attributed strings are measured in one line or many, with their attributes`() {
        let font = UIFont.systemFont(ofSize: 20)
        let plain = NSAttributedString(string: "five words in a row", attributes: [.font: font])
        let whole = plain.size()
        let narrow = CGSize(width: whole.width / 2, height: 1000)
        let lines = plain.boundingRect(with: narrow, options: .usesLineFragmentOrigin, context: nil)
        let line = plain.boundingRect(with: narrow, context: nil)
        #expect(lines.width <= narrow.width + 1 && lines.height > 1.9 * font.lineHeight)
        #expect(near(line.height, font.lineHeight, within: 6))

        let normal = NSAttributedString(string: "abcd", attributes: [.font: font])
        let style = NSMutableParagraphStyle()
        #expect(style.lineBreakMode == .byWordWrapping && style.alignment == .natural)
        style.minimumLineHeight = 60
        let tall = NSAttributedString(
            string: "a\nb", attributes: [.font: font, .paragraphStyle: style])
        #expect(near(tall.size().height, 120))
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 50, height: 10)
        let mixed = NSMutableAttributedString(attributedString: normal)
        mixed.append(NSAttributedString(attachment: attachment))
        #expect(mixed.length == 5 && near(mixed.size().width, normal.size().width + 50))
    }
}
