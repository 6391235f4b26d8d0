import Foundation
import Testing
import UITesting

@testable import UIKit

/// The versions of an image, and which of them shows.
@Suite struct ImageAssetTests {
    private let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// A square of four points in one colour.
    private func square(_ color: UIColor, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    /// Puts a view into the window.
    private func add<View: UIView>(_ view: View) -> View {
        stage.run { stage.window.addSubview(view) }
        return view
    }

    private func shown(by view: UIImageView) -> CGImage? { view.layer.contents as? CGImage }

    // MARK: - Choosing

    @Test func `the version for the traits is found, and the first one where none is`() {
        let (day, night) = (square(.white), square(.black))
        let asset = UIImageAsset()
        #expect(asset.image(with: light).cgImage == nil)

        asset.register(day, with: light)
        #expect(asset.image(with: dark) == day)
        asset.register(night, with: dark)

        #expect(asset.image(with: light).cgImage === day.cgImage)
        #expect(asset.image(with: dark).cgImage === night.cgImage)
        #expect(asset.image(with: UITraitCollection()).cgImage === day.cgImage)
        #expect(asset.image(with: dark).traitCollection.userInterfaceStyle == .dark)
        #expect(asset.image(with: dark).imageAsset === asset)
    }

    @Test func `a version takes the place of the one for the same traits, and can be removed`() {
        let (first, second) = (square(.red), square(.green))
        let asset = UIImageAsset()
        asset.register(square(.white), with: light)
        asset.register(first, with: dark)
        asset.register(second, with: UIImage.Configuration(traitCollection: dark))

        #expect(asset.image(with: dark).cgImage === second.cgImage)
        asset.unregisterImage(with: UITraitCollection(userInterfaceIdiom: .pad))
        #expect(asset.image(with: dark.imageConfiguration).cgImage === second.cgImage)
        asset.unregisterImage(with: dark.imageConfiguration)
        #expect(asset.image(with: dark).traitCollection.userInterfaceStyle == .light)
    }

    @Test(arguments: [(1.0, 1.0), (2.0, 2.0), (1.5, 2.0), (4.0, 3.0)])
    func `of several scales the nearest one above is chosen, or else the largest`(
        wanted: Double, found: Double
    ) {
        let asset = UIImageAsset()
        for scale in [3, 1, 2] as [CGFloat] {
            asset.register(square(.red, scale: scale), with: UITraitCollection(displayScale: scale))
        }

        #expect(asset.image(with: UITraitCollection(displayScale: CGFloat(wanted))).scale == CGFloat(found))
    }

    @Test func `what a version is for counts more than its scale`() {
        let pad = UITraitCollection(userInterfaceIdiom: .pad)
        let asset = UIImageAsset()
        asset.register(square(.white, scale: 2), with: UITraitCollection(displayScale: 2))
        asset.register(
            square(.red), with: UITraitCollection(traitsFrom: [pad, UITraitCollection(displayScale: 1)]))
        let twice = UITraitCollection(displayScale: 2)
        let phone = UITraitCollection(userInterfaceIdiom: .phone)

        #expect(asset.image(with: UITraitCollection(traitsFrom: [pad, twice])).scale == 1)
        #expect(asset.image(with: UITraitCollection(traitsFrom: [phone, twice])).scale == 2)
    }

    // MARK: - Showing

    @Test func `an image view shows the version for its traits, and another one when they change`() {
        let (day, night) = (square(.white), square(.black))
        day.imageAsset?.register(night, with: dark)
        let view = add(UIImageView(image: day))
        #expect(shown(by: view) === day.cgImage && view.image === day)

        stage.run { view.overrideUserInterfaceStyle = .dark }
        #expect(shown(by: view) === night.cgImage && view.image === day)

        stage.run { view.overrideUserInterfaceStyle = .unspecified }
        #expect(shown(by: view) === day.cgImage)
        stage.run { stage.window.overrideUserInterfaceStyle = .dark }
        #expect(shown(by: view) === night.cgImage)
    }

    @Test func `a view that is put somewhere dark shows the dark version`() {
        let (day, night) = (square(.white), square(.black))
        day.imageAsset?.register(night, with: dark)
        let view = UIImageView(image: day)
        let panel = add(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        stage.run { panel.overrideUserInterfaceStyle = .dark }

        stage.run { panel.addSubview(view) }
        #expect(shown(by: view) === night.cgImage)
        stage.run { stage.window.addSubview(view) }
        #expect(shown(by: view) === day.cgImage)
    }

    @Test func `rendering mode and caps are those of the image that was given`() {
        let (day, night) = (square(.white), square(.black))
        day.imageAsset?.register(night, with: dark)
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let template = day.withRenderingMode(.alwaysTemplate)
            .resizableImage(withCapInsets: insets, resizingMode: .stretch)

        let view = add(UIImageView(image: template))
        stage.run { view.overrideUserInterfaceStyle = .dark }

        #expect(shown(by: view)?.isMask == true && view.layer.contentsTint != nil)
        #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    }

    @Test func `images of the same pixels differ where their versions do`() {
        let plain = square(.white)
        let other = plain.withRenderingMode(.automatic)
        #expect(plain == other && plain.imageAsset !== other.imageAsset && plain == other)

        other.imageAsset?.register(square(.black), with: dark)
        #expect(
            plain != other && other.withRenderingMode(.alwaysOriginal).withRenderingMode(.automatic) == other)
    }

    @Test func `an image and its asset go when nobody holds them`() {
        weak var asset: UIImageAsset?
        do {
            let image = square(.white)
            asset = image.imageAsset
            image.imageAsset?.register(square(.black), with: dark)
            #expect(asset != nil)
        }
        #expect(asset == nil)
    }

    // MARK: - Configurations

    @Test func `a configuration asks for a version`() {
        let (day, night) = (square(.white), square(.black))
        day.imageAsset?.register(night, with: dark)

        #expect(day.withConfiguration(dark.imageConfiguration).cgImage === night.cgImage)
        #expect(day.withConfiguration(UIImage.SymbolConfiguration(pointSize: 9)) === day)
        #expect(day.configuration?.traitCollection?.displayScale == 1)
    }

    @Test func `configurations are put together`() {
        let bold = UIImage.SymbolConfiguration(weight: .bold).withTraitCollection(dark)
        let large = UIImage.SymbolConfiguration(pointSize: 30)

        let both = bold.applying(large)
        #expect(both.traitCollection == dark)
        #expect(both == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold).withTraitCollection(dark))
        #expect(both != UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
        #expect(large.applying(dark.imageConfiguration) == large.withTraitCollection(dark))
        #expect(large.applying(nil) == large)
        let plain = UIImage.Configuration(traitCollection: light)
        #expect(plain.applying(dark.imageConfiguration) == dark.imageConfiguration)
        #expect(plain.hash == light.imageConfiguration.hash && plain != dark.imageConfiguration)
    }
}
