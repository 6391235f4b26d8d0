import Foundation

/// Tells when a source file of a package changes, appears, goes, or is replaced by another of its name.
///
/// Sources are the manifest, everything in the folder `Sources`, and files elsewhere whose names end as sources' do. What
/// is hidden (the build's own folder, an editor's swap files) is none, nor is a backup.
nonisolated final class SourceWatcher {
    /// How names of sources end outside of the folder `Sources`.
    private static let endings: Set<String> = [
        "swift", "c", "h", "cc", "cpp", "cxx", "hpp", "s", "S", "m", "mm", "modulemap",
    ]
    private static let events =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
        | UInt32(IN_CREATE) | UInt32(IN_ONLYDIR)
    /// The bytes that are read at once: some hundred changes.
    private static let bufferSize = 64 << 10

    /// Readable once something has happened in the package's folders.
    let descriptor: Int32
    private let package: String
    /// The watched folders, by the number of their watch.
    private var folders: [Int32: String] = [:]

    /// Watches a package.
    ///
    /// - Throws: `WatchProblem` where the system has no watches left, with what to set.
    init(package: String) throws(WatchProblem) {
        self.package = package
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw WatchProblem(
                "The folder \(package) cannot be watched: \(WatchProblem.reason). fs.inotify.max_user_instances may be too low."
            )
        }
        do {
            _ = try watch(package)
        } catch {
            close(descriptor)
            throw error
        }
    }

    deinit { close(descriptor) }

    /// Takes what has happened since the last call.
    ///
    /// - Returns: whether a source has changed.
    func takeChanges() -> Bool {
        var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
        var hasChanged = false
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return hasChanged }
            if take(buffer[..<count]) { hasChanged = true }
        }
    }

    private func take(_ bytes: ArraySlice<UInt8>) -> Bool {
        let head = MemoryLayout<inotify_event>.size
        var (offset, hasChanged) = (0, false)
        while offset + head <= bytes.count {
            let event = bytes.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            }
            let letters = bytes.dropFirst(offset + head).prefix(Int(event.len)).prefix { $0 != 0 }
            if take(event, name: String(decoding: letters, as: UTF8.self)) { hasChanged = true }
            offset += head + Int(event.len)
        }
        return hasChanged
    }

    private func take(_ event: inotify_event, name: String) -> Bool {
        // More has happened than the system could note: anything may have changed.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
            _ = try? watch(package)
            return true
        }
        if event.mask & UInt32(IN_IGNORED) != 0 {
            folders[event.wd] = nil
            return false
        }
        guard let folder = folders[event.wd], !name.isEmpty else { return false }
        let path = folder + "/" + name
        if event.mask & UInt32(IN_ISDIR) != 0 {
            guard !Self.isHidden(name) else { return false }
            let appeared = event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
            // Files may be in it by the time at which it is watched.
            return appeared ? (try? watch(path)) ?? false : isInSources(path)
        }
        // A file that was only made is not written yet.
        return event.mask & UInt32(IN_CREATE) == 0 && isSource(path)
    }

    /// Watches a folder and those in it.
    ///
    /// - Returns: whether there is a source in it.
    private func watch(_ folder: String) throws(WatchProblem) -> Bool {
        let number = inotify_add_watch(descriptor, folder, Self.events)
        if number < 0 {
            // It has gone, or is none of ours.
            guard errno == ENOSPC else { return false }
            throw WatchProblem(
                "The folder \(folder) cannot be watched: fs.inotify.max_user_watches is too low.")
        }
        folders[number] = folder
        var hasSource = false
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where !Self.isHidden(name) {
            let path = folder + "/" + name
            var information = stat()
            guard lstat(path, &information) == 0 else { continue }
            if information.st_mode & S_IFMT == S_IFDIR {
                if try watch(path) { hasSource = true }
            } else if isSource(path) {
                hasSource = true
            }
        }
        return hasSource
    }

    private static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") || name.hasPrefix("#") }

    private func isInSources(_ path: String) -> Bool { path.hasPrefix(package + "/Sources/") }

    private func isSource(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map { String($0) } ?? ""
        guard !Self.isHidden(name), !name.hasSuffix("~") else { return false }
        guard !isInSources(path) else { return true }
        guard let dot = name.lastIndex(of: ".") else { return false }
        return Self.endings.contains(String(name[name.index(after: dot)...]))
    }
}

/// Why nothing can be watched, in a sentence.
nonisolated struct WatchProblem: Error, Equatable {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }

    /// The system's words for what went wrong last.
    static var reason: String { String(cString: strerror(errno)).lowercased() }
}
