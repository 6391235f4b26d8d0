import CoreGraphics
import QuartzCore

/// A gradient's colours as a row of pixels.
enum GradientRamp {
    static let length = 256

    @MainActor
    static func gradient(of layer: CAGradientLayer) -> RenderExtra.Gradient? {
        let values = layer.shownGradient
        guard let gradient = values.gradient else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(length * 4)
        for index in 0..<length {
            var color = gradient.color(at: (CGFloat(index) + 0.5) / CGFloat(length))
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
}
