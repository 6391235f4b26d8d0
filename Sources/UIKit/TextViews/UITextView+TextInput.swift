extension UITextView {
    // MARK: - Text

    /// Returns the text of a range.
    public func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces the text of a range, if the delegate allows it.
    public func replace(_ range: UITextRange, withText text: String) {
        if let bytes = editor.bytes(of: range) { editor.replace(bytes, with: text, as: .other) }
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
        if isEditable { editor.compose(markedText ?? "", selected: selectedRange) }
    }

    /// Makes the marked text ordinary text, if the delegate allows it.
    public func unmarkText() {
        editor.unmark()
        textDidMove()
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

    /// Returns the place so many letters to a side, or so many lines up or down; nil beyond the text.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        layoutText()
        let isPositive = offset >= 0
        return editor.position(from: position, moves: offset.magnitude) { place in
            switch direction {
            case .right: return neighbor(of: place, toRight: isPositive)
            case .left: return neighbor(of: place, toRight: !isPositive)
            case .up, .down:
                let caret = caretRect(at: place)
                let way = (direction == .down) == isPositive ? caret.height : -caret.height
                let y = caret.midY + way
                guard y >= blockView.frame.minY, y < blockView.frame.maxY else { return place }
                return self.place(at: CGPoint(x: caret.minX, y: y))
            }
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

    /// Returns the rectangle of the first line of a range.
    public func firstRect(for range: UITextRange) -> CGRect {
        guard let bytes = editor.bytes(of: range) else { return .null }
        layoutText()
        let everywhere = CGRect(x: 0, y: -1e9, width: 1e9, height: 2e9)
        guard let rect = block.rects(of: bytes, within: everywhere).first else {
            return caretRect(at: bytes.lowerBound)
        }
        return rect.offsetBy(dx: blockView.frame.minX, dy: blockView.frame.minY)
    }

    /// Returns the place that is nearest to a point.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        editor.position(ofByte: place(at: point))
    }

    /// Returns the range of the letter at a point; nil beside the text.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        layoutText()
        guard hasText, blockView.frame.contains(point) else { return nil }
        var start = place(at: point)
        if caretRect(at: start).minX > point.x { start = editor.edited.letter(before: start) }
        return EditorRange(editor.edited.utf16(start..<editor.edited.letter(after: start)))
    }
}
