import Foundation
import PlaygroundSamples
import Takes

@testable import PlaygroundKit

/// What a run of the program wrote, and its exit code.
struct Capture {
    var exitCode: Int32 = -1
    var output: [String] = []
    var errors: [String] = []

    static func run(_ arguments: [String], samples: [Sample] = SampleCatalog.everything) -> Capture {
        let box = Box()
        let terminal = Terminal(
            program: "Playground", output: { box.capture.output.append($0) },
            errors: { box.capture.errors.append($0) })
        box.capture.exitCode = Program(name: "Playground", samples: samples).run(
            arguments, terminal: terminal)
        return box.capture
    }

    private final class Box {
        var capture = Capture()
    }
}

/// A folder that is there for one test.
nonisolated final class Folder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/playground-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    func file(_ name: String, holding text: String? = nil) throws -> String {
        let file = path + "/" + name
        if let text { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }
        return file
    }
}
