import Foundation
import SwiftParser
import SwiftSyntax

/// A file of a module that is lowered.
public struct SourceFile {
    /// Where it lies, as the compiler is to report it.
    public let path: String
    /// The text; nil where it is not UTF-8.
    let text: String?
    let tree: SourceFileSyntax
    let lines: SourceLocationConverter

    /// Parses the bytes of a file.
    public init(path: String, bytes: some Sequence<UInt8>) {
        var bytes = Array(bytes)
        // A byte order mark has to stand first, where the lowered text has an import.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        self.path = path
        text = String(validating: bytes, as: UTF8.self)
        tree = Parser.parse(source: text ?? "")
        lines = SourceLocationConverter(fileName: path, tree: tree)
    }

    func line(of node: some SyntaxProtocol) -> Int {
        lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    /// The directive that makes the compiler report what follows at a line of this file.
    func location(line: Int) -> String {
        let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
    }
}

/// A file after lowering.
public struct LoweredFile {
    /// The original's path.
    public let path: String
    /// The text for the compiler.
    public let text: String
    /// The original with the edits in it; nil where it cannot be read.
    public let ported: String?
    /// What could not be lowered.
    public let problems: [LoweringProblem]
}

/// A construct that cannot be lowered.
public struct LoweringProblem: Equatable {
    /// The line of the original, from 1.
    public let line: Int
    /// What it is, and the way out.
    public let message: String
}
