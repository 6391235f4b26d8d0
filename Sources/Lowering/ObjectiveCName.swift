import Foundation

/// The names that the Objective-C runtime gives to Swift's methods.
enum ObjectiveCName {
    /// The words that join the first label to the method's name.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding",
        "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// Returns a selector's name, as `handlePan:` of `handlePan(_:)` and `moveTo:animated:` of `move(to:animated:)`.
    static func selector(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        guard first != "_" else { return "\(name):\(rest)" }
        let isJoined =
            prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: name))
        let joint = isJoined ? "" : "With"
        return "\(name)\(joint)\(first.prefix(1).uppercased())\(first.dropFirst()):\(rest)"
    }

    private static func firstWord(of name: String) -> String { String(name.prefix { $0.isLowercase }) }

    private static func lastWord(of name: String) -> String {
        let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
        return name[start...].lowercased()
    }
}
