import Foundation

/// Files that somebody has looked at and kept in a folder of the tests, to compare later results with them.
struct KeptFiles {
    /// What to do with results.
    enum Mode: Equatable {
        case compare
        case write
    }

    /// The folder with the kept files.
    let folder: URL
    /// The folder that gets what differs.
    let failures: URL
    let mode: Mode

    init(folder: URL, failures: URL, mode: Mode) {
        (self.folder, self.failures, self.mode) = (folder, failures, mode)
    }

    /// Finds the files in a folder.
    ///
    /// - Parameters:
    ///   - folder: the name of the folder.
    ///   - file: a file beside the folder.
    ///   - variable: the variable of the environment whose value "write" keeps what is compared otherwise.
    ///   - failuresVariable: the variable that names the folder of failures.
    ///   - failures: that folder's name among the temporary files otherwise.
    init(
        folder: String, besides file: String, variable: String, failuresVariable: String, failures: String
    ) {
        let environment = ProcessInfo.processInfo.environment
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(failures)
        self.init(
            folder: URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(folder),
            failures: environment[failuresVariable].map { URL(fileURLWithPath: $0) } ?? temporary,
            mode: environment[variable] == "write" ? .write : .compare)
    }

    /// Makes the folder of a file that is to be written.
    func makeFolder(of file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
}
