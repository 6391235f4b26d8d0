import Foundation

extension UIApplication {
    /// The key of an option with which something is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key of the program that asks: there is no value for it, as no program of a desktop tells.
        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// The key of whether a file is to be opened where it is, instead of a copy: a truth value.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Tells the scene's delegate of what is to be opened, or else the application's.
    func receive(_ url: URL) {
        if let sceneDelegate = screen.scene.delegate {
            sceneDelegate.scene(screen.scene, openURLContexts: [UIOpenURLContext(url)])
        } else {
            tellDelegate(of: [url])
        }
    }

    /// Tells the application's delegate of what is to be opened.
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
