/// A piece of a line, of one kind.
struct SourceSpan: Equatable {
    let text: String
    let kind: SwiftLexer.Kind
}

/// Source as lines of coloured pieces.
enum SwiftLines {
    /// Returns the lines of a text; a token of several lines is cut at their ends.
    static func lines(of text: String) -> [[SourceSpan]] {
        let bytes = [UInt8](text.utf8)
        var lines: [[SourceSpan]] = [[]]
        func add(_ range: Range<Int>, _ kind: SwiftLexer.Kind) {
            var start = range.lowerBound
            for index in range where bytes[index] == UInt8(ascii: "\n") {
                append(start..<index, kind)
                lines.append([])
                start = index + 1
            }
            append(start..<range.upperBound, kind)
        }
        func append(_ range: Range<Int>, _ kind: SwiftLexer.Kind) {
            let piece = bytes[range].filter { $0 != UInt8(ascii: "\r") }
            guard !piece.isEmpty else { return }
            lines[lines.count - 1].append(
                SourceSpan(text: String(decoding: piece, as: UTF8.self), kind: kind))
        }
        var place = 0
        for token in SwiftLexer.tokens(in: text) {
            add(place..<token.range.lowerBound, .plain)
            add(token.range, token.kind)
            place = token.range.upperBound
        }
        add(place..<bytes.count, .plain)
        return lines
    }
}
