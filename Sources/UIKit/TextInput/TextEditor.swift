import CoreText

/// Who is told of changes, and asked before.
@preconcurrency @MainActor
protocol TextEditorOwner: AnyObject {
    /// Returns whether the user may replace a range, in UTF-16 units, with a text.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// Returns the text in a range, in UTF-16 units, with its attributes; nil where it has none.
    func styledText(in range: NSRange) -> NSAttributedString?
    /// The editor has replaced a range, in UTF-16 units, with a text whose attributes are known.
    func editorDidReplace(_ range: NSRange, with text: NSAttributedString)
    /// The text has changed, by what the user did.
    func textDidChange()
    /// The selection has changed.
    func selectionDidChange()
    /// The undo manager of the text.
    var undoManager: UndoManager? { get }
    /// Whether words are pasted, cut and deleted with a space.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
}

/// Owners of plain text.
extension TextEditorOwner {
    func styledText(in range: NSRange) -> NSAttributedString? { nil }
    func editorDidReplace(_ range: NSRange, with text: NSAttributedString) {}
}

/// Edits text as the user says: letters, words, carets, composition, undoing.
///
/// Offsets are bytes of UTF-8 of the text. What is shown is the text itself, or a dot for each letter of a secret.
@MainActor
final class TextEditor {
    private static let dot = "\u{2022}"

    private(set) var edited = EditedText()
    private(set) weak var owner: (any TextEditorOwner)?
    /// The last change, as long as what is typed or deleted next belongs to it.
    var run: TextChange?
    /// Where the composition began and what it replaced.
    var compositionBase: (start: Int, replaced: String, styled: NSAttributedString?)?
    private var lineCache: TextLine?
    private var isAsking = false

    /// Whether ends of lines in what is inserted stay; otherwise they become spaces.
    var keepsLines = false

    /// Whether dots are shown.
    var isSecret = false {
        didSet { if isSecret != oldValue { lineCache = nil } }
    }

    var style: TextStyle {
        didSet { if style != oldValue { lineCache = nil } }
    }

    init(owner: any TextEditorOwner, style: TextStyle) {
        self.owner = owner
        self.style = style
    }

    /// Asks the owner's delegate whether editing may begin or end; no while it is being asked already.
    func ask(_ question: () -> Bool) -> Bool {
        guard !isAsking else { return false }
        isAsking = true
        defer { isAsking = false }
        return question()
    }

    // MARK: - The text as it is shown

    /// The line that is shown.
    var line: TextLine {
        if let lineCache { return lineCache }
        let marked = edited.marked.map { shown($0.lowerBound)..<shown($0.upperBound) }
        let line = TextLine(shownText, style: style, underlined: marked)
        lineCache = line
        return line
    }

    var shownText: String {
        isSecret ? String(repeating: Self.dot, count: edited.text.count) : edited.text
    }

    /// Returns the place in the line of a place in the text.
    func shown(_ offset: Int) -> Int {
        guard isSecret else { return offset }
        return edited.text(in: 0..<offset).count * Self.dot.utf8.count
    }

    /// Returns the place in the text of a place in the line, at the beginning of a letter.
    func offset(shown offset: Int) -> Int {
        guard isSecret else { return edited.letterStart(at: offset) }
        return edited.text.prefix(offset / Self.dot.utf8.count).utf8.count
    }

    // MARK: - Changes

    /// Sets the text, as the program does; the caret stands at its end.
    func setText(_ text: String) {
        edited = EditedText(text)
        lineCache = nil
        run = nil
        compositionBase = nil
        owner?.undoManager?.removeAllActions(withTarget: self)
    }

    /// Sets the text, as the program does, with a part of it selected, in UTF-16 units.
    func setText(_ text: String, selecting selection: NSRange) {
        setText(text)
        let bytes = edited.bytes(utf16: selection)
        edited.select(from: bytes.lowerBound, to: bytes.upperBound)
    }

    /// Replaces a range, if it may be replaced.
    ///
    /// - Parameters:
    ///   - range: the range, asked for again where the owner has changed text or selection when it was asked.
    ///   - text: the replacement.
    ///   - kind: how the user changes the text.
    /// - Returns: whether the range was replaced.
    @discardableResult
    func replace(
        _ range: @autoclosure () -> Range<Int>, with text: String, as kind: TextChange.Kind
    ) -> Bool {
        unmark()
        let asked = range().clamped(to: 0..<edited.count)
        guard !asked.isEmpty || !text.isEmpty,
            owner?.mayReplace(edited.utf16(asked), with: text) ?? true
        else { return false }
        let range = range().clamped(to: 0..<edited.count)
        guard !range.isEmpty || !text.isEmpty else { return false }
        carryOut(range, text, kind)
        owner?.selectionDidChange()
        owner?.textDidChange()
        return true
    }

    /// Replaces a range without asking, so that it can be undone.
    private func carryOut(_ range: Range<Int>, _ text: String, _ kind: TextChange.Kind) {
        let change = TextChange(kind, start: range.lowerBound, old: edited.text(in: range), new: text)
        change.selection = edited.selection
        change.styledOld = styledText(in: range)
        apply(range, text)
        record(change)
    }

