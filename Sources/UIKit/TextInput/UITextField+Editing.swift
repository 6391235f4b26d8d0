extension UITextField: TextEditorOwner, EditorInput {
    // MARK: - Beginning and end

    var mayBeginEditing: Bool { editor.ask { delegate?.textFieldShouldBeginEditing(self) ?? true } }

    var mayEndEditing: Bool { editor.ask { delegate?.textFieldShouldEndEditing(self) ?? true } }

    /// The field has become the first responder.
    func beginEditing() {
        isEditing = true
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { clear() }
        update()
        lineView.isBlinking = true
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(Self.textDidBeginEditingNotification)
    }

    /// The field is no longer the first responder.
    func endEditing() {
        editor.unmark()
        editor.run = nil
        isEditing = false
        lineView.isBlinking = false
        update()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(Self.textDidEndEditingNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Clears the text, as the clear button does.
    func clear() {
        editor.replace(0..<editor.edited.count, with: "", as: .other)
    }

    /// The clear button was tapped.
    func clearTapped() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        clear()
    }

    /// The return key was pressed: tells delegate and targets; those of `.editingDidEndOnExit` end the editing.
    private func submit() {
        editor.unmark()
        if enablesReturnKeyAutomatically, !hasText { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.primaryActionTriggered, .editingDidEndOnExit])
        if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    }

    // MARK: - By the program

    func setPlainText(_ text: String) {
        ownAttributes = nil
        guard text != editor.edited.text || editor.edited.marked != nil else { return }
        editor.setText(text)
        update()
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
    }

    func setSecret(_ isSecret: Bool) {
        editor.isSecret = isSecret
        update()
    }

    // MARK: - The editor's owner

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func textDidChange() {
        ownAttributes = nil
        update()
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
    }

    func selectionDidChange() {
        update()
        lineView.holdCaret()
        delegate?.textFieldDidChangeSelection(self)
    }

    /// The user may always edit a field.
    var isEditable: Bool { true }

    // MARK: - Commands

    /// Copies the selected text.
    ///
    /// - Returns: whether there is something that may be copied.
    @discardableResult
    func copySelection() -> Bool {
        guard !isSecureTextEntry, !editor.edited.selection.isEmpty else { return false }
        UIPasteboard.general.string = editor.edited.selectedText
        return true
    }

    func selectWordAtCaret() {
        let word = editor.word(at: editor.line.caret(at: editor.shown(editor.edited.head)))
        editor.select(from: word.lowerBound, to: word.upperBound)
    }

    // MARK: - Keys

    /// Does what a pressed key stands for; false for a key that edits nothing.
    func perform(_ press: UIPress) -> Bool {
        guard let key = press.key, let command = TextCommand(key) else { return false }
        if command != .submit || press.phase == .began { perform(command) }
        return true
    }

    private func perform(_ command: TextCommand) {
        switch command {
        case .left(let extending):
            editor.move(to: editor.letter(toRight: false, extending: extending), extending: extending)
        case .right(let extending):
            editor.move(to: editor.letter(toRight: true, extending: extending), extending: extending)
        case .wordLeft(let extending): editor.move(to: editor.word(toRight: false), extending: extending)
        case .wordRight(let extending): editor.move(to: editor.word(toRight: true), extending: extending)
        case .start(let extending): editor.move(to: 0, extending: extending)
        case .end(let extending): editor.move(to: editor.edited.count, extending: extending)
        case .deleteBackward: deleteBackward()
        case .deleteForward: editor.delete { $0.letterAfter }
        case .deleteWordBackward: editor.delete { $0.wordStart }
        case .deleteWordForward: editor.delete { $0.wordEnd }
        case .selectAll: selectAll(nil)
        case .copy: copy(nil)
        case .cut: cut(nil)
        case .paste: paste(nil)
        case .undo: undoManager?.undo()
        case .redo: undoManager?.redo()
        case .submit: submit()
        case .write: break
        }
    }
}
