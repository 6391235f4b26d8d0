import Foundation

/// The names that the Objective-C runtime gives to Swift's methods.
enum ObjectiveCName {
    private static let prepositions: Set<String> = [
        "with", "for", "in", "at", "to", "from", "by", "using", "of", "on", "as", "into", "before", "after",
    ]

    /// Returns a selector's name, as `handlePan:` of `handlePan(_:)` and `moveTo:animated:` of `move(to:animated:)`.
    static func selector(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        guard first != "_" else { return "\(name):\(rest)" }
        let word = first.prefix { $0.isLowercase }
        let joint = prepositions.contains(String(word)) ? "" : "With"
        return "\(name)\(joint)\(first.prefix(1).uppercased())\(first.dropFirst()):\(rest)"
    }
}
