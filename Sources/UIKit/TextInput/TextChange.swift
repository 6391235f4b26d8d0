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
        case (.deleting, .deleting) where next.oldRange.upperBound == start:
            old = next.old + old
            start = next.start
        default: return false
        }
        return true
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
        revert(change.newRange, to: change.old, selecting: change.selection)
        register { $0.redo(change) }
    }

    private func redo(_ change: TextChange) {
        let end = change.start + change.new.utf8.count
        revert(change.oldRange, to: change.new, selecting: end..<end)
        register { $0.undo(change) }
    }

    private func revert(_ range: Range<Int>, to text: String, selecting selection: Range<Int>) {
        unmark()
        run = nil
        apply(range, text, selecting: selection)
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
