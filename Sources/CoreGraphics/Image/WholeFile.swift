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

    /// The contents of a file.
    ///
    /// - Throws: `Failure` with the system's reason.
    package static func read(_ path: String) throws(Failure) -> Data {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .current }
        defer { close(file) }
        var information = stat()
        guard fstat(file, &information) == 0 else { throw .current }
        var data = Data(capacity: max(Int(information.st_size), 4096))
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count == 0 { return data }
            if count > 0 {
                data.append(contentsOf: buffer[..<count])
            } else if errno != EINTR {
                throw .current
            }
        }
    }

    /// Writes a file under another name beside its place and then renames it, so that nobody ever sees a half of
    /// it. What is no regular file (a pipe, a terminal) is written as it is.
    ///
    /// - Throws: `Failure` with the system's reason; the file is then as it was before.
    package static func write(_ data: Data, to path: String) throws(Failure) {
        var path = path
        var information = stat()
        if stat(path, &information) == 0 {
            switch information.st_mode & S_IFMT {
            case S_IFREG:
                // A link stays a link; the file that it names is the one to replace.
                if let target = realpath(path, nil) {
                    path = String(cString: target)
                    free(target)
                }
                guard access(path, W_OK) == 0 else { throw .current }
            case S_IFDIR: throw Failure(reason: "it is a folder")
            default: return try writeInPlace(data, to: path)
            }
        }
        var name = Array("\(path).XXXXXX".utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { throw .current }
        do throws(Failure) {
            try fill(file, with: data)
            let mask = umask(0)
            umask(mask)
            guard fchmod(file, 0o666 & ~mask) == 0, rename(name, path) == 0 else { throw .current }
            close(file)
        } catch {
            unlink(name)
            close(file)
            throw error
        }
    }

    private static func writeInPlace(_ data: Data, to path: String) throws(Failure) {
        let file = open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { throw .current }
        defer { close(file) }
        try fill(file, with: data)
    }

    private static func fill(_ file: Int32, with data: Data) throws(Failure) {
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
