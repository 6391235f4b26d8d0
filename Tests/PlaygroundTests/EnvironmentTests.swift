import Foundation
import Testing

/// The program as a process of its own, where something that it needs is missing.
///
/// Other tests run on the main actor while these wait for their processes.
@Suite(.serialized) nonisolated struct EnvironmentTests {
    @Test func `without a display it says what to start or set`() throws {
        let run = try run(["--sample", "swipe"], setting: [:])

        #expect(run.exitCode == 1)
        #expect(run.errors.contains("No display can be opened"))
        #expect(run.errors.contains("DISPLAY"))
        #expect(run.errors.contains("xvfb-run"))
    }

    @Test func `without OpenGL 3.3 it says what was found and what to install`() throws {
        // SDL's driver for nothing at all, which has no OpenGL.
        let run = try run([], setting: ["SDL_VIDEODRIVER": "dummy"])

        #expect(run.exitCode == 1)
        #expect(run.errors.contains("OpenGL 3.3 is needed, found: "))
        #expect(run.errors.contains("libgl1-mesa-dri"))
    }

    @Test func `pictures and replays need no display`() throws {
        let folder = try Folder()
        let script = try folder.file("s.json", holding: #"{"size":[390,844],"touches":[]}"#)

        let picture = try run(
            ["--sample", "swipe", "--size", "40x40", "--snapshot", folder.path + "/p.png"], setting: [:])
        let replay = try run(
            ["--sample", "swipe", "--replay", script, "--trace", folder.path + "/t.jsonl"], setting: [:])

        #expect(picture.exitCode == 0, "\(picture.errors)")
        #expect(replay.exitCode == 0, "\(replay.errors)")
        #expect(try folder.files == ["p.png", "s.json", "t.jsonl"])
    }

    @Test(arguments: [("> /dev/full", "no space left on device"), (">&-", "bad file descriptor")])
    func `output that cannot be written is a sentence`(redirection: String, reason: String) throws {
        let run = try run(inShell: "\"$0\" --list \(redirection)")

        #expect(run.exitCode == 1)
        #expect(run.errors == "Playground: The output cannot be written: \(reason).\n")
    }

    @Test func `a file that grows beyond what is allowed leaves nothing behind`() throws {
        let folder = try Folder()

        let run = try run(
            inShell: """
                ulimit -f 1; exec "$0" --sample swipe --size 400x800 --snapshot "\(folder.path)/p.png" \
                    --progress 0.5
                """)

        #expect(run.exitCode == 1)
        #expect(run.errors.contains("p.png cannot be written: file too large."))
        #expect(try folder.files.isEmpty)
    }

    @Test func `without ffmpeg a GIF is a sentence, and a filmstrip works`() throws {
        let folder = try Folder()

        let gif = try run(
            ["--sample", "cross-dissolve", "--size", "20x20", "--record", folder.path + "/o.gif"],
            setting: ["PATH": folder.path])
        let strip = try run(
            ["--sample", "cross-dissolve", "--size", "20x20", "--record", folder.path + "/o.png"],
            setting: ["PATH": folder.path])

        #expect(gif.exitCode == 1 && gif.errors.contains("install the package ffmpeg"), "\(gif.errors)")
        #expect(strip.exitCode == 0, "\(strip.errors)")
        #expect(try folder.files == ["o.png"])
    }

    @Test(arguments: ["INT", "TERM", "HUP"])
    func `a recording that a signal ends leaves nothing`(signal: String) throws {
        let folder = try Folder()
        let encoder = try folder.file(
            "ffmpeg", holding: "#!/bin/sh\nkill -\(signal) $PPID\ncat > /dev/null\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: encoder)

        let gif = try run(
            ["--sample", "cross-dissolve", "--size", "20x20", "--record", folder.path + "/o.gif"],
            setting: ["PATH": folder.path + ":/bin:/usr/bin"])

        #expect(gif.exitCode != 0)
        #expect(try folder.files == ["ffmpeg"])
    }

    /// Runs a line of the shell in which `$0` is the program.
    private func run(inShell line: String) throws -> (exitCode: Int32, errors: String) {
        let shell = URL(fileURLWithPath: "/bin/sh")
        return try run(["-c", line, program.path], setting: [:], executable: shell)
    }

    private var program: URL { Bundle.main.bundleURL.appendingPathComponent("Playground") }

    /// Runs the program that was built with these tests, without a display.
    private func run(
        _ arguments: [String], setting variables: [String: String], executable: URL? = nil
    ) throws -> (exitCode: Int32, errors: String) {
        let process = Process()
        process.executableURL = executable ?? program
        process.arguments = arguments
        let inherited = ProcessInfo.processInfo.environment.filter {
            !["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "SDL_VIDEODRIVER"].contains($0.key)
        }
        process.environment = inherited.merging(variables) { $1 }
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }
}
