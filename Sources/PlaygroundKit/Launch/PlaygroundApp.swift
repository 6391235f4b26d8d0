import Foundation
import SDLHost
@_exported import Takes
@_exported import UIKit

/// A program that shows transitions in the tool.
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
    /// Opens the tool's window, and ends the process when it is closed.
    public static func main() {
        do {
            try ToolLauncher.run(ToolLauncher.Options(samples: samples))
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error.description)\n".utf8))
            exit(1)
        }
    }
}
