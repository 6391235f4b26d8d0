import Foundation
import Testing

@testable import PlaygroundKit

/// What a package is, what its sources are, and what its compiler says.
@Suite(.serialized) struct WatchedPackageTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        for name in ["/Sources/App", "/.build/debug", "/Tests", "/Elsewhere"] {
            try FileManager.default.createDirectory(
                atPath: folder.path + name, withIntermediateDirectories: true)
        }
    }

    private func problem(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch let error as WatchProblem {
            return error.sentence
        } catch {
            return "\(error)"
        }
    }

    @Test func `a program's package, configuration and product are those of its path`() throws {
        _ = try folder.file("Package.swift", holding: "")
        let swift = try folder.file("swift", holding: "#!/bin/sh\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)

        let own = try WatchedPackage(
            executable: folder.path + "/.build/x86/debug/App", current: "/",
            searchPath: "/none:\(folder.path)")
        let elsewhere = try WatchedPackage(
            executable: "/scratch/x86/release/App", current: folder.path + "/Sources/App",
            searchPath: folder.path)

        #expect(own.folder == folder.path)
        #expect(
            own.build == [
                swift, "build", "--package-path", folder.path, "--product", "App", "-c", "debug",
            ])
        #expect(elsewhere.build.suffix(4) == ["-c", "release", "--scratch-path", "/scratch"])
    }

    @Test func `outside of a package, and without swift, there is a sentence`() throws {
        let program = "/scratch/x86/debug/App"

        let outside = problem {
            _ = try WatchedPackage(executable: program, current: folder.path, searchPath: "/bin")
        }
        let installed = problem {
            _ = try WatchedPackage(executable: "/usr/bin/App", current: folder.path, searchPath: "/bin")
        }
        _ = try folder.file("Package.swift", holding: "")
        let without = problem {
            _ = try WatchedPackage(executable: program, current: folder.path, searchPath: folder.path)
        }

        #expect(outside.contains("there is no Package.swift in \(folder.path) or above it"))
        #expect(installed.contains("/usr/bin/App is none of a package"))
        #expect(without.contains("builds with the program swift, which is not in the folders of PATH"))
    }

    @Test
    func `sources that are written, made, replaced, moved or removed are changes, other files are none`()
        throws
    {
        let watcher = try SourceWatcher(package: folder.path)
        func changes(_ body: () throws -> Void) rethrows -> Bool {
            try body()
            return watcher.takeChanges()
        }
        let source = folder.path + "/Sources/App/Flip.swift"
        func write(_ path: String) throws { try Data("x".utf8).write(to: URL(fileURLWithPath: path)) }
        func move(_ one: String, _ two: String) { rename(one, two) }

        #expect(try changes { try write(source) })
        #expect(try changes { try write(folder.path + "/Package.swift") })
        #expect(try changes { try write(folder.path + "/Sources/App/picture.png") })
        #expect(try changes { try write(folder.path + "/Elsewhere/shim.h") })
        // As editors do that write beside the file first.
        #expect(try !changes { try write(folder.path + "/Sources/App/.Flip.swift.swp") })
        #expect(changes { move(folder.path + "/Sources/App/.Flip.swift.swp", source) })
        #expect(changes { move(source, folder.path + "/Sources/App/Flop.swift") })
        #expect(changes { unlink(folder.path + "/Sources/App/Flop.swift") })
        #expect(
            try changes {
                try FileManager.default.createDirectory(
                    atPath: folder.path + "/Sources/New/Deep", withIntermediateDirectories: true)
                try write(folder.path + "/Sources/New/Deep/One.swift")
            })
        #expect(try changes { try write(folder.path + "/Sources/New/Deep/Two.swift") })

        #expect(try !changes { try write(folder.path + "/swipe.take.json") })
        #expect(try !changes { try write(folder.path + "/swipe.gif") })
        #expect(try !changes { try write(folder.path + "/.build/debug/App.swift") })
        #expect(try !changes { try write(folder.path + "/Sources/App/Flip.swift~") })
        #expect(try !changes { try write(folder.path + "/Sources/App/.#Flip.swift") })
    }

    @Test func `a build's first error is found in what compiler, linker and manifest say`() {
        let compiler = BuildProblem(
            output: """
                [1/3] Compiling App Flip.swift
                /p/Sources/App/Flip.swift:3:9: warning: unused
                /p/Sources/App/Flip.swift:12:5: error: cannot find 'x' in scope
                10 |
                /p/Sources/App/Flip.swift:12:5: error: cannot find 'x' in scope
                /p/Sources/App/Flop.swift:1:1: error: expected '}'
                error: fatalError
                """)
        let manifest = BuildProblem(output: "error: 'app': invalid manifest\n")
        let silent = BuildProblem(output: "")

        #expect(compiler.file == "/p/Sources/App/Flip.swift" && compiler.line == 12 && compiler.count == 2)
        #expect(compiler.sentence == "App/Flip.swift:12: cannot find 'x' in scope")
        #expect(manifest.sentence == "'app': invalid manifest" && manifest.file == nil)
        #expect(silent.sentence == "the build failed without a word" && silent.count == 1)
    }
}
