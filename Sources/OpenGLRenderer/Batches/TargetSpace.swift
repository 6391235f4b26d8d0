import Compositor

/// How device pixels lie on the pixels of a pass's target.
///
///     surface: device y downwards, target y upwards     group: both downwards
///       (0,0)┌───┐          (0,h)┌───┐                    row 0 of the texture is the upper one
///            └───┘               └───┘
struct TargetSpace {
    var width: Int32
    var height: Int32
    var originX: Int32
    var originY: Int32
    /// True for surfaces, whose first row is the lowest.
    var flips: Bool
    /// How far the viewport reaches beyond the target on each side, in pixels.
    var margin: Int32

    /// What takes homogeneous device pixels to clip space: scale and offset.
    var toClip: SIMD4<Float> {
        let margin = Float(margin)
        let scale = SIMD2(2 / (Float(width) + 2 * margin), 2 / (Float(height) + 2 * margin))
        let offset = SIMD2<Float>(
            -1 - scale.x * (Float(originX) - margin), -1 - scale.y * (Float(originY) - margin))
        return flips
            ? SIMD4(scale.x, -scale.y, offset.x, -offset.y) : SIMD4(scale.x, scale.y, offset.x, offset.y)
    }

    /// The rectangle as OpenGL counts it, or nil if it is the whole target.
    func scissor(_ rect: PixelRect) -> (x: Int32, y: Int32, width: Int32, height: Int32)? {
        let x = rect.x - originX
        let top = rect.y - originY
        if x <= 0, top <= 0, x + rect.width >= width, top + rect.height >= height { return nil }
        return (x, flips ? height - top - rect.height : top, rect.width, rect.height)
    }

    func uniforms(of chain: ClipChain) -> [ClipUniforms] {
        let kind = ClipUniforms.kind(of: chain.clips)
        return chain.clips.map {
            ClipUniforms(
                $0, origin: SIMD2(Float(originX), Float(originY)),
                flip: flips ? (-1, Float(height)) : (1, 0), as: kind)
        }
    }
}
