import Compositor
import CoreGraphics

/// Drivers compile a program for the state that it is drawn with, at the first draw: a tenth of a second with Mesa's
/// software rasteriser where its cache on disk is empty. A program that is first needed while a finger moves would
/// make the picture stand still for as long.
extension OpenGLRenderer {
    private struct Kind {
        var pipeline: Pipeline
        var blends = true
        var linear = false
        var radii = SIMD4<Float>.zero
        var count = 1
        var kernel: BlurKernel?
        var color = PackedColor(red: 128, green: 128, blue: 128, alpha: 128)
    }

    private static let smallBlur = [SIMD2<Float>(0, 0.5), SIMD2<Float>(1.5, 0.25)]
    private static let largeBlur = [SIMD2<Float>](repeating: SIMD2(0, 0.1), count: 8)

    /// What transitions commonly need, most likely first. Many small rectangles are drawn as points.
    private static let commonBatches = [
        Kind(pipeline: .solid, blends: false), Kind(pipeline: .mask), Kind(pipeline: .roundedRect),
        Kind(pipeline: .solid), Kind(pipeline: .roundedRect, radii: [2, 2, 2, 2]),
        Kind(pipeline: .roundedRect, radii: [2, 2, 0, 0]), Kind(pipeline: .mask, linear: true),
        Kind(pipeline: .image), Kind(pipeline: .image, blends: false, color: .white),
        Kind(pipeline: .image, color: .white),
        Kind(pipeline: .roundedRect, radii: [2, 2, 2, 2], count: PointSprites.fewest),
        Kind(pipeline: .roundedRect, count: PointSprites.fewest),
        Kind(pipeline: .downsample, blends: false, linear: true),
        Kind(
            pipeline: .blur, blends: false, linear: true, kernel: BlurKernel(axis: [1, 0], taps: smallBlur)),
        Kind(
            pipeline: .blur, blends: false, linear: true,
            kernel: BlurKernel(axis: [0, 1], taps: smallBlur, saturation: 1.8)),
        Kind(
            pipeline: .blur, blends: false, linear: true, kernel: BlurKernel(axis: [1, 0], taps: largeBlur)),
        Kind(
            pipeline: .blur, blends: false, linear: true,
            kernel: BlurKernel(axis: [0, 1], taps: largeBlur, saturation: 1.8)),
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
        let shape: SIMD4<Float> = kind.pipeline == .roundedRect ? [0, 0, 8, 8] : [0, 0, 1, 1]
        var list = DisplayList()
        list.instances = Array(
            repeating: Instance(quad: [0, 0, 8, 8], shape: shape, radii: kind.radii, color: kind.color),
            count: kind.count)
        var batch = Batch(
            pipeline: kind.pipeline, blends: kind.blends, linearFilter: kind.linear,
            instances: 0..<kind.count)
        if let kernel = kind.kernel {
            list.kernels = [kernel]
            batch.kernel = 0
        }
        if [.mask, .image, .downsample, .blur].contains(kind.pipeline) {
            let isMask = kind.pipeline == .mask
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
