/// Colours along a way from 0 to 1.
public final class CGGradient: Sendable {
    package let colors: [CGColor]
    package let locations: [CGFloat]

    /// A gradient, or nil if there are no colours, or locations that are not as many as colours.
    ///
    /// - Parameters:
    ///   - space: is always sRGB in the end, as colours are.
    ///   - colors: `CGColor`s.
    ///   - locations: rising, from 0 to 1; nil spreads the colours evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
        self.colors = colors
        let last = CGFloat(max(colors.count - 1, 1))
        self.locations = locations ?? colors.indices.map { CGFloat($0) / last }
    }

    /// A gradient of an array of `CGColor`s as Core Foundation has it; what is no colour is left out.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        self.init(
            colorsSpace: space, colors: (0..<colors.count).compactMap { colors[$0] as? CGColor },
            locations: locations)
    }

    /// A gradient of the numbers of colours one after the other; nil where the numbers are too few.
    ///
    /// - Parameters:
    ///   - space: what the numbers mean.
    ///   - components: the numbers of each colour, followed by its alpha.
    ///   - locations: rising, from 0 to 1; nil spreads the colours evenly.
    ///   - count: how many colours there are.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
        count: Int
    ) {
        let length = space.numberOfComponents + 1
        guard count > 0, components.count / length >= count else { return nil }
        let colors = (0..<count).compactMap {
            CGColor(colorSpace: space, components: Array(components[$0 * length..<($0 + 1) * length]))
        }
        self.init(colorsSpace: space, colors: colors, locations: locations.map { Array($0.prefix(count)) })
    }
}