    /// Replaces a range without asking or remembering.
    func apply(_ range: Range<Int>, _ text: String, selecting selection: Range<Int>? = nil) {
        edited.replace(range, with: text)
        if let selection { edited.select(from: selection.lowerBound, to: selection.upperBound) }
        updateLine(range, withBytes: text.utf8.count)
    }

    /// Brings the line up to date after a range of the text was replaced.
    private func updateLine(_ range: Range<Int>, withBytes length: Int) {
        if isSecret {
            lineCache = nil
        } else {
            lineCache?.replace(range, withBytes: length, of: edited.text, underlined: edited.marked)
        }
    }

    /// Inserts typed text in place of the selection, or of what was composed.
    func insert(_ text: String, as kind: TextChange.Kind = .typing) {
        let text = accepted(text)
        if edited.marked != nil { return commit(text) }
        replace(edited.selection, with: text, as: kind)
    }

    /// Inserts typed text in place of the hyphen before the caret and of what is selected.
    func insertOverHyphen(_ text: String) { replace(hyphenAndSelection, with: accepted(text), as: .typing) }

    private var hyphenAndSelection: Range<Int> {
        let selection = edited.selection
        let hasHyphen = edited.textBeforeTyping.last == "-"
        return selection.lowerBound - (hasHyphen ? 1 : 0)..<selection.upperBound
    }

    private func accepted(_ text: String) -> String { keepsLines ? text.inLines : text.onSingleLine }

    /// Deletes the selection, or from the caret to another place.
    func delete(to place: (TextEditor) -> Int) {
        unmark()
        replace(stretch(to: place), with: "", as: edited.selection.isEmpty ? .deleting : .other)
    }

    /// Returns what is deleted with the selection, or what lies between the caret and another place.
    private func stretch(to place: (TextEditor) -> Int) -> Range<Int> {
        guard edited.selection.isEmpty else { return selectionToDelete }
        let (caret, end) = (edited.head, place(self))
        return min(caret, end)..<max(caret, end)
    }

    // MARK: - Selection

    /// Selects from one place to another.
    func select(from anchor: Int, to head: Int) {
        let old = (edited.anchor, edited.head)
        edited.select(from: anchor, to: head)
        guard (edited.anchor, edited.head) != old else { return }
        unmark()
        run = nil
        owner?.selectionDidChange()
    }

    func selectAll() { select(from: 0, to: edited.count) }

    /// Moves the caret, or the moving end of the selection.
    func move(to place: Int, extending: Bool) {
        select(from: extending ? edited.anchor : place, to: place)
    }

    // MARK: - Composition

    /// Shows a text that is being composed; the empty text ends the composition without text.
    func compose(_ text: String, selected: NSRange) {
        let text = accepted(text)
        guard !text.isEmpty || edited.marked != nil else { return }
        run = nil
        if compositionBase == nil {
            let selection = edited.selection
            compositionBase = (selection.lowerBound, edited.selectedText, styledText(in: selection))
        }
        let replaced = edited.replacedByTyping
        edited.mark(text, selected: selected)
        updateLine(replaced, withBytes: text.utf8.count)
        if text.isEmpty { dropComposition() }
        owner?.selectionDidChange()
        owner?.textDidChange()
    }

    /// Makes the composed text ordinary text.
    func unmark() {
        guard let marked = edited.marked else { return }
        let selection = edited.selection
        guard endComposition(with: edited.text(in: marked)) else { return }
        edited.select(from: selection.lowerBound, to: selection.upperBound)
    }

    /// Ends the composition without text; what it replaced is deleted.
    private func dropComposition() {
        guard let base = compositionBase else { return }
        compositionBase = nil
        guard !base.replaced.isEmpty else { return }
        let change = TextChange(.other, start: base.start, old: base.replaced, new: "")
        change.selection = change.oldRange
        change.styledOld = base.styled
        record(change)
    }

    /// Ends the composition with a text.
    private func commit(_ text: String) {
        endComposition(with: text)
        owner?.selectionDidChange()
        owner?.textDidChange()
    }

    /// Ends the composition with a text, or where the owner refuses that, with what was there before.
    ///
    /// - Returns: whether the owner allowed the text, and has set no other one.
    @discardableResult
    private func endComposition(with text: String) -> Bool {
        guard let base = compositionBase else { return true }
        compositionBase = nil
        let composed = edited.marked ?? base.start..<base.start
        var result = edited
        result.replace(composed, with: base.replaced)
        let range = base.start..<base.start + base.replaced.utf8.count
        let composing = edited.text
        let isAllowed = owner?.mayReplace(result.utf16(range), with: text) ?? true
        guard edited.text == composing else {
            // The owner has set another text, which has ended the composition.
            if isAllowed { carryOut(edited.selection, text, .typing) }
            return false
        }
        if isAllowed { result.replace(range, with: text) }
        edited = result
        updateLine(composed, withBytes: (isAllowed ? text : base.replaced).utf8.count)
        if isAllowed, text != base.replaced {
            let change = TextChange(.typing, start: range.lowerBound, old: base.replaced, new: text)
            change.selection = range
            change.styledOld = base.styled
            record(change)
        }
        return isAllowed
    }
}
