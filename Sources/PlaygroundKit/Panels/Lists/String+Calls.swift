extension String {
    /// The name of a call, of which lines break between its labels and before what follows a dot, not in the middle of
    /// a word. A bracket that closes stays with what is before it.
    var breakingBetweenLabels: String {
        let breakable = "\u{200B}"
        var result = ""
        for (letter, next) in zip(self, dropFirst().map { Optional($0) } + [nil]) {
            result.append(letter)
            guard let next, next.isLetter || next == "_" else { continue }
            if letter == ":" || letter == "(" || letter == "." { result += breakable }
        }
        return result
    }
}
