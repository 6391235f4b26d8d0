import Foundation

extension UIApplication {
    /// The key of an option with which something is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Tells the delegate of what is to be opened.
    func open(_ url: URL) {
        _ = delegate?.application(self, open: url, options: [:])
    }
}
