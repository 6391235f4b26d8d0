import CoreGraphics
import Foundation
import Synchronization

// Unchecked because open classes cannot be checked; a lock guards what changes.
/// The versions of a picture, each for other traits. Image views show the one that fits theirs.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let registered: Mutex<[ImageVersion]>

    /// An asset without versions.
    public override convenience init() {
        self.init([])
    }

    init(_ versions: [ImageVersion]) {
        registered = Mutex(versions)
        super.init()
    }

    var versions: [ImageVersion] { registered.withLock { $0 } }

    /// Adds the version for traits, in place of the one that there is for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let version = ImageVersion(image.alone, for: traitCollection)
        registered.withLock { versions in
            versions.removeAll { $0.traits == traitCollection }
            versions.append(version)
        }
    }

    /// Adds the version for the traits of a configuration, in place of the one that there is for the same traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the version that was registered with exactly these traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        registered.withLock { versions in versions.removeAll { $0.traits == traitCollection } }
    }

    /// Removes the version that was registered with exactly the traits of a configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Returns the version that fits traits best; an image without pixels where there is none.
    ///
    /// Traits that are not specified fit any version; the interface counts as light then, and the scale is that of
    /// the screen.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        guard let (image, traits) = version(for: traitCollection) else { return UIImage() }
        return UIImage(image, asset: self, traits: traits)
    }

    /// Returns the version that fits the traits of a configuration best, a symbol as the configuration says; an image
    /// without pixels where there is none.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? UITraitCollection()).withConfiguration(configuration)
    }

    /// The version that fits best of those that can be read, and what it is for.
    func version(for traits: UITraitCollection) -> (image: UIImage, traits: UITraitCollection)? {
        for version in ImageVersion.ranked(versions, for: traits) {
            if let image = version.image { return (image, version.traits) }
        }
        return nil
    }
}

extension UITraitCollection {
    /// A configuration that asks for the version of a picture for these traits.
    public var imageConfiguration: UIImage.Configuration {
        UIImage.Configuration(traitCollection: self)
    }
}
