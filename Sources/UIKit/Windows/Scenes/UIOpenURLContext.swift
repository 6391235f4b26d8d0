import Foundation

/// A file or an address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The file or the address.
    public let url: URL
    /// How it is opened.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions(openInPlace: url.isFileURL)
        super.init()
    }
}

extension UIScene {
    /// How a file or an address is opened.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// Whether a file is opened where it is, instead of a copy: true for files.
        public let openInPlace: Bool

        /// The program that asks for it. Always nil here, as a desktop does not name that program.
        open var sourceApplication: String? { nil }

        init(openInPlace: Bool) {
            self.openInPlace = openInPlace
            super.init()
        }
    }
}
