import CoreGraphics
import Foundation
import QuartzCore

extension UIImage {
    /// Finds an image of the app by its name; nil where there is none.
    ///
    /// - Parameter name: the name of a PNG or JPEG file, with or without its ending, or of an image set in an asset
    ///   catalog that is among the resources. In folders that provide a namespace it begins with the folder's name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds an image by its name; nil where there is none.
    ///
    /// The image has the other versions of the same name, too: those for the dark appearance, other devices and other
    /// scales. Image views show the one that fits.
    ///
    /// - Parameters:
    ///   - name: as for `init(named:)`.
    ///   - bundle: where to look; nil for the app itself, with the resource bundles beside it.
    ///   - traitCollection: what the version must fit; nil for the current traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let versions = ImageFile.files(named: name, in: bundle).map { ImageVersion($0) }
        let traits =
            traitCollection ?? MainActor.ifCurrent { UITraitCollection.current } ?? UITraitCollection()
        guard let version = ImageVersion.ranked(versions, for: traits).first, let image = version.image else {
            return nil
        }
        self.init(image, asset: UIImageAsset(versions), traits: version.traits)
    }

    /// Finds an image by its name; nil where there is none.
    ///
    /// - Parameters:
    ///   - name: as for `init(named:)`.
    ///   - bundle: where to look; nil for the app itself, with the resource bundles beside it.
    ///   - configuration: what the version must fit. How a symbol is drawn is not read for a picture, as on iOS.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}
