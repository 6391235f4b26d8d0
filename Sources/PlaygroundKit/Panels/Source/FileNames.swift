/// The names of a sample's files, as short as they can be told apart.
enum FileNames {
    /// What the files begin with that declare a sample.
    private static let declaration = "Sample+"

    /// Leaves out the words that all names begin with, as those of a sample's types do.
    static func short(_ names: [String]) -> [String] {
        let shared = sharedWords(of: names.filter { !$0.hasPrefix(declaration) })
        return names.map { $0.hasPrefix(declaration) ? $0 : String($0.dropFirst(shared)) }
    }

    /// Returns the length of the whole words that all names begin with; a word of each name is left.
    private static func sharedWords(of names: [String]) -> Int {
        guard names.count > 1, let first = names.first else { return 0 }
        let common = names.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }.count
        let beginsWord = { (length: Int) in
            names.allSatisfy { $0.dropFirst(length).first?.isUppercase == true }
        }
        return (0...common).last(where: beginsWord) ?? 0
    }
}
