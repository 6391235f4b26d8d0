/// A file that comes into being under another name, beside its place, and takes its own once it is complete.
///
/// A draft that is let go before leaves nothing. Where the place has a pipe or a device, the draft lies among the
/// temporary files, and goes through it at the end.
package final class FileDraft {
    /// Where the file is until it is complete.
    package let path: String
    private let target: String
    private let isStream: Bool
    private let descriptor: Int32
    private var isThere = true

    /// Makes an empty draft.
    ///
    /// - Parameters:
    ///   - target: the path that the file is to have. A link stays a link; the file that it names is replaced.
    ///   - ending: how the draft's name ends.
    /// - Throws: `WholeFile.Failure` with the system's reason.
    package init(of target: String, ending: String = "") throws(WholeFile.Failure) {
        isStream = WholeFile.isStream(target)
        var information = stat()
        var target = target
        if !isStream, stat(target, &information) == 0 {
            guard information.st_mode & S_IFMT != S_IFDIR else {
                throw WholeFile.Failure(reason: "it is a folder")
            }
            if let file = realpath(target, nil) {
                target = String(cString: file)
                free(file)
            }
            guard access(target, W_OK) == 0 else { throw .current }
        }
        self.target = target
        let url = URL(fileURLWithPath: target)
        let folder = isStream ? NSTemporaryDirectory() : url.deletingLastPathComponent().path
        var name = Array("\(folder)/.\(url.lastPathComponent).XXXXXX\(ending)".utf8CString)
        descriptor = mkstemps(&name, Int32(ending.utf8.count))
        guard descriptor >= 0 else { throw .current }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, 0o666 & ~mask)
    }

    /// Writes at the draft's end.
    ///
    /// - Throws: `WholeFile.Failure` with the system's reason; a part may have been written.
    package func append(_ data: Data) throws(WholeFile.Failure) {
        try WholeFile.withSignalsHeld { () throws(WholeFile.Failure) in
            try WholeFile.write(data, toDescriptor: descriptor)
        }
    }

    /// Gives the file its own name.
    ///
    /// - Throws: `WholeFile.Failure` with the system's reason; what was there is as it was.
    package func complete() throws(WholeFile.Failure) {
        if isStream {
            try WholeFile.writeInPlace(WholeFile.read(path, atMost: .max), to: target)
        } else {
            guard rename(path, target) == 0 else { throw .current }
            isThere = false
        }
    }

    deinit {
        if isThere { unlink(path) }
        close(descriptor)
    }
}
