import Foundation

/// Opens a file in the user's editor.
enum Editor {
    /// Opens a file with `$VISUAL`, `$EDITOR`, or what the desktop opens such files with. A program that cannot be
    /// started is a sentence on the standard error stream.
    static func open(_ path: String) {
        let environment = ProcessInfo.processInfo.environment
        let command = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty }
        let words = (command ?? "xdg-open").split(separator: " ").map { String($0) } + [path]
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        do {
            try process.run()
        } catch {
            FileHandle.standardError.write(
                Data("Playground: \(words[0]) cannot be started: set VISUAL to your editor.\n".utf8))
        }
    }
}
