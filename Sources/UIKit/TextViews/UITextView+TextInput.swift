extension UITextView {
    // MARK: - Text

    func put(_ text: String, in range: UITextRange) {
        if let bytes = editor.bytes(of: range) { editor.replace(bytes, with: text, as: .other) }
    }

    // MARK: - Places

    func place(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        layoutText()
        let isPositive = offset >= 0
        return editor.position(from: position, moves: offset.magnitude) { place in
            switch direction {
            case .right: return neighbor(of: place, toRight: isPositive)
            case .left: return neighbor(of: place, toRight: !isPositive)
            case .up, .down:
                let rows = (direction == .down) == isPositive ? 1 : -1
                return self.place(rowsBelow: rows, from: place, at: caretRect(at: place).minX) ?? place
            }
        }
    }

    // MARK: - Rectangles

    func rectangle(of range: UITextRange) -> CGRect {
        guard let bytes = editor.bytes(of: range) else { return .null }
        layoutText()
        let everywhere = CGRect(x: 0, y: -1e9, width: 1e9, height: 2e9)
        guard let rect = block.rects(of: bytes, within: everywhere).first else {
            return caretRect(at: bytes.lowerBound)
        }
        return rect.offsetBy(dx: blockView.frame.minX, dy: blockView.frame.minY)
    }

    func letter(at point: CGPoint) -> UITextRange? {
        layoutText()
        guard hasText, blockView.frame.contains(point) else { return nil }
        var start = place(at: point)
        if caretRect(at: start).minX > point.x { start = editor.edited.letter(before: start) }
        return EditorRange(editor.edited.utf16(start..<editor.edited.letter(after: start)))
    }
}
