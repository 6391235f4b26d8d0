import Compositor
import CoreGraphics

/// Drivers compile a program for the state that it is drawn with, at the first draw: a tenth of a second with Mesa's
/// software rasteriser where its cache on disk is empty. A program that is first needed while a finger moves would
/// make the picture stand still for as long.
extension OpenGLRenderer {
    /// What transitions commonly need, most likely first.
    private static let commonBatches: [(Pipeline, blends: Bool, linear: Bool, radii: SIMD4<Float>)] = [
        (.solid, false, false, .zero), (.mask, true, false, .zero), (.roundedRect, true, false, .zero),
        (.solid, true, false, .zero), (.roundedRect, true, false, [2, 2, 2, 2]),
        (.roundedRect, true, false, [2, 2, 0, 0]), (.mask, true, true, .zero), (.image, true, false, .zero),
    ]

    /// Draws nothing, with one of the programs that will be needed; for times when there is nothing else to do.
    ///
    /// - Parameters:
    ///   - step: 0 at first, one more each time.
    ///   - surface: where frames are drawn.
    /// - Returns: false when there are no more.
    package func warmUp(step: Int, surface: Surface) -> Bool {
        guard Self.commonBatches.indices.contains(step) else { return false }
        let kind = Self.commonBatches[step]
        let half = PackedColor(red: 128, green: 128, blue: 128, alpha: 128)
        let shape: SIMD4<Float> = kind.0 == .roundedRect ? [0, 0, 8, 8] : [0, 0, 1, 1]
        var list = DisplayList()
        list.instances = [Instance(quad: [0, 0, 8, 8], shape: shape, radii: kind.radii, color: half)]
        var batch = Batch(
            pipeline: kind.0, blends: kind.blends, linearFilter: kind.linear, instances: 0..<1)
        if kind.0 == .mask || kind.0 == .image {
            let isMask = kind.0 == .mask
            let image = CGImage(
                width: 1, height: 1, isMask: isMask, isOpaque: false,
                pixels: [UInt8](repeating: 0, count: isMask ? 1 : 4))
            let texture = TextureID.image(image.id, mask: isMask)
            list.uploads = [
                TextureUpload(texture: texture, textureWidth: 1, textureHeight: 1, x: 0, y: 0, image: image)
            ]
            batch.texture = texture
        }
        list.batches = [batch]
        let nowhere = RenderRegion(
            scissor: PixelRect(x: 0, y: 0, width: 0, height: 0), clear: .clear, batches: 0..<1)
        list.passes = [RenderPass(target: .surface, regions: [nowhere])]
        draw(list, surface: surface)
        if let texture = batch.texture { textures.release(texture) }
        return true
    }
}
