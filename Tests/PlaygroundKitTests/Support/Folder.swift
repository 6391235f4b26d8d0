import Foundation

/// A folder that is there as long as somebody holds it: for one test.
nonisolated final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The names of its files, sorted.
    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    /// Where a file of it is, or will be.
    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// Writes a shell's script in place of ffmpeg, and returns its path.
    func encoder(_ script: String) throws -> String {
        let program = file("ffmpeg")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        return program.path
    }

    /// Writes a program in place of ffmpeg that neither reads nor ends, and returns its path.
    func stuckEncoder() throws -> String { try encoder("exec sleep 60 <&-") }
}

/// Gives a test a folder of its own, which is removed at the end.
func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = try Folder()
    try withExtendedLifetime(folder) { try body(folder.url) }
}
