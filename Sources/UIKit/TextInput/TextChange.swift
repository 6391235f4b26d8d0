/// A change of a text that can be undone. What is typed or deleted next may extend it.
@MainActor
final class TextChange {
    enum Kind {
        case typing, deleting, other
    }

    let kind: Kind
    private(set) var start: Int
    private(set) var old: String
    private(set) var new: String
    /// What was replaced, with its attributes; nil where the text has none.
    var styledOld: NSAttributedString?
    /// What has replaced it, with its attributes, once it was undone; nil where the text has none.
    var styledNew: NSAttributedString?
    /// What was selected before.
    var selection = 0..<0

    init(_ kind: Kind, start: Int, old: String, new: String) {
        self.kind = kind
        self.start = start
        self.old = old
        self.new = new
    }

    var oldRange: Range<Int> { start..<start + old.utf8.count }
    var newRange: Range<Int> { start..<start + new.utf8.count }

    /// Extends this change by the next one, if both are undone together.
    ///
    /// - Returns: whether they are.
    func absorb(_ next: TextChange) -> Bool {
        switch (kind, next.kind) {
        case (.typing, .typing) where next.start >= start && next.oldRange.upperBound == newRange.upperBound:
            // What is typed may take the place of what was typed right before, as a dash that of a hyphen.
            new = String(decoding: new.utf8.dropLast(next.old.utf8.count), as: UTF8.self) + next.new
        case (.deleting, .deleting) where next.start == start:
            old += next.old
            styledOld = Self.joined(styledOld, next.styledOld)
        case (.deleting, .deleting) where next.oldRange.upperBound == start:
            old = next.old + old
            styledOld = Self.joined(next.styledOld, styledOld)
            start = next.start
        default: return false
        }
        return true
    }

    private static func joined(_ first: NSAttributedString?, _ second: NSAttributedString?)
        -> NSAttributedString?
    {
        guard let first, let second else { return nil }
        let both = NSMutableAttributedString(attributedString: first)
        both.append(second)
        return both
    }
}

extension TextEditor {
    /// Makes a change that was made undoable.
    func record(_ change: TextChange) {
        if let run, run.absorb(change) { return }
        run = change
        register { $0.undo(change) }
    }

    private func undo(_ change: TextChange) {
        unmark()
        change.styledNew = styledText(in: change.newRange)
        revert(change.newRange, to: change.old, change.styledOld, selecting: change.selection)
        register { $0.redo(change) }
    }

    private func redo(_ change: TextChange) {
        unmark()
        change.styledOld = styledText(in: change.oldRange)
        let end = change.start + change.new.utf8.count
        revert(change.oldRange, to: change.new, change.styledNew, selecting: end..<end)
        register { $0.undo(change) }
    }

    /// Returns a range of the text with its attributes; nil where it has none.
    func styledText(in range: Range<Int>) -> NSAttributedString? {
        owner?.styledText(in: edited.utf16(range))
    }

    private func revert(
        _ range: Range<Int>, to text: String, _ styled: NSAttributedString?, selecting selection: Range<Int>
    ) {
        run = nil
        let replaced = edited.utf16(range)
        apply(range, text, selecting: selection)
        if let styled { owner?.editorDidReplace(replaced, with: styled) }
        owner?.selectionDidChange()
        owner?.textDidChange()
    }

    private func register(_ body: @escaping @MainActor (TextEditor) -> Void) {
        guard let manager = owner?.undoManager else { return }
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: self, handler: body)
        manager.endUndoGrouping()
    }
}
