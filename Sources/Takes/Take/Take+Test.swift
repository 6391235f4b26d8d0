import Foundation
import StageKit

extension Take {
    /// Returns the source of a test that runs the take and expects its present results: its calls, whether it
    /// comes to rest, and the findings about its motion. So it passes at first, even for a broken take.
    ///
    /// The test imports `UITesting`, and reads the take from a file beside its own: write `json()` there,
    /// under the name that `testFileName(named:)` returns.
    ///
    /// - Parameters:
    ///   - name: the test's name: a few words on what it shows.
    ///   - sample: the take's sample.
    ///   - module: the module that has the sample.
    ///   - expression: the sample in the test's source, such as `MyTransitions.samples[0]`, for which the module is
    ///     imported to be tested; nil for one of `PlaygroundSamples`.
    /// - Returns: the text of a Swift file.
    @MainActor public func testSource(
        named name: String, sample: Sample, module: String = "PlaygroundSamples", expression: String? = nil
    ) -> String {
        let film = Film(of: self, sample: sample)
        let calls = film.calls.map { "\($0.object).\($0.name)" }
        let list =
            calls.isEmpty
            ? "[]" : "[\n" + calls.map { "                \(Self.literal($0)),\n" }.joined() + "            ]"
        let sampleText = expression ?? "try #require(SampleCatalog.sample(id: \(Self.literal(sample.id))))"
        return """
            \(expression == nil ? "" : "@testable ")import \(module)
            import Testing
            import UITesting

            /// Runs the take in \(Self.testFileName(named: name)), which lies beside this file.
            @MainActor struct \(Self.typeName(name))Tests {
                @Test func `\(Self.sentence(name))`() throws {
                    let take = try Take(inFile: \(Self.literal(Self.testFileName(named: name))))
                    let sample = \(sampleText)

                    let film = Film(of: take, sample: sample)

                    \(Self.expectations(of: film).joined(separator: "\n        "))
                    #expect(
                        film.calls.map { "\\($0.object).\\($0.name)" } == \(list))
                }
            }

            """
    }

    /// The expectations about a film, without its calls.
    private static func expectations(of film: Film) -> [String] {
        let findings = film.findings
        let rest =
            film.isAtRest ? "#expect(film.isAtRest)" : "#expect(!film.isAtRest)  // It never comes to rest."
        guard !findings.isEmpty else { return [rest, "#expect(film.findings.isEmpty)"] }
        let kinds = findings.map { ".\($0.kind.rawValue)" }.joined(separator: ", ")
        return [rest, "// What is found wrong; once it is mended: film.findings.isEmpty."]
            + findings.map { "// \($0)" } + ["#expect(film.findings.map(\\.kind) == [\(kinds)])"]
    }

    /// Returns the name of the file from which a test reads its take.
    public static func testFileName(named name: String) -> String {
        let words = name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return (words.isEmpty ? "take" : words.joined(separator: "-")) + ".json"
    }

    /// Reads a take from a file beside a source file.
    ///
    /// - Parameters:
    ///   - name: the name of the take's file.
    ///   - source: the path of the source file; leave it out.
    /// - Throws: `ScriptError` if the file is no take, or Foundation's error if it cannot be read.
    public init(inFile name: String, beside source: String = #filePath) throws {
        let file = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent(name)
        try self.init(json: Data(contentsOf: file))
        try readPicture(orIn: file.deletingLastPathComponent().path)
    }

    /// A name as the name of a type: "a drag, let go" is `ADragLetGo`.
    private static func typeName(_ name: String) -> String {
        let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.first.map { $0.isNumber ? "Take" + joined : joined } ?? "Take"
    }

    /// A name as the name of a function in backticks, where only a few characters are not allowed.
    private static func sentence(_ name: String) -> String {
        let text = String(name.map { "`\\\n\r\t".contains($0) ? " " : $0 }).trimmingCharacters(
            in: .whitespaces)
        return text.isEmpty || !text.contains(where: \.isLetter) ? "the take \(text)" : text
    }

    /// A text as a literal in Swift.
    private static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\u{0}"..<"\u{20}": result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
