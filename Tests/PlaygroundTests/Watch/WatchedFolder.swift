import Foundation
import Testing

@testable import PlaygroundKit

/// A package whose build and program are scripts of the shell.
nonisolated final class WatchedFolder {
    let folder: Folder
    let supervisor: WatchSupervisor
    private let box = Box()

    private final class Box {
        var errors: [String] = []
    }

    /// The path of the package's source, as a compiler would name it.
    var source: String {
        URL(fileURLWithPath: folder.path).standardizedFileURL.path + "/Sources/App/main.swift"
    }

    /// What the supervisor wrote for the user.
    var errors: String { box.errors.joined(separator: "\n") }
    /// What the windows did, a line each: `started 1`, then the orders that they got.
    var log: [String] {
        let text = try? String(contentsOfFile: folder.path + "/log", encoding: .utf8)
        return (text ?? "").split(separator: "\n").map { String($0) }
    }

    /// A window that says that it is shown, writes its state when asked, and closes when asked.
    static let window = """
        state=${PLAYGROUND_WATCH#*:}
        echo "started with $(cat "$state" 2>/dev/null)" >> "$LOG"
        echo '"ready"' >&3
        while read -r line <&3; do
            echo "$line" >> "$LOG"
            case $line in
            *save*) echo state > "$state"; echo '"saved"' >&3 ;;
            *close*) exit 0 ;;
            esac
        done
        """

    /// Starts the first program.
    ///
    /// - Parameters:
    ///   - program: what the package's source holds at first.
    ///   - build: what the build does first.
    ///   - command: what builds it in place of that.
    /// - Throws: Foundation's error if a file cannot be written.
    init(_ program: String = window, build: String = "", command: [String]? = nil) throws {
        let folder = try Folder()
        self.folder = folder
        for name in ["/Sources/App", "/.build/debug"] {
            try FileManager.default.createDirectory(
                atPath: folder.path + name, withIntermediateDirectories: true)
        }
        _ = try folder.file("Package.swift", holding: "// the manifest")
        let builder = try folder.file(
            "build.sh",
            holding: """
                #!/bin/sh
                cd "$(dirname "$0")"
                \(build)
                grep -q BROKEN Sources/App/main.swift && {
                    echo "warning: something else"
                    echo "$PWD/Sources/App/main.swift:7:3: error: cannot find 'duration' in scope"
                    exit 1
                }
                cp Sources/App/main.swift .build/new && chmod +x .build/new && mv .build/new .build/debug/App
                """)
        let source = "#!/bin/sh\nLOG='\(folder.path)/log'\n\(program)\n"
        try Data(source.utf8).write(to: URL(fileURLWithPath: folder.path + "/Sources/App/main.swift"))
        let executable = folder.path + "/.build/debug/App"
        try Self.install(folder.path + "/Sources/App/main.swift", as: executable)
        supervisor = try WatchSupervisor(
            package: WatchedPackage(
                folder: folder.path, executable: executable, build: command ?? ["/bin/sh", builder]),
            arguments: [], state: folder.path + "/.build/state.json",
            terminal: Terminal(
                program: "App", output: { _ in }, errors: { [box] in box.errors.append($0) }))
    }

    /// Copies a program with a process of its own.
    ///
    /// A file that this process has open for writing is open in a process, too, that another test starts at that
    /// moment, and cannot be run as long.
    private static func install(_ source: String, as executable: String) throws {
        let copy = Process()
        copy.executableURL = URL(fileURLWithPath: "/bin/sh")
        copy.arguments = ["-c", #"cp "$0" "$1" && chmod 755 "$1""#, source, executable]
        try copy.run()
        copy.waitUntilExit()
        #expect(copy.terminationStatus == 0)
    }

    deinit { supervisor.stop() }

    /// Writes the program's source anew.
    func save(_ program: String = window) throws {
        let source = "#!/bin/sh\nLOG='\(folder.path)/log'\n\(program)\n# \(UUID().uuidString)\n"
        let file = folder.path + "/Sources/App/main.swift"
        // A file in its place is a change at once. One that is written is not before it is closed, also by a process
        // that another test started at that moment.
        try Data(source.utf8).write(to: URL(fileURLWithPath: folder.path + "/.saved"))
        #expect(rename(folder.path + "/.saved", file) == 0)
    }

    /// Lets the supervisor go on until a condition holds.
    ///
    /// - Returns: whether it came to hold.
    func wait(until condition: () -> Bool) -> Bool {
        let deadline = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < deadline {
            if condition() { return true }
            supervisor.turn(for: 0.05)
        }
        return condition()
    }

    /// Lets the supervisor go on for some seconds in which nothing may happen.
    func rest(_ seconds: Double = 0.4) {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < deadline { supervisor.turn(for: 0.05) }
    }
}
