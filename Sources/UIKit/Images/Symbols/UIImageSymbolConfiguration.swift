import CoreGraphics
import Foundation

extension UIImage {
    // Unchecked because open classes cannot be checked; what changes does so only in a copy that nobody else has.
    /// Which version of an image is wanted, and how symbols are drawn.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The traits that the version must fit; nil for any.
        open private(set) var traitCollection: UITraitCollection?

        /// Makes a configuration that asks for the version for traits.
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
        }

        /// Returns this configuration with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            let copy = duplicate()
            copy.traitCollection = traitCollection
            return (copy as? Self) ?? self
        }

        /// Returns this configuration with what another one says instead.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let traits = [traitCollection, other.traitCollection].compactMap { $0 }
            let copy = duplicate(applying: other)
            copy.traitCollection = traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits)
            return (copy as? Self) ?? self
        }

        /// A new configuration that says the same, except for the traits, with what another one of the same class says
        /// instead.
        func duplicate(applying other: Configuration? = nil) -> Configuration {
            Configuration(traitCollection: traitCollection)
        }

        /// Whether two configurations say the same.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration, type(of: other) == type(of: self) else {
                return false
            }
            return traitCollection == other.traitCollection
        }

        /// Agrees with `isEqual(_:)`.
        open override var hash: Int { traitCollection.hashValue }
    }

    /// How large and how bold a symbol is, and in which colours.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight?
        let scale: SymbolScale?
        let rendering: SymbolRendering?

        init(
            _ pointSize: CGFloat?, _ weight: SymbolWeight?, _ scale: SymbolScale?,
            rendering: SymbolRendering? = nil
        ) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            self.rendering = rendering
            super.init(traitCollection: nil)
        }

        /// A configuration that says nothing.
        public static let unspecified = SymbolConfiguration(nil, nil, nil)

        /// As large as text of a size in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize, nil, nil) }

        /// As large as text of a size in points, and as bold as a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize, weight, nil)
        }

        /// As large as text of a size in points, as bold as a weight, and scaled.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, weight, scale)
        }

        /// As bold as a weight.
        public convenience init(weight: SymbolWeight) { self.init(nil, weight, nil) }

        /// Scaled beside text.
        public convenience init(scale: SymbolScale) { self.init(nil, nil, scale) }

        /// As large as a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, nil, nil)
        }

        /// As large as a text style, and scaled.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, nil, scale)
        }

        /// As large as text in a font.
        public convenience init(font: UIFont) { self.init(font.pointSize, nil, nil) }

        /// As large as text in a font, and scaled.
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(font.pointSize, nil, scale) }

        /// In a colour, of which the areas of filled symbols that have something in them are half as opaque. The
        /// colour is that of the traits when the image is made.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(nil, nil, nil, rendering: .hierarchical(hierarchicalColor))
        }

        /// In colours: the first one for what stands out, the second one for the areas of filled symbols that have
        /// something in them. One alone is as that of `init(hierarchicalColor:)`.
        public convenience init(paletteColors: [UIColor]) {
            self.init(nil, nil, nil, rendering: .palette(paletteColors))
        }

        /// Returns a configuration in the tint, whatever another one says of colours.
        public static func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(nil, nil, nil, rendering: .monochrome)
        }

        /// Returns this configuration with what another one says instead.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            applying(other as Configuration?)
        }

        override func duplicate(applying other: Configuration?) -> Configuration {
            let other = other as? SymbolConfiguration
            return SymbolConfiguration(
                other?.pointSize ?? pointSize, other?.weight ?? weight, other?.scale ?? scale,
                rendering: other?.rendering ?? rendering)
        }

        /// Whether two configurations say the same.
        public override func isEqual(_ object: Any?) -> Bool {
            guard super.isEqual(object), let other = object as? SymbolConfiguration else { return false }
            return (pointSize, weight, scale, rendering)
                == (other.pointSize, other.weight, other.scale, other.rendering)
        }

        /// Agrees with `isEqual(_:)`.
        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            hasher.combine(rendering)
            return hasher.finalize()
        }
    }

    /// How bold a symbol is, as fonts are.
    public enum SymbolWeight: Int, Sendable {
        /// That of regular text.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Thin.
        case thin = 2
        /// Light.
        case light = 3
        /// As regular text.
        case regular = 4
        /// A little bolder.
        case medium = 5
        /// Between medium and bold.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Bolder than bold.
        case heavy = 8
        /// The boldest.
        case black = 9

        /// The width of strokes as a part of the point size. Our own values.
        var stroke: CGFloat {
            switch self {
            case .ultraLight: 0.03
            case .thin: 0.045
            case .light: 0.065
            case .unspecified, .regular: 0.085
            case .medium: 0.1
            case .semibold: 0.115
            case .bold: 0.13
            case .heavy: 0.15
            case .black: 0.17
            }
        }
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// That of the surroundings: medium.
        case `default` = -1
        /// None: medium.
        case unspecified = 0
        /// Small.
        case small = 1
        /// Medium.
        case medium = 2
        /// Large.
        case large = 3

        /// The side of the symbol's square as a part of the point size. Our own values.
        var side: CGFloat {
            switch self {
            case .small: 1
            case .default, .unspecified, .medium: 1.25
            case .large: 1.6
            }
        }
    }
}

/// In which colours symbols are drawn.
enum SymbolRendering: Hashable {
    /// How opaque areas behind something are.
    private static let areaAlpha: CGFloat = 0.5

    case monochrome
    case hierarchical(UIColor)
    case palette([UIColor])

    /// The colours of what stands out and of the areas behind it; nil for those of the surroundings.
    var colors: (front: UIColor, back: UIColor)? {
        switch self {
        case .monochrome: nil
        case .hierarchical(let color): (color, Self.faded(color))
        case .palette(let colors): colors.first.map { ($0, colors.count > 1 ? colors[1] : Self.faded($0)) }
        }
    }

    private static func faded(_ color: UIColor) -> UIColor {
        color.withAlphaComponent(color.cgColor.alpha * areaAlpha)
    }
}
