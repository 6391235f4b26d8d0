import Foundation

/// A process of the one that watches: a build, or the program with the window.
nonisolated final class WatchedProcess {
    /// What a process is started for.
    enum Purpose {
        /// What it writes is kept.
        case build
        /// It exchanges messages through a socket, and finds the window's state in a file.
        case window(state: String)
    }

    /// The variable that tells a window its socket and the file of its state, as `3:/tmp/state.json`.
    static let variable = "PLAYGROUND_WATCH"
    /// The number of the socket in the process with the window.
    private static let socketNumber: Int32 = 3
    /// The most bytes of a build's output that are kept; its first errors are among them.
    private static let mostOutput = 1 << 20

    /// Readable once the process has said something or has ended.
    let descriptor: Int32
    private let process: pid_t
    private var lines = MessageLine()
    /// What a build has written so far.
    private(set) var output = Data()
    /// Whether nothing more comes from it.
    private(set) var isSilent = false
    private var status: Int32?

    /// Starts a process.
    ///
    /// - Throws: `WatchProblem` if it cannot be started.
    init(_ words: [String], for purpose: Purpose) throws(WatchProblem) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw WatchProblem("\(words[0]) cannot be started: \(WatchProblem.reason).")
        }
        defer { close(ends[1]) }
        let (code, process) = Self.spawn(words, ends[1], purpose)
        guard code == 0 else {
            close(ends[0])
            throw WatchProblem(
                "\(words[0]) cannot be started: \(String(cString: strerror(code)).lowercased()).")
        }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        (self.process, descriptor) = (process, ends[0])
    }

    deinit {
        if status == nil { end(by: SIGKILL) }
        close(descriptor)
    }

    private static func spawn(
        _ words: [String], _ socket: Int32, _ purpose: Purpose
    ) -> (code: Int32, process: pid_t) {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        var environment = ProcessInfo.processInfo.environment
        environment[variable] = nil
        switch purpose {
        case .build:
            posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&files, socket, STDOUT_FILENO)
            posix_spawn_file_actions_adddup2(&files, socket, STDERR_FILENO)
        case .window(let state):
            posix_spawn_file_actions_adddup2(&files, socket, socketNumber)
            environment[variable] = "\(socketNumber):\(state)"
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        // The signals that this process holds back act on the new one.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            for text in arguments + variables { free(text) }
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        var process: pid_t = 0
        return (posix_spawn(&process, words[0], &files, &attributes, &arguments, &variables), process)
    }

    // MARK: - What it says

    /// Takes what the process has said, without waiting for more.
    func take() -> Data {
        var bytes = Data()
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while !isSilent {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                bytes.append(contentsOf: buffer[..<count])
            } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
                isSilent = true
            } else if errno == EAGAIN {
                break
            }
        }
        return bytes
    }

    /// Takes what a build has written, and keeps the first part.
    func takeOutput() {
        output.append(take().prefix(max(0, Self.mostOutput - output.count)))
    }

    /// Takes the reports of a process with a window.
    func takeReports() -> [WatchReport] { lines.messages(WatchReport.self, completedBy: take()) }

    /// Tells a process with a window something.
    func tell(_ order: WatchOrder) {
        let line = MessageLine.line(order)
        // A process that reads no more is about to end.
        _ = line.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    // MARK: - Its end

    /// How a process ended.
    enum End: Equatable {
        case code(Int32)
        case signal(Int32)

        /// The end in words, after the name of what ended.
        var words: String {
            switch self {
            case .code(let code): "ended with exit code \(code)"
            case .signal(let signal):
                "crashed (signal \(signal), \(String(cString: strsignal(signal)).lowercased()))"
            }
        }
    }

    /// How it ended; nil while it runs. It does not wait.
    var end: End? {
        if status == nil {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process { self.status = status }
        }
        return status.map { $0 & 0x7F == 0 ? .code(($0 >> 8) & 0xFF) : .signal($0 & 0x7F) }
    }

    /// Sends it a signal, and waits for its end.
    func end(by signal: Int32) {
        guard end == nil else { return }
        kill(process, signal)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        self.status = status
    }
}
