/// A place in a field's text, in UTF-16 units.
private final class FieldPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override var description: String { "<UITextPosition: \(offset)>" }
}

/// A part of a field's text.
private final class FieldRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { FieldPosition(range.location) }
    override var end: UITextPosition { FieldPosition(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }
    override var description: String { "<UITextRange: \(range.location)..<\(range.location + range.length)>" }
}

extension UITextField {
    // MARK: - Text

    /// Returns the text of a range.
    public func text(in range: UITextRange) -> String? {
        bytes(of: range).map { editor.edited.text(in: $0) }
    }

    /// Replaces the text of a range, if the delegate allows it.
    public func replace(_ range: UITextRange, withText text: String) {
        if let bytes = bytes(of: range) { editor.replace(bytes, with: text.onSingleLine, as: .other) }
    }

    /// The selected text; an empty range is the caret.
    public var selectedTextRange: UITextRange? {
        get { FieldRange(editor.edited.utf16(editor.edited.selection)) }
        set {
            guard let newValue, let bytes = bytes(of: newValue) else { return }
            editor.select(from: bytes.lowerBound, to: bytes.upperBound)
        }
    }

    // MARK: - Composition

    /// The text that an input method composes; nil while it composes none.
    public var markedTextRange: UITextRange? {
        editor.edited.marked.map { FieldRange(editor.edited.utf16($0)) }
    }

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
    public var beginningOfDocument: UITextPosition { FieldPosition(0) }

    /// The place behind the last letter.
    public var endOfDocument: UITextPosition { FieldPosition(length) }

    /// Returns the range between two places; nil for places of another text input.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = offset(of: fromPosition), let to = offset(of: toPosition) else { return nil }
        return FieldRange(NSRange(location: min(from, to), length: abs(to - from)))
    }

    /// Returns the place so many UTF-16 units on; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = self.offset(of: position) else { return nil }
        let (sum, overflows) = start.addingReportingOverflow(offset)
        return !overflows && (0...length).contains(sum) ? FieldPosition(sum) : nil
    }

    /// Returns the place so many letters to the left or to the right; nil beyond the text, and for up and down.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        guard var place = bytes(of: position) else { return nil }
        let toRight: Bool
        switch direction {
        case .right: toRight = offset >= 0
        case .left: toRight = offset < 0
        case .up, .down: return offset == 0 ? position : nil
        }
        for _ in 0..<offset.magnitude {
            let next = editor.neighbor(of: place, toRight: toRight)
            guard next != place else { return nil }
            place = next
        }
        return self.position(ofByte: place)
    }

    /// Compares two places.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(of: position) ?? 0, offset(of: other) ?? 0)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    /// Returns the UTF-16 units from one place to another.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        (offset(of: toPosition) ?? 0) - (offset(of: from) ?? 0)
    }

    // MARK: - Rectangles

    /// Returns the rectangle of a range, also where a part of it is out of sight.
    public func firstRect(for range: UITextRange) -> CGRect {
        guard let bytes = bytes(of: range) else { return .null }
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
        position(ofByte: editor.place(at: placeInLine(of: point)))
    }

    /// Returns the range of the letter at a point; nil beside the text.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        let x = placeInLine(of: point)
        guard hasText, x >= 0, x < editor.line.width else { return nil }
        let start = editor.offset(shown: editor.line.letter(at: x))
        return FieldRange(editor.edited.utf16(start..<editor.edited.letter(after: start)))
    }

    func usualCaretRect(for position: UITextPosition) -> CGRect {
        layoutIfNeeded()
        let place = editor.line.caret(at: editor.shown(bytes(of: position) ?? 0))
        return convert(lineView.caretRect(at: place, in: editor.line), from: lineView)
    }

    // MARK: - Offsets

    private var length: Int { editor.edited.text.utf16.count }

    private func offset(of position: UITextPosition) -> Int? {
        (position as? FieldPosition).map { min(max($0.offset, 0), length) }
    }

    private func bytes(of position: UITextPosition) -> Int? {
        offset(of: position).map { editor.edited.bytes(utf16: NSRange(location: $0, length: 0)).lowerBound }
    }

    private func bytes(of range: UITextRange) -> Range<Int>? {
        (range as? FieldRange).map { editor.edited.bytes(utf16: $0.range) }
    }

    private func position(ofByte offset: Int) -> UITextPosition {
        FieldPosition(editor.edited.utf16(offset..<offset).location)
    }
}
