import Foundation

/// A package whose program is built again when it changes.
nonisolated struct WatchedPackage: Equatable {
    /// The package's folder.
    let folder: String
    /// The program that is built, and the one that runs.
    let executable: String
    /// The words of the command that builds it.
    let build: [String]

    /// The package of a program that `swift build` made.
    ///
    /// - Parameters:
    ///   - executable: the program's path.
    ///   - current: the folder in which it was started.
    ///   - searchPath: where programs are looked up, as `$PATH`.
    /// - Throws: `WatchProblem` where there is no package, or nothing that builds it.
    init(executable: String, current: String, searchPath: String) throws(WatchProblem) {
        let words = executable.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
        guard words.count > 3, let name = words.last, let configuration = words.dropLast().last,
            ["debug", "release"].contains(configuration)
        else {
            throw WatchProblem(
                "--watch builds a program again that \"swift run\" or \"swift build\" has built; \(executable) is none of a package."
            )
        }
        let scratch = words.dropLast(3).joined(separator: "/")
        guard let folder = Self.folder(of: scratch, current: current) else {
            throw WatchProblem(
                "--watch builds the package in the folder in which it is started, and there is no Package.swift in \(current) or above it."
            )
        }
        guard let swift = Self.program("swift", in: searchPath) else {
            throw WatchProblem(
                "--watch builds with the program swift, which is not in the folders of PATH: add the one that has it."
            )
        }
        self.folder = folder
        self.executable = executable
        var build = [swift, "build", "--package-path", folder, "--product", name, "-c", configuration]
        if scratch != folder + "/.build" { build += ["--scratch-path", scratch] }
        self.build = build
    }

    /// A package that another command builds.
    init(folder: String, executable: String, build: [String]) {
        (self.folder, self.executable, self.build) = (folder, executable, build)
    }

    /// Returns the folder of the manifest: the one in which the program was started, or one above that, or that in
    /// which the build's own folder lies.
    private static func folder(of scratch: String, current: String) -> String? {
        func isPackage(_ folder: String) -> Bool { access(folder + "/Package.swift", R_OK) == 0 }
        var words = current.split(separator: "/")
        while !words.isEmpty {
            let folder = "/" + words.joined(separator: "/")
            if isPackage(folder) { return folder }
            words.removeLast()
        }
        guard scratch.hasSuffix("/.build") else { return nil }
        let folder = String(scratch.dropLast("/.build".count))
        return isPackage(folder) ? folder : nil
    }

    private static func program(_ name: String, in searchPath: String) -> String? {
        searchPath.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// What tells one build of the program from another; nil where there is none.
    var stamp: [Int]? {
        var information = stat()
        guard stat(executable, &information) == 0 else { return nil }
        let time = information.st_mtim
        return [Int(information.st_ino), Int(information.st_size), time.tv_sec, time.tv_nsec]
    }
}

/// What a compiler said against a package.
nonisolated struct BuildProblem: Codable, Equatable, Sendable {
    /// The file of the first error; nil for one without a place.
    var file: String?
    /// The line of the first error.
    var line: Int?
    /// What the first error is.
    var message: String
    /// The number of errors, at least 1.
    var count: Int

    /// The file's name, line and message, as one reads them.
    var sentence: String {
        guard let file, let line else { return message }
        let name = file.split(separator: "/").suffix(2).joined(separator: "/")
        return "\(name):\(line): \(message)"
    }

    /// Finds the first error in the output of a build that failed.
    init(output: String) {
        let places = output.matches(of: /(?m)^(\/[^:\n]+):(\d+):\d+: error: (.*)$/)
        // The compiler repeats an error for each file that needs its module.
        count = max(Set(places.map { "\($0.1):\($0.2): \($0.3)" }).count, 1)
        if let first = places.first {
            (file, line, message) = (String(first.1), Int(first.2), String(first.3))
            return
        }
        let errors = output.matches(of: /(?m)^(?:.*: )?error: (.*)$/)
        let last = output.split(separator: "\n").last.map { String($0) }
        message = errors.first.map { String($0.1) } ?? last ?? "the build failed without a word"
    }
}
