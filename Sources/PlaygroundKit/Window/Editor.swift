import Foundation

/// Opens a file in the user's editor.
enum Editor {
    /// Opens a file with `$VISUAL`, `$EDITOR`, or what the desktop opens such files with.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - environment: the variables that name the editor and the folders of programs.
    /// - Returns: a sentence where the program cannot be started; else nil.
    static func open(
        _ path: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        let command = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty }
        let words = (command ?? "xdg-open").split(separator: " ").map { String($0) }
        guard let name = words.first, let program = find(name, in: environment["PATH"] ?? "") else {
            return "\(words.first ?? "The editor") was not found: set VISUAL to your editor."
        }
        let process = Process()
        process.executableURL = program
        process.arguments = words.dropFirst() + [path]
        do {
            try process.run()
            return nil
        } catch {
            return "\(name) cannot be started: set VISUAL to your editor."
        }
    }

    /// Looks a program up as a shell does.
    private static func find(_ name: String, in folders: String) -> URL? {
        let places =
            name.contains("/")
            ? [URL(fileURLWithPath: name)]
            : folders.split(separator: ":").map { URL(fileURLWithPath: String($0)).appending(path: name) }
        return places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
