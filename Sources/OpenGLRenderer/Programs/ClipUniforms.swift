import Compositor

/// A rounded clip as the shader reads it: from `gl_FragCoord` straight to the clip's plane.
struct ClipUniforms: Equatable {
    var x: SIMD4<Float>
    var y: SIMD4<Float>
    var w: SIMD4<Float>
    /// Centre, half size.
    var box: SIMD4<Float>
    var radii: SIMD4<Float>
    /// 0 for quarters of circles.
    var expansion: Float

    /// - Parameters:
    ///   - clip: the clip by device pixels.
    ///   - origin: the device pixel at the target's upper left corner.
    ///   - flip: a fragment's y to the target's rows downwards: y = `scale` · fragment + `offset`.
    ///   - kind: what the chain's program expects of its clips.
    init(
        _ clip: RoundedClip, origin: SIMD2<Float>, flip: (scale: Float, offset: Float),
        as kind: ShaderVariant.ClipKind
    ) {
        // device = (fragment.x + origin.x, flip.scale · fragment.y + flip.offset + origin.y)
        func row(_ row: SIMD4<Float>) -> SIMD4<Float> {
            let constant = row.x * origin.x + row.y * (flip.offset + origin.y) + row.z
            return SIMD4(row.x, row.y * flip.scale, constant, 0)
        }
        x = row(clip.fromDevice.x)
        y = row(clip.fromDevice.y)
        w = row(clip.fromDevice.w)
        let half = SIMD2(clip.rect.z, clip.rect.w) * 0.5
        let center = SIMD2(clip.rect.x, clip.rect.y) + half
        box = SIMD4(center.x, center.y, half.x, half.y)
        radii = pointwiseMin(clip.radii, SIMD4(repeating: min(half.x, half.y)))
        expansion = clip.expansion
        let clipKind = Self.kind(of: clip)
        guard clipKind != .perspective else { return }
        x /= w.z
        y /= w.z
        w = SIMD4(0, 0, 1, 0)
        guard clipKind == .flat && kind == .flat else { return }
        let pixel = 1 / abs(x.x)
        x = SIMD4(x.x, x.z - center.x, y.y, y.z - center.y) * pixel
        box *= pixel
        radii *= pixel
    }

    /// The least general shading that is right for all of the chain's clips.
    static func kind(of clips: [RoundedClip]) -> ShaderVariant.ClipKind {
        let kinds = clips.map { kind(of: $0) }
        if kinds.contains(.perspective) { return .perspective }
        return kinds.contains(.turned) ? .turned : .flat
    }

    private static func kind(of clip: RoundedClip) -> ShaderVariant.ClipKind {
        let (x, y, w) = (clip.fromDevice.x, clip.fromDevice.y, clip.fromDevice.w)
        if w.x != 0 || w.y != 0 { return .perspective }
        let isUpright = x.y == 0 && y.x == 0 && abs(x.x) == abs(y.y) && x.x != 0
        let isWide = min(clip.rect.z, clip.rect.w) * abs(w.z) >= abs(x.x)
        return isUpright && isWide && clip.expansion == 0 ? .flat : .turned
    }
}
