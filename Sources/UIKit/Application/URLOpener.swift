import Foundation
import QuartzCore

/// Opens addresses and files with the programs of the desktop.
@MainActor
package final class URLOpener: FrameClockPart {
    /// Opens an address, and returns whether there was a program for it; nil where there is no desktop.
    package var open: ((URL) -> Bool)?

    package init(clock: FrameClock) {}
}

extension UIApplication {
    /// The address of the page of settings that iOS has for each app; a desktop has no program for it.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Whether the desktop may have a program for an address or a file: it has a scheme, and there is a desktop.
    public func canOpenURL(_ url: URL) -> Bool {
        url.scheme != nil && screen.clock.part(URLOpener.self).open != nil
    }

    /// Opens an address or a file with the program that the desktop has for it.
    ///
    /// - Parameters:
    ///   - url: the address or the file.
    ///   - options: not used.
    ///   - completion: called with whether it was opened.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = opens(url)
        completion?(isOpened)
    }

    /// Opens an address or a file with the program that the desktop has for it.
    ///
    /// - Returns: whether it was opened.
    @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
    @discardableResult
    public func openURL(_ url: URL) -> Bool { opens(url) }

    private func opens(_ url: URL) -> Bool {
        canOpenURL(url) && screen.clock.part(URLOpener.self).open?(url) == true
    }

    /// The key of an option with which an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
