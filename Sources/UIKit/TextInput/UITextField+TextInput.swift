extension UITextField {
    // MARK: - Text

    /// Returns the text of a range.
    public func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces the text of a range, if the delegate allows it.
    public func replace(_ range: UITextRange, withText text: String) {
        if let bytes = editor.bytes(of: range) { editor.replace(bytes, with: text.onSingleLine, as: .other) }
    }

    /// The selected text; an empty range is the caret.
    public var selectedTextRange: UITextRange? {
        get { editor.selectedRange }
        set { editor.selectedRange = newValue }
    }

    // MARK: - Composition

    /// The text that an input method composes; nil while it composes none.
    public var markedTextRange: UITextRange? { editor.markedRange }

    /// Replaces the marked text, or else the selected text, with text that is still being composed. The delegate
    /// is asked when the composition ends.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.compose(markedText ?? "", selected: selectedRange)
    }

    /// Makes the marked text ordinary text, if the delegate allows it.
    public func unmarkText() {
        editor.unmark()
        update()
    }

    // MARK: - Places

    /// The place before the first letter.
    public var beginningOfDocument: UITextPosition { editor.beginning }

    /// The place behind the last letter.
    public var endOfDocument: UITextPosition { editor.end }

    /// Returns the range between two places; nil for places of another text input.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(from: fromPosition, to: toPosition)
    }

    /// Returns the place so many UTF-16 units on; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, movedBy: offset)
    }

    /// Returns the place so many letters to the left or to the right; nil beyond the text, and for up and down.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        let toRight: Bool
        switch direction {
        case .right: toRight = offset >= 0
        case .left: toRight = offset < 0
        case .up, .down: return offset == 0 ? position : nil
        }
        return editor.position(from: position, moves: offset.magnitude) {
            editor.neighbor(of: $0, toRight: toRight)
        }
    }

    /// Compares two places.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }

    /// Returns the UTF-16 units from one place to another.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.distance(from: from, to: toPosition)
    }

    // MARK: - Rectangles

    /// Returns the rectangle of a range, also where a part of it is out of sight.
    public func firstRect(for range: UITextRange) -> CGRect {
        guard let bytes = editor.bytes(of: range) else { return .null }
        layoutIfNeeded()
        let line = editor.line
        let spans = line.spans(
            of: editor.shown(bytes.lowerBound)..<editor.shown(bytes.upperBound),
            within: -.infinity..<CGFloat.infinity)
        guard let left = spans.first?.lowerBound, let right = spans.last?.upperBound else {
            return caretRect(for: range.start)
        }
        let rect = CGRect(
            x: left - lineView.scroll, y: lineView.top(of: line), width: right - left, height: line.height)
        return convert(rect, from: lineView)
    }

    /// Returns the place that is nearest to a point.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        editor.position(ofByte: editor.place(at: placeInLine(of: point)))
    }

    /// Returns the range of the letter at a point; nil beside the text.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        let x = placeInLine(of: point)
        guard hasText, x >= 0, x < editor.line.width else { return nil }
        let start = editor.offset(shown: editor.line.letter(at: x))
        return EditorRange(editor.edited.utf16(start..<editor.edited.letter(after: start)))
    }

    func usualCaretRect(for position: UITextPosition) -> CGRect {
        layoutIfNeeded()
        let place = editor.line.caret(at: editor.shown(editor.bytes(of: position) ?? 0))
        return convert(lineView.caretRect(at: place, in: editor.line), from: lineView)
    }
}
