/// Files that are there completely or not at all.
package enum WholeFile {
    /// Why a file could not be read or written: the system's words, in lower case, without a full stop.
    package struct Failure: Error, Equatable, Sendable {
        package let reason: String

        static var current: Failure {
            let code = errno
            let words = String(cString: strerror(code))
            return Failure(reason: words.prefix(1).lowercased() + words.dropFirst())
        }
    }

    /// Bytes after which a pipe or a device is given up: more than the largest photographs have.
    private static let mostOfAStream = 32 << 20

    /// The contents of a file, or of what else can be read to its end.
    ///
    /// - Parameters:
    ///   - path: of the file.
    ///   - limit: bytes after which it gives up; what has no size of its own, as a device that may never end, is given up
    ///     after `mostOfAStream`, too.
    /// - Returns: all of its bytes.
    /// - Throws: `Failure` with the system's reason, or one that names the limit.
    package static func read(_ path: String, atMost limit: Int) throws(Failure) -> Data {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .current }
        defer { close(file) }
        var information = stat()
        guard fstat(file, &information) == 0 else { throw .current }
        let isRegular = information.st_mode & S_IFMT == S_IFREG
        let limit = isRegular ? limit : min(limit, mostOfAStream)
        let tooLarge = Failure(reason: "it has more than \(limit) bytes")
        guard information.st_size <= limit else { throw tooLarge }
        var data = Data(capacity: max(Int(information.st_size), 4096))
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count == 0 { return data }
            if count > 0 {
                guard count <= limit - data.count else { throw tooLarge }
                data.append(buffer, count: count)
            } else if errno != EINTR {
                throw .current
            }
        }
    }

    /// Writes a file that nobody ever sees a half of. What is no regular file (a pipe, a terminal) is written as it is.
    ///
    /// - Throws: `Failure` with the system's reason; the file is then as it was before.
    package static func write(_ data: Data, to path: String) throws(Failure) {
        if isStream(path) { return try writeInPlace(data, to: path) }
        try withSignalsHeld { () throws(Failure) in
            let draft = try FileDraft(of: path)
            try draft.append(data)
            try draft.complete()
        }
    }

    /// Whether something is there that is neither a regular file nor a folder.
    static func isStream(_ path: String) -> Bool {
        var information = stat()
        guard stat(path, &information) == 0 else { return false }
        return ![S_IFREG, S_IFDIR].contains(information.st_mode & S_IFMT)
    }

    /// Lets the signals that end a process wait until `body` has put everything in order. One that a write of its own
    /// raised, beyond the size that files may have, becomes the error that the write returns.
    static func withSignalsHeld(_ body: () throws(Failure) -> Void) throws(Failure) {
        var held = sigset_t()
        var earlier = sigset_t()
        var own = sigset_t()
        sigemptyset(&held)
        sigemptyset(&own)
        for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGXFSZ] { sigaddset(&held, signal) }
        sigaddset(&own, SIGXFSZ)
        pthread_sigmask(SIG_BLOCK, &held, &earlier)
        defer {
            var now = timespec()
            if sigismember(&earlier, SIGXFSZ) == 0 { sigtimedwait(&own, nil, &now) }
            pthread_sigmask(SIG_SETMASK, &earlier, nil)
        }
        try body()
    }

    static func writeInPlace(_ data: Data, to path: String) throws(Failure) {
        let file = open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { throw .current }
        defer { close(file) }
        try write(data, toDescriptor: file)
    }

    /// Writes all of the bytes to what is open already: a file, a pipe, a standard stream.
    ///
    /// - Throws: `Failure` with the system's reason; a part may have been written.
    package static func write(_ data: Data, toDescriptor file: Int32) throws(Failure) {
        let failed = data.withUnsafeBytes { bytes -> Bool in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = Glibc.write(file, part.baseAddress, part.count)
                if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return true }
            }
            return false
        }
        if failed { throw .current }
    }
}
