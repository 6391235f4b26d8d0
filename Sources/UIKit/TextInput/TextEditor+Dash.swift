extension TextEditor {
    /// Makes a hyphen before the caret and one that is typed a dash.
    ///
    /// - Returns: whether they were two hyphens that become one; else nothing has changed.
    func completeDash(_ typed: String, traits: TextInputTraits) -> Bool {
        let caret = edited.selection.lowerBound
        guard edited.selection.isEmpty, edited.marked == nil,
            traits.completesDash(typed, after: edited.textBeforeSelection)
        else { return false }
        replace(caret - 1..<caret, with: TextInputTraits.dash, as: .other)
        return true
    }
}
