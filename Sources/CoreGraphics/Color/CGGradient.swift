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

    /// Returns the colour at a location. Opacity is mixed apart from colour: halfway from white to transparent black lies a
    /// translucent gray. Of colours at one location the last counts.
    package func color(at location: CGFloat) -> SIMD4<Float> {
        guard let next = locations.firstIndex(where: { $0 > location }) else {
            return colors[colors.count - 1].rgba
        }
        guard next > 0 else { return colors[0].rgba }
        let (low, high) = (locations[next - 1], locations[next])
        // Not a number where the way between the locations is infinite.
        let part = Float(max(0, (location - low) / (high - low)))
        let start = colors[next - 1].rgba
        return start + (colors[next].rgba - start) * part
    }

    /// The colours from 0 to 1: where locations lie beyond, the colours at the ends take their place.
    var colorsWithinEnds: [(location: CGFloat, color: SIMD4<Float>)] {
        let inside = zip(locations, colors).filter { 0...1 ~= $0.0 }.map { ($0.0, $0.1.rgba) }
        return [(0, color(at: 0))] + inside + [(1, color(at: 1))]
    }
}
