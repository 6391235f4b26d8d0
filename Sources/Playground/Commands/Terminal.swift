import Foundation

/// Where a command writes, so that tests can listen.
struct Terminal {
    var output: (String) -> Void
    var errors: (String) -> Void

    /// The process's own streams; a line each.
    static let standard = Terminal(
        output: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
        errors: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
}
