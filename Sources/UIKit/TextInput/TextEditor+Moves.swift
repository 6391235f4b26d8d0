/// The places to which a caret moves from where it is.
extension TextEditor {
    /// Returns the place a letter to the left or to the right, as it is seen; from a selection, its end there.
    func letter(toRight: Bool, extending: Bool) -> Int {
        if !edited.selection.isEmpty, !extending {
            let ends = [edited.selection.lowerBound, edited.selection.upperBound]
            let places = ends.map { line.caret(at: shown($0)) }
            return (places[0] < places[1]) == toRight ? ends[1] : ends[0]
        }
        return neighbor(of: edited.head, toRight: toRight)
    }

    /// Returns the place a letter to the left or to the right of another one; the same at the line's end.
    func neighbor(of offset: Int, toRight: Bool) -> Int {
        var place = shown(offset)
        // Pango counts some letters in several parts, where Swift's characters count one.
        while true {
            let next = line.neighbor(of: place, toRight: toRight)
            let found = self.offset(shown: next)
            if next == place || shown(found) == next { return found }
            place = next
        }
    }

    /// Returns the place a word to the left or to the right.
    func word(toRight: Bool) -> Int {
        toRight == line.isRightToLeft ? wordStart : wordEnd
    }

    /// Where the word before the caret begins. A secret is one word.
    var wordStart: Int { isSecret ? 0 : offset(shown: line.wordStart(before: edited.head)) }

    /// Where the word after the caret ends.
    var wordEnd: Int { isSecret ? edited.count : offset(shown: line.wordEnd(after: edited.head)) }

    /// Where the letter before the caret begins.
    var letterBefore: Int { edited.letter(before: edited.head) }

    /// Where the letter after the caret ends.
    var letterAfter: Int { edited.letter(after: edited.head) }

    /// Returns the place that is nearest to a place in the line, in points.
    func place(at x: CGFloat) -> Int {
        let hit = line.offset(at: x)
        let start = offset(shown: hit)
        guard shown(start) != hit else { return start }
        let (low, high) = (line.caret(at: shown(start)), line.caret(at: shown(edited.letter(after: start))))
        return abs(x - low) <= abs(x - high) ? start : edited.letter(after: start)
    }

    /// Returns the word at a place in the line.
    func word(at x: CGFloat) -> Range<Int> {
        guard !isSecret else { return 0..<edited.count }
        let word = line.word(at: line.letter(at: x))
        return edited.letterStart(at: word.lowerBound)..<edited.letterStart(at: word.upperBound)
    }
}
