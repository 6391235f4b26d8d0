import Foundation

/// What a program is started to open: desktops append files and addresses to its command, as `%F` and `%U` of its desktop
/// entry ask for.
enum LaunchURLs {
    /// Returns the files and addresses among a program's arguments, of which the first is its name. Options, and what is
    /// neither an address with a scheme nor a file that exists, are the program's own.
    static func read(_ arguments: [String]) -> [URL] {
        arguments.dropFirst().compactMap { argument in
            if argument.isEmpty || argument.hasPrefix("-") { return nil }
            if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument) }
            guard let url = URL(string: argument), url.scheme != nil else { return nil }
            return url
        }
    }
}
