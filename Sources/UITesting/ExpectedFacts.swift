import Foundation
import Takes

/// Facts of takes, such as their calls, that somebody has read and kept in a folder of the tests; later runs must have
/// the same.
///
/// ```swift
/// let expected = ExpectedFacts(folder: "Expected", besides: #filePath)
/// expected.check(run.calls.map { RecordedCall($0) }, named: "drag")
/// ```
///
/// A file has a line a fact, so that a change of it can be read. With `EXPECTED_FACTS=write` in the environment nothing
/// is compared, and the facts become the expected ones: read each before you commit it. Facts that differ are
/// written to the folder that `EXPECTED_FAILURES` names, otherwise to `expected-failures` in the folder for temporary
/// files.
public struct ExpectedFacts {
    /// How many lines of a difference a failure shows.
    private static let shownLines = 24

    private let files: KeptFiles

    /// Finds the expected facts in a folder.
    ///
    /// - Parameters:
    ///   - folder: the name of the folder.
    ///   - file: a file beside the folder, such as `#filePath`.
    public init(folder: String, besides file: String) {
        files = KeptFiles(
            folder: folder, besides: file, variable: "EXPECTED_FACTS",
            failuresVariable: "EXPECTED_FAILURES", failures: "expected-failures")
    }

    init(_ files: KeptFiles) { self.files = files }

    /// Fails the test unless the facts are those that are expected under that name, and shows the first lines that differ.
    /// A missing file fails, too.
    ///
    /// - Parameters:
    ///   - facts: what is to be checked, in order.
    ///   - name: the name of the file, without `.txt`.
    ///   - fileID: the file of the failure, as `Module/File.swift`.
    ///   - filePath: the same file as a path.
    ///   - line: the line of the failure.
    ///   - column: the column of the failure.
    /// - Returns: whether they are.
    @discardableResult
    public func check(
        _ facts: [RecordedCall], named name: String, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        guard let problem = problem(of: facts, named: name) else { return true }
        let place = TestFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
        TestFailure(message: problem, place: place).record()
        return false
    }

    /// Returns what is wrong with facts; nil if nothing is.
    func problem(of facts: [RecordedCall], named name: String) -> String? {
        let file = files.folder.appendingPathComponent(name + ".txt")
        let text = facts.map { $0.text + "\n" }.joined()
        do {
            if files.mode == .write {
                try write(text, to: file)
                return nil
            }
            let expected = try? String(contentsOf: file, encoding: .utf8)
            if expected == text { return nil }
            let actual = files.failures.appendingPathComponent(name + ".actual.txt")
            try write(text, to: actual)
            guard let expected else {
                return """
                    There are no expected facts \(file.path): read \(actual.path), and write it with \
                    EXPECTED_FACTS=write if it is right.
                    """
            }
            return """
                What happens in \(name) is not what was expected: - is missing, + is new, ~ came at another time.
                \(Self.difference(expected, facts))
                See \(actual.path); write it with EXPECTED_FACTS=write if it is right.
                """
        } catch {
            return "The facts \(name) cannot be written: \(error)."
        }
    }

    private static func difference(_ expected: String, _ facts: [RecordedCall]) -> String {
        var recorded: [RecordedCall] = []
        for line in expected.split(separator: "\n") {
            guard let fact = RecordedCall(text: line) else { return "No fact with a time: \(line)" }
            recorded.append(fact)
        }
        let lines = CallComparison(recorded, facts).text(context: 1)
        let rest = lines.count - shownLines
        return lines.prefix(shownLines).joined(separator: "\n") + (rest > 0 ? "\n… \(rest) more lines" : "")
    }

    private func write(_ text: String, to file: URL) throws {
        try files.makeFolder(of: file)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
