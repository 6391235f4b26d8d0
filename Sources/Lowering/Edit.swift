import SwiftSyntax

/// A replacement of a piece of source.
struct Edit {
    /// The replaced piece, in bytes of UTF-8.
    let range: Range<Int>
    /// What the compiler gets in its place; lines that it has less follow it, empty.
    let replacement: String
    /// What stays in a file that is ported once.
    let ported: Ported

    enum Ported {
        /// Another text.
        case text(String)
        /// Nothing: the white space behind goes, too, and the line if nothing else is on it.
        case removed
    }
}

/// The edits of one file.
struct Edits {
    private(set) var all: [Edit] = []

    /// Replaces a piece of any number of lines with a text of one.
    mutating func replace(_ range: Range<Int>, with text: String, ported: String? = nil) {
        all.append(Edit(range: range, replacement: text, ported: .text(ported ?? text)))
    }

    /// Replaces a piece with as many blanks, so that columns stay.
    mutating func blank(_ range: Range<Int>) {
        all.append(
            Edit(
                range: range, replacement: String(repeating: " ", count: range.count), ported: .removed))
    }

    /// Replaces a node of any number of lines with as many, which are empty.
    mutating func blank(_ node: Syntax) {
        all.append(Edit(range: node.bytes, replacement: "", ported: .removed))
    }

    mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, with: text)
    }

    /// Puts a text before a name, which loses its backticks.
    mutating func prefix(_ name: TokenSyntax, with text: String) {
        guard name.unquoted != name.text else { return insert(text, at: name.bytes.lowerBound) }
        replace(name.bytes, with: text + name.unquoted)
    }

    /// Whether an edit touches a piece already.
    func touches(_ range: Range<Int>) -> Bool {
        all.contains { $0.range.overlaps(range) || $0.range == range }
    }

    /// Returns the text for the compiler, which has as many lines as the original.
    func lowered(_ text: String) -> String {
        apply(to: text) { edit, bytes in
            let missing = Self.lineBreaks(bytes[edit.range]) - Self.lineBreaks(edit.replacement.utf8)
            return (edit.range, edit.replacement + String(repeating: "\n", count: max(0, missing)))
        }
    }

    /// Returns the text for a file that is ported once.
    func ported(_ text: String) -> String {
        apply(to: text) { edit, bytes in
            switch edit.ported {
            case .text(let text): (edit.range, text)
            case .removed: (Self.widened(edit.range, in: bytes), "")
            }
        }
    }

    private static func lineBreaks(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    }

    private func apply(
        to text: String, _ resolve: (Edit, [UInt8]) -> (Range<Int>, String)
    ) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var end = 0
        let sorted = all.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for edit in sorted.map(\.element) {
            let (range, replacement) = resolve(edit, bytes)
            guard range.lowerBound >= end else { continue }
            result += bytes[end..<range.lowerBound]
            result += replacement.utf8
            end = range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }

    /// A removed piece with the blanks behind it; with its whole line if nothing else is on that.
    private static func widened(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while upper < bytes.count, blanks.contains(bytes[upper]) { upper += 1 }
        while lower > 0, blanks.contains(bytes[lower - 1]) { lower -= 1 }
        let newline = UInt8(ascii: "\n")
        let isAlone =
            (lower == 0 || bytes[lower - 1] == newline) && upper < bytes.count && bytes[upper] == newline
        guard !isAlone else { return lower..<(upper + 1) }
        // The end of a line may be two characters, which stay together.
        while upper > range.upperBound, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
        return range.lowerBound..<upper
    }
}
