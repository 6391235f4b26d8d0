import CoreGraphics
import Foundation

/// Where a command writes, so that tests can listen.
struct Terminal {
    var output: (String) throws(WholeFile.Failure) -> Void
    var errors: (String) -> Void

    /// The process's own streams; a line each.
    static let standard = Terminal(
        output: { line throws(WholeFile.Failure) in
            try WholeFile.write(Data((line + "\n").utf8), toDescriptor: STDOUT_FILENO)
        },
        // Where errors cannot be written there is nobody left to tell.
        errors: { try? WholeFile.write(Data(($0 + "\n").utf8), toDescriptor: STDERR_FILENO) })

    /// Writes a line of output.
    ///
    /// - Throws: `CommandError.failure` where it cannot be written: a full disk, a stream that is closed.
    func print(_ line: String) throws(CommandError) {
        do {
            try output(line)
        } catch {
            throw .failure("The output cannot be written: \(error.reason).")
        }
    }

    /// Takes the places of standard streams that the process was started without. A file that is opened later would
    /// get a stream's number, and with it what was meant for the stream.
    static func fillClosedStreams() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
            // Open for reading only: who writes to it learns that the stream is closed.
            open("/dev/null", O_RDONLY)
        }
    }
}
