extension UITextField {
    // MARK: - Text

    func put(_ text: String, in range: UITextRange) {
        if let bytes = editor.bytes(of: range) { editor.replace(bytes, with: text.onSingleLine, as: .other) }
    }

    // MARK: - Places

    func place(
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

    // MARK: - Rectangles

    func rectangle(of range: UITextRange) -> CGRect {
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

    func letter(at point: CGPoint) -> UITextRange? {
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
