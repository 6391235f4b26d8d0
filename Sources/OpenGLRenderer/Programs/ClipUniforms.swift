import Compositor

/// A rounded clip as the shader reads it: from `gl_FragCoord` straight to the clip's plane.
struct ClipUniforms: Equatable {
    var x: SIMD4<Float>
    var y: SIMD4<Float>
    var w: SIMD4<Float>
    /// Centre, half size.
    var box: SIMD4<Float>
    var radii: SIMD4<Float>

    /// - Parameters:
    ///   - clip: the clip by device pixels.
    ///   - flip: a fragment's y to the target's rows downwards: y = `scale` · fragment + `offset`.
    init(_ clip: RoundedClip, origin: SIMD2<Float>, flip: (scale: Float, offset: Float)) {
        // device = (fragment.x + origin.x, flip.scale · fragment.y + flip.offset + origin.y)
        func row(_ row: SIMD4<Float>) -> SIMD4<Float> {
            let constant = row.x * origin.x + row.y * (flip.offset + origin.y) + row.z
            return SIMD4(row.x, row.y * flip.scale, constant, 0)
        }
        x = row(clip.fromDevice.x)
        y = row(clip.fromDevice.y)
        w = row(clip.fromDevice.w)
        if !Self.isInPerspective(clip) {
            x /= w.z
            y /= w.z
            w = SIMD4(0, 0, 1, 0)
        }
        let half = SIMD2(clip.rect.z, clip.rect.w) * 0.5
        box = SIMD4(clip.rect.x + half.x, clip.rect.y + half.y, half.x, half.y)
        radii = pointwiseMin(clip.radii, SIMD4(repeating: min(half.x, half.y)))
    }

    static func isInPerspective(_ clip: RoundedClip) -> Bool {
        clip.fromDevice.w.x != 0 || clip.fromDevice.w.y != 0
    }
}
