/// A colour with alpha, immutable: sRGB numbers from 0 to 1, not multiplied by alpha.
public final class CGColor: Sendable, Hashable {
    /// The colour in sRGB, whatever space it was made in: red, green, blue, alpha; not multiplied by alpha.
    package let rgba: SIMD4<Float>

    /// What the components mean.
    public let colorSpace: CGColorSpace?

    /// What is repeated in place of one colour; nil for a plain colour.
    package let tile: ColorTile?

    /// Opaque white, in the gray space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black, in the gray space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Nothing to see: black with alpha 0.
    public static let clear = CGColor(gray: 0, alpha: 0)

    package init(rgba: SIMD4<Float>, space: CGColorSpace = .rgb) {
        let numbers = rgba.replacing(with: 0, where: rgba .!= rgba)
        self.rgba = numbers.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
        colorSpace = space
        tile = nil
    }

    /// A picture that is repeated where shapes, lines and masks are drawn. Where one colour is needed, there is none.
    package init(tile: ColorTile) {
        rgba = .zero
        colorSpace = .pattern
        self.tile = tile
    }

    /// A colour in sRGB. What lies outside of 0…1 is brought to the nearest end.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: SIMD4(Float(red), Float(green), Float(blue), Float(alpha)))
    }

    /// A colour in sRGB; the same as `init(red:green:blue:alpha:)`.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A gray from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgba: SIMD4(Float(gray), Float(gray), Float(gray), Float(alpha)), space: .gray)
    }

    /// A colour from the numbers of `space` followed by alpha, or nil if their count does not fit.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard space.model != .pattern, components.count == space.numberOfComponents + 1 else { return nil }
        if space.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    /// How opaque the colour is, from 0 to 1; of a pattern how opaque its picture is drawn.
    public var alpha: CGFloat { tile?.opacity ?? CGFloat(rgba.w) }

    /// Whether nothing shows through what is filled with the colour.
    package var isOpaque: Bool { alpha == 1 && tile?.image.isOpaque != false }

    /// The numbers of the colour's space, then alpha.
    public var components: [CGFloat]? {
        switch numberOfComponents {
        case 1: [alpha]
        case 2: [CGFloat(rgba.x), CGFloat(rgba.w)]
        default: [CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z), CGFloat(rgba.w)]
        }
    }

    /// How many numbers `components` has, alpha counted.
    public var numberOfComponents: Int { (colorSpace?.numberOfComponents ?? 3) + 1 }

    /// The same colour or pattern with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let tile { return CGColor(tile: tile.faded(to: alpha)) }
        return CGColor(rgba: SIMD4(rgba.x, rgba.y, rgba.z, Float(alpha)), space: colorSpace ?? .rgb)
    }

    /// The same colour in another space; gray has the brightness of the colour.
    ///
    /// - Parameters:
    ///   - space: the space.
    ///   - intent: what counts where a space lacks colours; both spaces are of one range, so that none is missing.
    ///   - options: nil.
    /// - Returns: the colour; nil for a pattern.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard tile == nil, space.model != .pattern else { return nil }
        guard space.numberOfComponents == 1, colorSpace?.numberOfComponents != 1 else {
            return CGColor(rgba: rgba, space: space)
        }
        // The parts of Rec. 709.
        let gray = 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z
        return CGColor(rgba: SIMD4(gray, gray, gray, rgba.w), space: space)
    }

    /// Two colours are equal if they look the same and are of one space.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || (left.rgba == right.rgba && left.colorSpace == right.colorSpace && left.tile == right.tile)
    }

    /// Mixes the components into the hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
