import Foundation
import Testing

@testable import PlaygroundKit

/// How source is cut for colouring it.
struct SwiftLexerTests {
    /// The tokens of a text that are not plain, as "kind text".
    private func tokens(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return SwiftLexer.tokens(in: text).map {
            "\($0.kind.rawValue) \(String(decoding: bytes[$0.range], as: UTF8.self))"
        }
    }

    @Test func `keywords, types, attributes and numbers are told apart`() {
        #expect(
            tokens("@MainActor final class Card: UIView { let radius = 0x1F + 1_000.5e-3 }") == [
                "attribute @MainActor", "keyword final", "keyword class", "type Card", "type UIView",
                "keyword let", "number 0x1F", "number 1_000.5e-3",
            ])
    }

    @Test func `a range's dots and a tuple's members are no fractions`() {
        #expect(tokens("1...2") == ["number 1", "number 2"])
        #expect(tokens("0..<n") == ["number 0"])
        #expect(tokens("pair.0.1") == [])
    }

    @Test func `interpolations are code, and may hold strings themselves`() {
        #expect(
            tokens(#"print("a \(list.map { "<\($0)>" }.count) b")"#) == [
                #"string "a \("#, #"string "<\("#, #"string )>""#, #"string ) b""#,
            ])
        #expect(tokens(#""\((1, 2))""#) == [#"string "\("#, "number 1", "number 2", #"string )""#])
    }

    @Test func `raw strings end at as many number signs, and interpolate with them`() {
        #expect(tokens(##"#"a \(b) " c"#; x"##) == [##"string #"a \(b) " c"#"##])
        #expect(tokens(##"#"\#(Foo)"#"##) == [##"string #"\#("##, "type Foo", ##"string )"#"##])
    }

    @Test func `a string of several lines ends at three quotation marks, escaped ones do not count`() {
        let text = "\"\"\"\n a \"quoted\" \\\"\"\" \\(n)\n \"\"\" + 1"

        #expect(
            tokens(text) == [
                "string \"\"\"\n a \"quoted\" \\\"\"\" \\(", "string )\n \"\"\"", "number 1",
            ])
    }

    @Test func `comments nest, and end a line at its end`() {
        #expect(
            tokens("/* a /* b */ c */ d // e\nvar") == [
                "comment /* a /* b */ c */", "comment // e", "keyword var",
            ])
        #expect(tokens("\"// no comment\"") == ["string \"// no comment\""])
    }

    @Test func `keywords that are members, labels or quoted are none`() {
        #expect(tokens("a.default; b.init(in: c, for: d); `class`") == [])
        #expect(
            tokens("func move(in bounds: CGRect, for key: Key)").filter { $0.hasPrefix("keyword") } == [
                "keyword func"
            ])
        #expect(tokens("default: break") == ["keyword default", "keyword break"])
        #expect(tokens("type(of: x).self") == ["keyword self"])
        #expect(
            tokens("for x in [nil, true]") == ["keyword for", "keyword in", "keyword nil", "keyword true"])
    }

    @Test func `directives and macros are keywords`() {
        #expect(tokens("#if DEBUG\n#filePath") == ["keyword #if", "type DEBUG", "keyword #filePath"])
    }

    @Test(arguments: [
        "\"", "\"\\", "\"\\(", "#\"", "\"\"\"", "/*", "`", "@", "#", "\u{0}", "é\"ü", "1e", "0x",
        "\"\\(\"\\(",
    ])
    func `what ends in the middle is cut all the same`(text: String) {
        let end = SwiftLexer.tokens(in: text).last?.range.upperBound ?? 0

        #expect(end <= text.utf8.count)
        #expect(SwiftLines.lines(of: text).flatMap { $0 }.map(\.text).joined() == text)
    }

    @Test func `every file of a sample is cut without loss, in order`() throws {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        var place = 0
        for token in SwiftLexer.tokens(in: source) {
            #expect(token.range.lowerBound >= place && !token.range.isEmpty)
            place = token.range.upperBound
        }
        let lines = SwiftLines.lines(of: source).map { $0.map(\.text).joined() }

        #expect(lines.joined(separator: "\n") == source)
    }
}
