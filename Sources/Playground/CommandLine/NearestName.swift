/// Finds what was probably meant.
nonisolated enum NearestName {
    /// The name that the fewest single-letter edits turn `word` into; the first of equals.
    static func nearest(to word: String, in names: [String]) -> String? {
        names.min { distance(word, $0) < distance(word, $1) }
    }

    /// How many letters must be put in, taken out or replaced to make one word the other.
    static func distance(_ one: String, _ other: String) -> Int {
        let one = Array(one.lowercased())
        let other = Array(other.lowercased())
        var row = Array(0...other.count)
        for (i, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, candidate) in other.enumerated() {
                let replaced = diagonal + (letter == candidate ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[other.count]
    }
}
