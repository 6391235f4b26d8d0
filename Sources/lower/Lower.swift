import Foundation
import Lowering

/// Lowers iOS source for the build-tool plugin, or shows and writes the edits for the command plugin.
@main
struct Lower {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        guard let mode = arguments.popFirst() else { fail(usage) }
        do {
            switch mode {
            case "--build": try build(&arguments)
            case "--diff": try show(arguments)
            case "--write": try write(arguments)
            default: fail("\(mode) is unknown. \(usage)")
            }
        } catch {
            fail("\(error.localizedDescription)")
        }
    }

    private static let usage = """
        lower --build OUTPUT INPUT [OUTPUT INPUT …]   lowers the files of one module
        lower --diff FILE…                            shows the edits of the files of one module
        lower --write FILE…                           makes them
        """

    private static func build(_ arguments: inout [String]) throws {
        var outputs: [String] = []
        var inputs: [String] = []
        while let output = arguments.popFirst(), let input = arguments.popFirst() {
            outputs.append(output)
            inputs.append(input)
        }
        for (file, output) in zip(try lowered(inputs), outputs) {
            let old = try? String(contentsOfFile: output, encoding: .utf8)
            // An untouched file spares the compiler its work.
            if old != file.text { try file.text.write(toFile: output, atomically: true, encoding: .utf8) }
        }
    }

    private static func show(_ paths: [String]) throws {
        for (file, path) in zip(try lowered(paths), paths) {
            warn(of: file)
            guard let ported = file.ported, let old = try? String(contentsOfFile: path, encoding: .utf8)
            else { continue }
            print(LineDifference(from: old, to: ported).text(name: path), terminator: "")
        }
    }

    private static func write(_ paths: [String]) throws {
        for (file, path) in zip(try lowered(paths), paths) {
            warn(of: file)
            guard let ported = file.ported, let old = try? String(contentsOfFile: path, encoding: .utf8),
                old != ported
            else { continue }
            try ported.write(toFile: path, atomically: true, encoding: .utf8)
            print(path)
        }
    }

    private static func lowered(_ paths: [String]) throws -> [LoweredFile] {
        let files = try paths.map { path in
            SourceFile(path: path, bytes: try Data(contentsOf: URL(fileURLWithPath: path)))
        }
        return Lowering(files).lowered()
    }

    private static func warn(of file: LoweredFile) {
        for problem in file.problems {
            FileHandle.standardError.write(
                Data("\(file.path):\(problem.line): error: \(problem.message)\n".utf8))
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(2)
    }
}

extension Array {
    fileprivate mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
}
