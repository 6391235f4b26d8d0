import Testing

@testable import PlaygroundKit

/// Rarer words, numbers and strings of source.
struct SwiftLexerDetailTests {
    /// The tokens of a text that are not plain, as "kind text".
    private func tokens(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return SwiftLexer.tokens(in: text).map {
            "\($0.kind.rawValue) \(String(decoding: bytes[$0.range], as: UTF8.self))"
        }
    }

    @Test func `an exponent has the letter of its base, and may have a sign`() {
        #expect(tokens("0x1p-3") == ["number 0x1p-3"])
        #expect(tokens("0x1e-3") == ["number 0x1e", "number 3"])
        #expect(tokens("1E+5") == ["number 1E+5"])
        #expect(tokens("1e-x").first == "number 1e")
    }

    @Test func `a number after a range's dots is one, a member of a tuple is none`() {
        #expect(tokens("a...5") == ["number 5"])
        #expect(tokens("a.5") == [])
        #expect(tokens("1.description") == ["number 1"])
    }

    @Test func `a string without an end ends with its line, one of several lines does not`() {
        #expect(tokens("\"a\nvar") == ["string \"a", "keyword var"])
        #expect(tokens("\"a\\\nvar") == ["string \"a\\", "keyword var"])
        #expect(tokens("\"\"\"\na\nvar") == ["string \"\"\"\na\nvar"])
    }

    @Test func `the first line of a script is a comment, the same signs elsewhere are not`() {
        #expect(tokens("#!/usr/bin/swift\nvar") == ["comment #!/usr/bin/swift", "keyword var"])
        #expect(tokens("a #!").isEmpty)
    }

    @Test func `the type of a type is a keyword after its point alone`() {
        #expect(tokens("Card.Type") == ["type Card", "keyword Type"])
        #expect(tokens("Type") == ["type Type"])
        #expect(tokens("_Card $0 é") == [])
    }
}
