import Foundation
import Testing

@testable import UITesting

/// Facts that are kept in files, and what a failure says.
struct ExpectedFactsTests {
    private func facts(_ lines: [(TimeInterval, String)]) -> [RecordedCall] {
        lines.map { RecordedCall(time: $0.0, identity: $0.1) }
    }

    /// Runs a closure with facts of each mode in a folder of their own, and the folder of the failures.
    private func inFolder(
        _ body: (_ expected: (KeptFiles.Mode) -> ExpectedFacts, _ failures: URL) throws -> Void
    ) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let failures = root.appendingPathComponent("Failed")
        try body(
            {
                ExpectedFacts(
                    KeptFiles(folder: root.appendingPathComponent("Kept"), failures: failures, mode: $0))
            },
            failures)
    }

    @Test func `facts are written on purpose only, and then expected`() throws {
        try inFolder { expected, failures in
            let drag = facts([(0.25, "gesture Pan.state state=began"), (0.5, "layer Card 1 frame=(0 0 1 1)")])

            let missing = expected(.compare).problem(of: drag, named: "drag")
            #expect(missing?.contains("There are no expected facts") == true)
            #expect(expected(.write).problem(of: drag, named: "drag") == nil)
            #expect(expected(.compare).problem(of: drag, named: "drag") == nil)

            let actual = failures.appendingPathComponent("drag.actual.txt")
            let text = try String(contentsOf: actual, encoding: .utf8)
            #expect(text == drag.map { $0.text + "\n" }.joined())
        }
    }

    @Test func `a failure shows what is missing, what is new and what came at another time`() throws {
        try inFolder { expected, _ in
            _ = expected(.write).problem(of: facts([(0, "same"), (1, "old"), (2, "late")]), named: "drag")

            let problem = expected(.compare).problem(
                of: facts([(0, "same"), (1, "new"), (2.5, "late")]), named: "drag")

            let lines = problem?.split(separator: "\n").map(String.init) ?? []
            #expect(lines.contains("- 1.000000 s  old"))
            #expect(lines.contains("+ 1.000000 s  new"))
            #expect(lines.contains("~ 2.000000 s -> 2.500000 s  late"))
        }
    }

    @Test func `a long difference is cut off`() throws {
        try inFolder { expected, _ in
            _ = expected(.write).problem(of: [], named: "drag")

            let new = facts((0..<100).map { (Double($0), "fact \($0)") })
            let problem = expected(.compare).problem(of: new, named: "drag")

            #expect(problem?.contains("+ 23.000000 s  fact 23\n… 76 more lines") == true)
        }
    }

    @Test(arguments: ["fact without a time", "1.x s  fact", ""])
    func `a text without a time is no fact`(text: String) {
        #expect(RecordedCall(text: text) == nil)
    }

    @Test func `a fact that was written is read again`() {
        let fact = RecordedCall(time: 1.25, identity: "note a s  b")

        #expect(RecordedCall(text: fact.text) == fact)
    }

    @Test func `facts that differ fail the test`() {
        let expected = ExpectedFacts(folder: "Nowhere", besides: #filePath)

        withKnownIssue {
            expected.check([], named: "nothing")
        } matching: { issue in
            issue.comments.first?.rawValue.contains("There are no expected facts") == true
        }
    }
}
