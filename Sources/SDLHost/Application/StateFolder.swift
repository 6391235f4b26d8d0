import Foundation

/// The folder in which programs keep what they remember from one start to the next.
package enum StateFolder {
    /// Returns `$XDG_STATE_HOME`, or `~/.local/state`.
    package static func url(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
        return URL(fileURLWithPath: environment["HOME"] ?? "/").appendingPathComponent(".local/state")
    }
}
