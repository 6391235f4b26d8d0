import Foundation

extension UIApplication {
    /// The key of an option with which something is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key of the program that asks. It never has a value here, as a desktop does not name that
        /// program.
        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// The key of whether a file is to be opened where it is, instead of a copy: a truth value.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Passes a file or address to the scene's delegate, or to the application's if the scene has none.
    func receive(_ url: URL) {
        if let sceneDelegate = screen.scene.delegate {
            sceneDelegate.scene(screen.scene, openURLContexts: [UIOpenURLContext(url)])
        } else {
            tellDelegate(of: [url])
        }
    }

    /// Passes files and addresses to the application's delegate.
    func tellDelegate(of urls: [URL]) {
        for url in urls {
            let options: [OpenURLOptionsKey: Any] = url.isFileURL ? [.openInPlace: true] : [:]
            _ = delegate?.application(self, open: url, options: options)
        }
    }
}

extension UIApplication.LaunchOptionsKey {
    /// The key of the file or address with which the application was started: a `URL`, the first if there are several.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
}
