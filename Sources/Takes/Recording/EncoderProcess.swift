import CoreGraphics
import Foundation

/// A program that makes a file of raw pictures which it reads from its standard input.
///
/// Nothing here blocks on the program: each step writes only what it takes. It gets the pictures through a
/// socket, which unlike a pipe reports a closed reader without a signal.
final class EncoderProcess {
    private let process: pid_t
    private var socket: Int32
    /// The program's standard error, a file without a name.
    private let errors: Int32
    /// The picture that it has not taken completely; nil if there is none.
    private var picture: CGImage?
    /// How many of the picture's bytes it has taken.
    private var taken = 0

    /// The most milliseconds that a step waits for the program.
    private static let patience: Int32 = 10

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: its name, looked up as a shell does, or its path.
    ///   - arguments: its arguments, without the name.
    /// - Throws: `RecordingError` if it cannot be started.
    init(program: String, arguments: [String]) throws(RecordingError) {
        var name = Array("\(NSTemporaryDirectory())/recording.XXXXXX".utf8CString)
        let errors = mkstemp(&name)
        guard errors >= 0 else { throw Self.failure("A temporary file cannot be made", errno) }
        unlink(name)
        _ = fcntl(errors, F_SETFD, FD_CLOEXEC)
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
        else {
            let code = errno
            close(errors)
            throw Self.failure("\(program) cannot be started", code)
        }
        var process: pid_t = 0
        let code = Self.spawn(&process, program, arguments, input: ends[1], errors: errors)
        close(ends[1])
        guard code == 0 else {
            close(ends[0])
            close(errors)
            throw code == ENOENT
                ? RecordingError(description: Self.missing(program))
                : Self.failure("\(program) cannot be started", code)
        }
        (self.process, socket, self.errors) = (process, ends[0], errors)
    }

    deinit {
        stop()
        close(errors)
    }

    private var hasEnded = false

    private static func missing(_ program: String) -> String {
        "GIF and MP4 are made by the program \(program), which was not found: install the package ffmpeg, or record a .png, a filmstrip."
    }

    private static func failure(_ what: String, _ code: Int32) -> RecordingError {
        RecordingError(description: "\(what): \(String(cString: strerror(code)).lowercased()).")
    }

    private static func spawn(
        _ process: inout pid_t, _ program: String, _ arguments: [String], input: Int32, errors: Int32
    ) -> Int32 {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
        posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        // The program has a process group of its own, so that Control-C reaches only this process. No signal
        // is blocked for it.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer {
            for word in words { free(word) }
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        return posix_spawnp(&process, program, &files, &attributes, &words, environ)
    }

    // MARK: - Feeding it

    /// Whether it has taken everything so far and can get another picture.
    var isHungry: Bool { picture == nil }

    /// Gives it the bytes of a picture to read: red, green, blue and alpha, from the upper left on. It must be hungry.
    func append(_ picture: CGImage) {
        precondition(isHungry, "The encoder has not taken the last picture.")
        (self.picture, taken) = (picture, 0)
    }

    /// Passes on as much as the program takes at once.
    ///
    /// - Returns: false once the program reads no more.
    func feed() -> Bool {
        while let picture {
            var waiting = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
            guard poll(&waiting, 1, Self.patience) > 0 else { return true }
            let (count, isAll) = picture.withPixels { pixels in
                let rest = UnsafeRawBufferPointer(rebasing: pixels[taken...])
                let count = send(
                    socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
                return (count, count == rest.count)
            }
            if count > 0 {
                taken += count
                if isAll { self.picture = nil }
            } else if errno != EINTR, errno != EAGAIN {
                return false
            }
        }
        return true
    }

    // MARK: - Its end

    /// Tells the program that nothing more comes.
    func finish() {
        if socket >= 0 { close(socket) }
        socket = -1
    }

    /// Ends the program where it still runs, without its file.
    func stop() {
        guard !hasEnded else { return }
        finish()
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        hasEnded = true
    }

    /// Whether the program has ended. If it failed, throws the last line of its standard error.
    ///
    /// - Parameter waits: whether to wait a moment for it.
    /// - Returns: whether it has ended.
    /// - Throws: `RecordingError` if it failed or was killed.
    func ended(waits: Bool = true) throws(RecordingError) -> Bool {
        guard !hasEnded else { return true }
        var status: Int32 = 0
        var result = waitpid(process, &status, WNOHANG)
        if result == 0, waits {
            usleep(UInt32(Self.patience) * 1000)
            result = waitpid(process, &status, WNOHANG)
        }
        guard result != 0 else { return false }
        hasEnded = true
        finish()
        let signal = status & 0x7F
        if signal != 0 {
            throw RecordingError(
                description: "ffmpeg was ended by the signal \(signal) before the recording was complete.")
        }
        let code = (status >> 8) & 0xFF
        // On a disk that is full at the very end ffmpeg 5.1 complains and ends with 0.
        let words = lastWords
        guard code != 0 || words != nil else { return true }
        throw RecordingError(
            description: "ffmpeg could not make the recording: \(words ?? "exit code \(code)").")
    }

    /// The last line of the program's standard error.
    private var lastWords: String? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let size = lseek(errors, 0, SEEK_END)
        let count = pread(errors, &buffer, buffer.count, max(0, size - off_t(buffer.count)))
        guard count > 0 else { return nil }
        let lines = String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n")
        return lines.last.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " .\r\t")) }
    }
}
