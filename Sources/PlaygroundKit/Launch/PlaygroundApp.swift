import Foundation
@_exported import Takes
@_exported import UIKit

/// A program that shows transitions in the tool, with the tool's whole command line: `--help` lists it.
///
/// ```swift
/// import PlaygroundKit
///
/// @main struct MyTransitions: PlaygroundApp {
///     static let samples = [Sample(id: "flip", title: "Flip") { FlipFirstViewController() }]
/// }
/// ```
@MainActor
public protocol PlaygroundApp {
    /// The samples that one can choose, at least one.
    static var samples: [Sample] { get }
}

extension PlaygroundApp {
    /// Does what the command line asks for, as to open the tool's window, and ends the process.
    public static func main() {
        Terminal.fillClosedStreams()
        let arguments = CommandLine.arguments
        let name = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "\(Self.self)"
        let program = Program(name: name, samples: samples, origin: ToolModel.Origin(Self.self))
        exit(program.run(Array(arguments.dropFirst())))
    }
}
