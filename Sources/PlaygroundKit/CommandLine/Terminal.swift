import CoreGraphics
import Foundation

/// The streams to which a command writes; tests replace them.
nonisolated struct Terminal {
    /// The program's name, before each sentence about what is wrong.
    var program: String
    var output: (String) throws(WholeFile.Failure) -> Void
    var errors: (String) -> Void
    /// Shows how much is done in place of what it showed before; nil where nobody looks.
    var status: ((String) -> Void)?

    /// The process's own streams, one line a call.
    static func standard(of program: String) -> Terminal {
        Terminal(
            program: program,
            output: { line throws(WholeFile.Failure) in
                try WholeFile.write(Data((line + "\n").utf8), toDescriptor: STDOUT_FILENO)
            },
            // If errors cannot be written, there is nobody left to tell.
            errors: { try? WholeFile.write(Data(($0 + "\n").utf8), toDescriptor: STDERR_FILENO) },
            status: isatty(STDERR_FILENO) == 0
                ? nil : { try? WholeFile.write(Data("\r\u{1B}[K\($0)".utf8), toDescriptor: STDERR_FILENO) })
    }

    /// Writes a sentence about what is wrong, with the program's name.
    func note(_ sentence: String) { errors("\(program): \(sentence)") }

    /// Writes a line of output.
    ///
    /// - Throws: `CommandError.failure` if it cannot be written, as to a full disk or a closed stream.
    func print(_ line: String) throws(CommandError) {
        do {
            try output(line)
        } catch {
            throw .failure("The output cannot be written: \(error.reason).")
        }
    }

    /// Opens `/dev/null` in place of standard streams that the process was started without. Otherwise a file
    /// opened later would get a stream's number, and the stream's output.
    static func fillClosedStreams() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
            // Opened for reading only: writing to it fails, as to a closed stream.
            _ = open("/dev/null", O_RDONLY)
        }
    }
}
