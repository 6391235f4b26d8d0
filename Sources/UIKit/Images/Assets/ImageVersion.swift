import CoreGraphics
import Foundation
import Synchronization

/// A picture of an asset, and what it is for. A file is read when the picture is first asked for.
struct ImageVersion: Sendable {
    /// Where a picture comes from.
    private enum Source: Equatable, Sendable {
        case image(UIImage)
        case file(ImageFile)
    }

    /// The traits that the picture is for; what they leave open it suits in any case.
    let traits: UITraitCollection
    private let source: Source
    private let contents = FileContents()

    /// Makes a version of a picture that has no asset of its own.
    init(_ image: UIImage, for traits: UITraitCollection) {
        self.traits = traits
        source = .image(image)
    }

    init(_ file: ImageFile) {
        traits = file.traits
        source = .file(file)
    }

    /// The picture; nil where its file cannot be read.
    var image: UIImage? {
        switch source {
        case .image(let image): image
        case .file(let file): contents.read(file)
        }
    }

    private var scale: CGFloat {
        if traits.displayScale > 0 { return traits.displayScale }
        switch source {
        case .image(let image): return image.scale
        case .file(let file): return file.scale
        }
    }

    // MARK: - Choosing

    /// Returns versions in the order in which they fit traits, the best one first: those that are for nothing else,
    /// then those that are for more of it, then those of the nearest scale at or above the one that is wanted, then the
    /// largest.
    static func ranked(_ versions: [ImageVersion], for wanted: UITraitCollection) -> [ImageVersion] {
        let scale = wanted.displayScale > 0 ? wanted.displayScale : UIGraphicsImageRendererFormat().scale
        var values = wanted.values
        if wanted.userInterfaceStyle == .unspecified { values.userInterfaceStyle = .light }
        if wanted.accessibilityContrast == .unspecified { values.accessibilityContrast = .normal }
        if wanted.layoutDirection == .unspecified { values.layoutDirection = .leftToRight }
        // The nearest scale is right, too.
        values.remove(UITraitDisplayScale.self)
        let fits = versions.enumerated().map { index, version in
            Fit(version.traits.values, values, version.scale, scale, index)
        }
        return fits.sorted().map { versions[$0.index] }
    }

    /// How well a version fits; the smaller, the better.
    private struct Fit: Comparable {
        let contradictions: Int
        let agreements: Int
        let isTooSmall: Bool
        let distance: CGFloat
        let index: Int

        init(
            _ traits: TraitValues, _ wanted: TraitValues, _ scale: CGFloat, _ wantedScale: CGFloat,
            _ index: Int
        ) {
            (agreements, contradictions) = traits.agreement(with: wanted)
            isTooSmall = scale < wantedScale
            distance = abs(scale - wantedScale)
            self.index = index
        }

        static func < (first: Fit, second: Fit) -> Bool {
            if first.contradictions != second.contradictions {
                return first.contradictions < second.contradictions
            }
            if first.agreements != second.agreements { return first.agreements > second.agreements }
            if first.isTooSmall != second.isTooSmall { return second.isTooSmall }
            if first.distance != second.distance { return first.distance < second.distance }
            return first.index < second.index
        }
    }
}

extension ImageVersion: Equatable {
    static func == (first: ImageVersion, second: ImageVersion) -> Bool {
        first.traits == second.traits && first.source == second.source
    }
}

/// The picture of a file, once it was read.
private final class FileContents: Sendable {
    /// nil before; the picture, or nil where there is none, afterwards.
    private let image = Mutex<UIImage??>(nil)

    func read(_ file: ImageFile) -> UIImage? {
        image.withLock { image in
            if let image { return image }
            let read = file.read()
            image = .some(read)
            return read
        }
    }
}
