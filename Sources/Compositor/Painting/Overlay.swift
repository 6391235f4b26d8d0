import CoreGraphics

/// Flat translucent layers over everything behind them, folded into the colours of what lies behind.
///
/// Blending a premultiplied colour O with alpha a over a picture is linear: every source s behind it may be replaced
/// by (1 − a)·s + alpha(s)·O, and the picture comes out the same with one pass over the window less.
struct Overlay: Sendable {
    /// Premultiplied.
    private(set) var color: SIMD4<Float> = .zero

    var isClear: Bool { color.w == 0 }

    /// Puts a flat colour behind those that are folded already.
    mutating func add(behind next: SIMD4<Float>) {
        color += next * (1 - color.w)
    }

    /// A premultiplied flat colour with the overlay on it.
    @inline(__always)
    func fold(_ source: SIMD4<Float>) -> SIMD4<Float> {
        source * (1 - color.w) + color * source.w
    }

    /// The two factors of a textured source (texel · multiplied + texel.a · added) with the overlay on it.
    func fold(
        multiplied: SIMD4<Float>, added: SIMD4<Float>
    ) -> (multiplied: SIMD4<Float>, added: SIMD4<Float>) {
        (
            multiplied * (1 - color.w),
            added * (1 - color.w) + color * (multiplied.w + added.w)
        )
    }
}

extension PackedColor {
    /// From premultiplied channels 0…1.
    @inline(__always)
    init(_ color: SIMD4<Float>) {
        self.init(
            red: PackedColor.byte(color.x), green: PackedColor.byte(color.y), blue: PackedColor.byte(color.z),
            alpha: PackedColor.byte(color.w))
    }

    @inline(__always)
    private static func byte(_ channel: Float) -> UInt8 {
        UInt8(max(0, min(255, channel * 255 + 0.5)))
    }

    /// Premultiplied channels 0…1.
    var channels: SIMD4<Float> {
        SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) / 255
    }
}

extension CGColor {
    /// Premultiplied channels 0…1, red first.
    var premultiplied: SIMD4<Float> {
        var channels = rgba
        channels *= SIMD4(channels.w, channels.w, channels.w, 1)
        return channels
    }
}
