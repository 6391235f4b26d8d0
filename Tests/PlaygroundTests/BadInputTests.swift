import Foundation
import Testing

/// The program as a process of its own, with files and disks that are no good.
///
/// Other tests run on the main actor while these wait for their processes.
@Suite(.serialized) nonisolated struct BadInputTests {
    private func run(_ line: String, in folder: Folder) throws -> ShellRun {
        try ShellRun(line, in: folder.path)
    }

    @Test(arguments: ["--check", "--record o.png"])
    func `a take of a billion touches is given up before it is read`(action: String) throws {
        let folder = try Folder()

        // A hole: sixty bytes for each touch, none of them on the disk.
        let run = try run(
            "cd \"$1\" && truncate -s 60000000000 t.json && \"$0\" --take t.json \(action)", in: folder)

        #expect(run.exitCode == 1)
        #expect(run.errors.contains("The take t.json cannot be read: it has more than 16777216 bytes."))
        #expect(try folder.files == ["t.json"])
    }

    @Test(.enabled(if: ShellRun.hasSmallDisks), arguments: ["gif", "mp4", "png"])
    func `a disk that is full in the middle of a recording is a sentence, and nothing is left on it`(
        format: String
    ) throws {
        let folder = try Folder()

        let run = try run(
            """
            exec unshare -rm sh -c 'mount -t tmpfs -o size=4k tmpfs "$1" && cd "$1" || exit 9
            "$0" --sample cross-dissolve --size 200x300 --record o.\(format) --fps 10; code=$?
            ls -A; exit $code' "$0" "$1"
            """, in: folder)

        #expect(run.exitCode == 1, "\(run)")
        #expect(run.errors.lowercased().contains("no space left on device"), "\(run.errors)")
        #expect(run.output.isEmpty, "left: \(run.output)")
    }

    @Test(arguments: ["gif", "mp4", "png"])
    func `a recording that grows beyond what is allowed is a sentence, and nothing is left of it`(
        format: String
    ) throws {
        let folder = try Folder()

        let run = try run(
            """
            cd "$1" && ulimit -f 8 && exec "$0" --sample cross-dissolve --size 200x300 --record o.\(format) --fps 10
            """, in: folder)

        #expect(run.exitCode == 1, "\(run)")
        #expect(run.errors.hasPrefix("Playground: "), "\(run.errors)")
        #expect(try folder.files.isEmpty)
    }

    @Test func `--watch outside of a package, and without swift, is a sentence`() throws {
        let folder = try Folder()

        let without = try run("PATH=/nowhere exec \"$0\" --watch", in: folder)
        let outside = try run(
            "cp \"$0\" \"$1/App\" && cd \"$1\" && exec ./App --watch", in: folder)

        #expect(without.exitCode == 1)
        #expect(
            without.errors.contains("the program swift, which is not in the folders of PATH"), "\(without)")
        #expect(outside.exitCode == 1)
        #expect(outside.errors.contains("is none of a package"), "\(outside)")
    }
}

/// A line of the shell in which `$0` is the program and `$1` a folder, and what it said.
private nonisolated struct ShellRun {
    var exitCode: Int32
    var output: String
    var errors: String

    init(_ line: String, in folder: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let program = Bundle.main.bundleURL.appendingPathComponent("Playground").path
        process.arguments = ["-c", line, program, folder]
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        exitCode = process.terminationStatus
        self.output = String(decoding: text, as: UTF8.self)
        self.errors = String(decoding: complaint, as: UTF8.self)
    }

    /// Whether this machine lets a process have a small disk of its own.
    static var hasSmallDisks: Bool {
        let line = "mkdir -p \"$1\" && unshare -rm mount -t tmpfs -o size=16k tmpfs \"$1\""
        let folder = NSTemporaryDirectory() + "small-disk-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return (try? ShellRun(line, in: folder))?.exitCode == 0
    }
}
