import Foundation

/// Shows the tool's window, and again each time the program was built anew.
struct WatchCommand {
    let program: Program

    /// Runs until the window is closed.
    ///
    /// - Parameters:
    ///   - arguments: those of the window.
    ///   - terminal: where it says what went wrong.
    /// - Throws: `CommandError` where nothing can be watched, or with the window's exit code.
    func run(_ arguments: [String], _ terminal: Terminal) throws(CommandError) {
        let signals = HeldSignals()
        defer { signals.release() }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("playground-\(getpid())", isDirectory: true)
        let supervisor: WatchSupervisor
        do throws(WatchProblem) {
            let environment = ProcessInfo.processInfo.environment
            let package = try WatchedPackage(
                executable: Self.executable, current: FileManager.default.currentDirectoryPath,
                searchPath: environment["PATH"] ?? "")
            guard mkdir(folder.path, 0o700) == 0 else {
                throw WatchProblem("The folder \(folder.path) cannot be made: \(WatchProblem.reason).")
            }
            supervisor = try WatchSupervisor(
                package: package, arguments: arguments.filter { $0 != "--watch" },
                state: folder.appendingPathComponent("state.json").path, terminal: terminal)
        } catch {
            throw .failure(error.sentence)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        while supervisor.exitCode == nil, !signals.haveCome { supervisor.turn(for: Self.longestTurn) }
        supervisor.stop()
        guard let code = supervisor.exitCode, code != 0 else { return }
        throw .ended(code)
    }

    /// The longest wait, in seconds, after which signals that were held are noticed.
    private static let longestTurn: TimeInterval = 0.5

    /// The path of this program.
    private static var executable: String {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &path, path.count - 1)
        return String(decoding: path.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
