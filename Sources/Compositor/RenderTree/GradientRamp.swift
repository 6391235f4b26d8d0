import CoreGraphics
import QuartzCore

/// A gradient's colours as a row of pixels.
enum GradientRamp {
    static let length = 256

    @MainActor
    static func gradient(of layer: CAGradientLayer) -> RenderExtra.Gradient? {
        let values = layer.shownGradient
        let stops = stops(values)
        guard !stops.isEmpty else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(length * 4)
        for index in 0..<length {
            var color = color(at: (Float(index) + 0.5) / Float(length), stops)
            color *= SIMD4(color.w, color.w, color.w, 1)
            let packed = PackedColor(color)
            pixels += [packed.red, packed.green, packed.blue, packed.alpha]
        }
        let kind: Float
        switch values.type {
        case .radial: kind = 1
        case .conic: kind = 2
        default: kind = 0
        }
        return RenderExtra.Gradient(
            ramp: CGImage(width: length, height: 1, isMask: false, isOpaque: false, pixels: pixels),
            kind: kind,
            start: SIMD2(Float(values.startPoint.x), Float(values.startPoint.y)),
            end: SIMD2(Float(values.endPoint.x), Float(values.endPoint.y)))
    }

    /// The colours as they are mixed, which is apart from their opacity: halfway from white to transparent black lies a
    /// translucent gray, as in Core Animation.
    private static func stops(_ values: GradientValues) -> [(location: Float, color: SIMD4<Float>)] {
        let colors = values.colors.map(\.rgba)
        guard colors.count > 1 else { return colors.map { (0, $0) } }
        return colors.enumerated().map { index, color in
            let even = Float(index) / Float(colors.count - 1)
            let given = values.locations.flatMap { index < $0.count ? Float($0[index]) : nil }
            return (given ?? even, color)
        }
    }

    private static func color(
        at location: Float, _ stops: [(location: Float, color: SIMD4<Float>)]
    ) -> SIMD4<Float> {
        var before = stops[0]
        guard location >= before.location else { return before.color }
        for stop in stops.dropFirst() {
            if location < stop.location {
                // Not a number where the way between the stops is infinite.
                let part = max(0, (location - before.location) / (stop.location - before.location))
                return before.color + (stop.color - before.color) * part
            }
            before = stop
        }
        return before.color
    }
}
