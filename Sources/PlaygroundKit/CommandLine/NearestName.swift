/// Finds the name that a mistyped one was probably meant to be.
nonisolated enum NearestName {
    /// The most mistyped letters in one word.
    private static let mostEdits = 3

    /// Returns the name that the fewest single-letter edits make of `word`, the first of equals. Nil if that
    /// takes more than one edit in three letters: nobody means a word that far off.
    static func nearest(to word: String, in names: [String]) -> String? {
        let edits = min(max(1, word.count / 3), mostEdits)
        return names.map { (name: $0, distance: distance(word, $0)) }
            .filter { $0.distance <= edits }
            .min { $0.distance < $1.distance }?.name
    }

    /// Returns the number of letters to insert, remove or replace to turn one word into the other.
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
