import Compositor
import CoreGraphics
import Testing

@testable import OpenGLRenderer

/// A small surface that the tests draw on and read from.
final class Canvas {
    let width: Int32
    let height: Int32
    /// What has to go while the context is still current.
    private var objects: (renderer: OpenGLRenderer, target: GroupTarget)?

    init(width: Int32 = 32, height: Int32 = 32) throws {
        TestContext.shared.retain()
        self.width = width
        self.height = height
        objects = (try OpenGLRenderer(), GroupTarget(width: width, height: height))
    }

    isolated deinit {
        objects = nil
        TestContext.shared.release()
    }

    var renderer: OpenGLRenderer { held.renderer }
    private var target: GroupTarget { held.target }
    private var held: (renderer: OpenGLRenderer, target: GroupTarget) {
        guard let objects else { preconditionFailure("The canvas has gone.") }
        return objects
    }

    /// What the surface shows after the list was drawn.
    func draw(_ list: DisplayList) -> Picture {
        renderer.draw(list, surface: (width, height, target.framebuffer))
        return picture
    }

    /// What the surface shows.
    var picture: Picture {
        Picture(
            renderer.readPixels(x: 0, y: 0, width: width, height: height, framebuffer: target.framebuffer))
    }

    func warmUp(step: Int) -> Bool {
        renderer.warmUp(step: step, surface: (width, height, target.framebuffer))
    }

    /// What the surface shows after one batch was drawn on black, or on `clear`.
    func draw(
        _ pipeline: Pipeline, _ instances: [Instance], clips: [RoundedClip] = [], planes: [Homography] = [],
        linear: Bool = false, samples: UInt8 = 1, texture: CGImage? = nil, mask: CGImage? = nil,
        kernel: BlurKernel? = nil, isPage: Bool = false, clear: PackedColor = .black,
        blends: Bool = true
    ) -> Picture {
        var list = DisplayList()
        list.instances = instances
        list.homographies = planes
        if !clips.isEmpty { list.clipChains = [ClipChain(clips: clips)] }
        var batch = Batch(
            pipeline: pipeline, blends: blends, linearFilter: linear, samples: samples,
            clipChain: clips.isEmpty ? nil : 0, homographyOffset: planes.isEmpty ? nil : 0,
            kernel: kernel == nil ? nil : 0, instances: instances.indices)
        list.kernels = kernel.map { [$0] } ?? []
        batch.texture = texture.map { list.upload($0, as: isPage ? .atlas(page: 0, mask: $0.isMask) : nil) }
        batch.maskTexture = mask.map { list.upload($0) }
        list.batches = [batch]
        list.passes = [RenderPass(target: .surface, regions: [whole(clear: clear, batches: 0..<1)])]
        return draw(list)
    }

    func whole(clear: PackedColor = .black, batches: Range<Int>) -> RenderRegion {
        RenderRegion(
            scissor: PixelRect(x: 0, y: 0, width: width, height: height), clear: clear, batches: batches)
    }
}

/// Pixels with the origin at the upper left.
struct Picture: Equatable {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init(_ image: CGImage) {
        width = image.width
        height = image.height
        bytes = image.withPixels { Array($0) }
    }

    /// Red, green, blue, alpha.
    subscript(x: Int, y: Int) -> SIMD4<Int> {
        let start = (y * width + x) * 4
        return SIMD4(
            Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]), Int(bytes[start + 3]))
    }

    /// The sum of one channel over all pixels, in whole pixels.
    func area(channel: Int = 0) -> Double {
        stride(from: channel, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) } / 255
    }

    /// The largest difference between two pictures in any channel.
    func difference(from other: Picture) -> Int {
        zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
}

extension DisplayList {
    /// Adds an upload of a whole picture, as a texture of its own if no other is named.
    mutating func upload(_ image: CGImage, as other: TextureID? = nil) -> TextureID {
        let id = other ?? TextureID.image(image.id, mask: image.isMask)
        uploads.append(
            TextureUpload(
                texture: id, textureWidth: Int32(image.width), textureHeight: Int32(image.height), x: 0,
                y: 0, image: image))
        return id
    }
}

extension PackedColor {
    static let black = PackedColor(red: 0, green: 0, blue: 0, alpha: 255)
    static let red = PackedColor(red: 255, green: 0, blue: 0, alpha: 255)
    static let green = PackedColor(red: 0, green: 255, blue: 0, alpha: 255)
    static let blue = PackedColor(red: 0, green: 0, blue: 255, alpha: 255)
}

extension Instance {
    /// A rounded rectangle that may touch all of its shape.
    static func rounded(
        _ shape: SIMD4<Float>, radii: SIMD4<Float> = .zero, color: PackedColor = .white,
        border: Float = 0, borderColor: PackedColor = .clear
    ) -> Instance {
        Instance(quad: shape, shape: shape, radii: radii, color: color, color2: borderColor, param: border)
    }

    /// A picture over the whole of `quad`.
    static func picture(
        _ quad: SIMD4<Float>, texels: SIMD4<Float>, color: PackedColor = .white,
        color2: PackedColor = .clear, antialiased: Bool = false, limits: SIMD4<Float> = .zero
    ) -> Instance {
        Instance(
            quad: quad, shape: texels, color: color, color2: color2, param: antialiased ? 15 : 0,
            limits: limits)
    }
}

/// Equal up to rounding.
func isNear(_ a: SIMD4<Int>, _ b: SIMD4<Int>, within tolerance: Int = 1) -> Bool {
    (0..<4).allSatisfy { abs(a[$0] - b[$0]) <= tolerance }
}
