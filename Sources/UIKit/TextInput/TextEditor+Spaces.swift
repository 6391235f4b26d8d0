/// The spaces around words that are pasted, cut or deleted, where the traits of the input ask for that.
extension TextEditor {
    /// Behind these no space is wanted.
    private static let openers: Set<Character> = ["(", "[", "{", "<", "\u{201C}", "\u{2018}"]
    /// Before these no space is wanted.
    private static let closers: Set<Character> = [
        ".", ",", ";", ":", "!", "?", ")", "]", "}", ">", "\u{201D}", "\u{2019}", "\u{2026}",
    ]

    /// Whether spaces are added and taken away. A password has the letters that are pasted.
    private var mindsSpaces: Bool { !isSecret && owner?.smartInsertDeleteType == .yes }

    /// Inserts what was copied in place of the selection, or of what is composed, with a space to words beside it.
    func paste(_ text: String) {
        guard mindsSpaces, let first = text.first, let last = text.last else {
            return insert(text, as: .other)
        }
        let before = edited.textBeforeTyping.last?.isOfWord == true && first.isOfWord ? " " : ""
        let after = edited.textAfterTyping.first?.isOfWord == true && last.isOfWord ? " " : ""
        insert(before + text + after, as: .other)
    }

    /// Deletes what is selected, with a space that is left over.
    func deleteSelection() { replace(selectionToDelete, with: "", as: .other) }

    /// What is selected; where that is whole words, with the space that would be left over without them.
    var selectionToDelete: Range<Int> {
        let selection = edited.selection
        let selected = edited.selectedText
        guard mindsSpaces, selected.first?.isOfWord == true, selected.last?.isOfWord == true else {
            return selection
        }
        let (before, after) = (edited.textBeforeTyping.last, edited.textAfterTyping.first)
        if before == " ", after.map({ $0.isWhitespace || Self.closers.contains($0) }) ?? true {
            return selection.lowerBound - 1..<selection.upperBound
        }
        if after == " ", before.map({ $0.isNewline || Self.openers.contains($0) }) ?? true {
            return selection.lowerBound..<selection.upperBound + 1
        }
        return selection
    }
}

extension Character {
    fileprivate var isOfWord: Bool { isLetter || isNumber }
}
