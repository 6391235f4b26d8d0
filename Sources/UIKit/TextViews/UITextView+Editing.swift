/// How text, attributes and selection change.
extension UITextView: TextEditorOwner, EditorInput {
    // MARK: - By the program

    func setText(_ text: NSAttributedString) {
        guard !textStorage.isEqual(to: text) || editor.edited.marked != nil else { return }
        changeText { textStorage.setAttributedString(text) }
        editor.setText(textStorage.string)
        goal = nil
        textDidMove()
        if isEditing { textDelegate?.textViewDidChangeSelection(self) }
    }

    func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        typingAttributes[key] = nil
        let whole = NSRange(location: 0, length: textStorage.length)
        if let value {
            textStorage.addAttribute(key, value: value, range: whole)
        } else {
            textStorage.removeAttribute(key, range: whole)
        }
        textDidMove()
    }

    /// Changes the text, which the editor follows elsewhere.
    private func changeText(_ change: () -> Void) {
        followsEditor = true
        change()
        followsEditor = false
    }

    /// Takes over what the editor has changed; the new letters get the attributes of what is typed.
    private func followEditor() {
        let (old, new) = (textStorage.string as NSString, editor.edited.text as NSString)
        guard !old.isEqual(to: editor.edited.text) else { return }
        let change = old.change(to: new, caret: selectedRange.upperBound)
        let inserted = NSAttributedString(
            string: new.substring(with: change.new), attributes: attributesOfTyping(at: change.new.location))
        editorDidReplace(change.old, with: inserted)
    }

    func styledText(in range: NSRange) -> NSAttributedString? {
        followEditor()
        guard NSMaxRange(range) <= textStorage.length else { return nil }
        return textStorage.attributedSubstring(from: range)
    }

    func editorDidReplace(_ range: NSRange, with text: NSAttributedString) {
        changeText { textStorage.replaceCharacters(in: range, with: text) }
        // A text of a subclass, or its delegate, may have changed it further.
        guard textStorage.string != editor.edited.text else { return }
        editor.setText(textStorage.string, selecting: selectedRange)
    }

    private func attributesOfTyping(at location: Int) -> [NSAttributedString.Key: Any] {
        if !typingAttributes.isEmpty { return typingAttributes }
        guard textStorage.length > 0 else { return plainAttributes }
        return textStorage.attributes(
            at: min(max(location - 1, 0), textStorage.length - 1), effectiveRange: nil)
    }

    func selectWordAtCaret() {
        layoutText()
        let word = block.word(at: editor.edited.head)
        editor.select(from: word.lowerBound, to: word.upperBound)
    }

    // MARK: - Beginning and end

    var mayBeginEditing: Bool {
        guard isEditable else { return true }
        return editor.ask { textDelegate?.textViewShouldBeginEditing(self) ?? true }
    }

    var mayEndEditing: Bool {
        guard isEditing else { return true }
        return editor.ask { textDelegate?.textViewShouldEndEditing(self) ?? true }
    }

    /// The view has become the first responder.
    func beginEditing() {
        setNeedsLayout()
        guard isEditable else { return }
        isEditing = true
        blockView.isBlinking = true
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    /// The view is no longer the first responder.
    func endEditing() {
        setNeedsLayout()
        editor.unmark()
        followEditor()
        editor.run = nil
        blockView.isBlinking = false
        guard isEditing else { return }
        isEditing = false
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: - The editor's owner

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        isEditable && textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func textDidChange() {
        followEditor()
        goal = nil
        textDidChangePartly()
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        showCaret()
    }

    func selectionDidChange() {
        followEditor()
        setNeedsLayout()
        blockView.holdCaret()
        textDelegate?.textViewDidChangeSelection(self)
        showCaret()
    }

    private func showCaret() {
        if isFirstResponder, window != nil { scrollToShow(caretRect(at: editor.edited.head)) }
    }

    // MARK: - Keys

    /// Does what a pressed key stands for; false for a key that does nothing here.
    func perform(_ press: UIPress) -> Bool {
        guard let key = press.key, let command = TextViewCommand(key, isEditable: isEditable) else {
            return false
        }
        layoutText()
        perform(command)
        return true
    }

    private func perform(_ command: TextViewCommand) {
        switch command {
        case .vertical(let lines, let extending): return move(byLines: lines, extending: extending)
        case .pages(let pages, let extending):
            let height = caretRect(at: editor.edited.head).height
            let lines = height > 0 ? max(Int(bounds.height / height) - 1, 1) : 1
            return move(byLines: pages * lines, extending: extending)
        case .whole(let toEnd, let extending):
            editor.move(to: toEnd ? editor.edited.count : 0, extending: extending)
        case .newLine: if hasText || !enablesReturnKeyAutomatically { insertText("\n") }
        case .text(let command): perform(command)
        }
        goal = nil
    }

    private func perform(_ command: TextCommand) {
        let line = block.line(at: editor.edited.head)
        switch command {
        case .left(let extending): moveByLetter(toRight: false, extending: extending)
        case .right(let extending): moveByLetter(toRight: true, extending: extending)
        case .wordLeft(let extending):
            editor.move(to: block.wordStart(before: editor.edited.head), extending: extending)
        case .wordRight(let extending):
            editor.move(to: block.wordEnd(after: editor.edited.head), extending: extending)
        case .start(let extending): editor.move(to: line.lowerBound, extending: extending)
        case .end(let extending): editor.move(to: line.upperBound, extending: extending)
        case .deleteBackward: deleteBackward()
        case .deleteForward: editor.delete { $0.letterAfter }
        case .deleteWordBackward: editor.delete { currentBlock.wordStart(before: $0.edited.head) }
        case .deleteWordForward: editor.delete { currentBlock.wordEnd(after: $0.edited.head) }
        case .selectAll: selectAll(nil)
        case .copy: copy(nil)
        case .cut: cut(nil)
        case .paste: paste(nil)
        case .undo: undoManager?.undo()
        case .redo: undoManager?.redo()
        case .submit, .write: break
        }
    }

    /// The lines of the text as it is now: the delegate may set another one before a word is deleted.
    private var currentBlock: TextBlock {
        layoutText()
        return block
    }

    private func moveByLetter(toRight: Bool, extending: Bool) {
        let selection = editor.edited.selection
        guard selection.isEmpty || extending else {
            // Where letters go on to the left, the end of what is selected is at its left.
            let isForwards = neighbor(of: selection.lowerBound, toRight: false) <= selection.lowerBound
            return editor.move(
                to: toRight == isForwards ? selection.upperBound : selection.lowerBound, extending: false)
        }
        editor.move(to: neighbor(of: editor.edited.head, toRight: toRight), extending: extending)
    }

    /// Returns the place a letter to the left or to the right; the same at the text's ends.
    func neighbor(of offset: Int, toRight: Bool) -> Int {
        var place = offset
        // Pango counts some letters in several parts, where Swift's characters count one.
        while true {
            let next = block.neighbor(of: place, toRight: toRight)
            let start = editor.edited.letterStart(at: next)
            if next == place || start == next { return start }
            place = next
        }
    }

    private func move(byLines count: Int, extending: Bool) {
        let x = goal ?? caretRect(at: editor.edited.head).minX
        let end = count < 0 ? 0 : editor.edited.count
        editor.move(to: place(rowsBelow: count, from: editor.edited.head, at: x) ?? end, extending: extending)
        goal = x
    }

    // MARK: - Drags

    func beginDrag(_ touch: UITouch) {
        let point = touch.location(in: self)
        touchedItem = textItem(at: point).map { ($0, point) }
        drag.selects = isSelectable && isFirstResponder && touch.finger <= 0
        guard drag.selects else { return }
        select(with: touch)
    }

    /// Puts the caret at a touch, or selects the word or the paragraph there with more clicks.
    private func select(with touch: UITouch) {
        let place = place(at: touch.location(in: self))
        editor.unmark()
        setNeedsLayout()
        goal = nil
        let held = clock.part(EventRoute.self).dispatcher?.heldModifiers ?? []
        switch touch.tapCount {
        case ...1:
            let anchor = held.contains(.shift) ? editor.edited.anchor : place
            drag.unit = .letters
            drag.origin = anchor..<anchor
            editor.select(from: anchor, to: place)
        case 2:
            drag.unit = .words
            drag.origin = block.word(at: place)
            editor.select(from: drag.origin.lowerBound, to: drag.origin.upperBound)
        default:
            drag.unit = .words
            let paragraph = block.paragraphs.last { $0.start <= place }
            drag.origin = (paragraph?.start ?? 0)..<(paragraph?.end ?? 0)
            editor.select(from: drag.origin.lowerBound, to: drag.origin.upperBound)
        }
    }

    func continueDrag(_ touch: UITouch) {
        guard drag.selects, isFirstResponder else { return }
        let place = place(at: touch.location(in: self))
        switch drag.unit {
        case .letters: editor.select(from: drag.origin.lowerBound, to: place)
        case .words:
            let word = block.word(at: place)
            if word.lowerBound < drag.origin.lowerBound {
                editor.select(from: drag.origin.upperBound, to: word.lowerBound)
            } else {
                editor.select(from: drag.origin.lowerBound, to: max(word.upperBound, drag.origin.upperBound))
            }
        }
    }

    func endDrag(_ touch: UITouch) {
        defer { drag.selects = false }
        if let item = tappedItem(at: touch.location(in: self)) { return interact(with: item) }
        guard !drag.selects, isSelectable, bounds.contains(touch.location(in: self)) else { return }
        if becomeFirstResponder() { select(with: touch) }
    }
}

extension NSString {
    /// Returns the part of the text that differs from another text, and what stands there in the other one.
    ///
    /// - Parameters:
    ///   - new: the other text.
    ///   - caret: where the part ends in it, if there are several such parts, as of equal letters beside each other.
    /// - Returns: the part, and the one of the other text.
    fileprivate func change(to new: NSString, caret: Int) -> (old: NSRange, new: NSRange) {
        let shortest = min(length, new.length)
        var head = (0..<shortest).first { character(at: $0) != new.character(at: $0) } ?? shortest
        // Both halves of a letter outside of the basic plane change together.
        if head > 0, UTF16.isLeadSurrogate(character(at: head - 1)) { head -= 1 }
        let most = min(max(new.length - caret, shortest - head), shortest)
        var tail =
            (0..<most).first { character(at: length - 1 - $0) != new.character(at: new.length - 1 - $0) }
            ?? most
        if tail > 0, UTF16.isTrailSurrogate(character(at: length - tail)) { tail -= 1 }
        let start = min(head, shortest - tail)
        return (
            NSRange(location: start, length: length - start - tail),
            NSRange(location: start, length: new.length - start - tail)
        )
    }
}
