/// Finds what was probably meant.
nonisolated enum NearestName {
    /// More letters than this nobody mistypes in one word.
    private static let mostEdits = 3

    /// The name that the fewest single-letter edits turn `word` into, the first of equals; nil where that takes more
    /// than one edit in three letters, since nobody means a word that far off.
    static func nearest(to word: String, in names: [String]) -> String? {
        let edits = min(max(1, word.count / 3), mostEdits)
        return names.map { (name: $0, distance: distance(word, $0)) }
            .filter { $0.distance <= edits }
            .min { $0.distance < $1.distance }?.name
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
