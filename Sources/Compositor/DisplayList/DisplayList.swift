import CoreGraphics

/// Everything one frame draws: a plain value that the compositor builds and a renderer carries out.
///
/// It does not depend on OpenGL. A renderer carries out, in this order, `releases`, `uploads`, `passes`.
/// Coordinates are device pixels with the origin at the upper left and y downwards, unless said otherwise.
package struct DisplayList: Equatable, Sendable {
    /// Textures that no later frame refers to.
    package var releases: [TextureID] = []
    /// Pixels that textures must hold before the first pass.
    package var uploads: [TextureUpload] = []
    /// Group passes in order of need; the pass on the surface is the last one.
    package var passes: [RenderPass] = []
    /// Rounded clips, in chains; a batch names one by its index.
    package var clipChains: [ClipChain] = []
    /// The kernels of blurring batches; a batch names one by its index.
    package var kernels: [BlurKernel] = []
    package var batches: [Batch] = []
    package var instances: [Instance] = []
    /// A projected batch takes one of these for each of its instances.
    package var homographies: [Homography] = []

    package init() {}

    /// The rectangles of the surface that are drawn anew.
    package var changedPixels: [PixelRect] {
        passes.filter { $0.target == .surface }.flatMap { $0.regions.map(\.scissor) }
    }
}

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
    package var x: Int32
    package var y: Int32
    package var width: Int32
    package var height: Int32

    package init(x: Int32, y: Int32, width: Int32, height: Int32) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// A premultiplied sRGB colour, 8 bits a channel; laid out in memory as r, g, b, a.
package struct PackedColor: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = PackedColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let white = PackedColor(red: 255, green: 255, blue: 255, alpha: 255)
}

/// The identity of a texture, the same in every frame of its life.
package enum TextureID: Hashable, Sendable {
    /// A page of many small pictures. `mask` pages hold one coverage byte a pixel, the others premultiplied RGBA.
    case atlas(page: Int32, mask: Bool)
    /// A picture with a texture of its own, by `CGImage.id`. A mask picture holds one coverage byte a pixel.
    case image(UInt64, mask: Bool)
    /// The result of a group pass.
    case group(Int32)
}

/// Pixels to copy into a texture; the texture is made on first mention.
package struct TextureUpload: Equatable, Sendable {
    package var texture: TextureID
    /// The whole size of the texture in pixels (an atlas page's edge, or the picture's own size).
    package var textureWidth: Int32
    package var textureHeight: Int32
    /// Where in the texture the picture's upper left pixel goes.
    package var x: Int32
    package var y: Int32
    package var image: CGImage

    package init(
        texture: TextureID, textureWidth: Int32, textureHeight: Int32, x: Int32, y: Int32, image: CGImage
    ) {
        self.texture = texture
        self.textureWidth = textureWidth
        self.textureHeight = textureHeight
        self.x = x
        self.y = y
        self.image = image
    }

    package static func == (a: TextureUpload, b: TextureUpload) -> Bool {
        a.texture == b.texture && a.textureWidth == b.textureWidth && a.textureHeight == b.textureHeight
            && a.x == b.x && a.y == b.y && a.image === b.image
    }
}

/// Drawing into one target.
package struct RenderPass: Equatable, Sendable {
    package enum Target: Hashable, Sendable {
        /// The window's or offscreen surface's own pixels.
        case surface
        /// A texture of the given size, which later batches read as `.group(id)`. It keeps its pixels until it
        /// is released or a later frame names it as a target again with another size.
        case group(id: Int32, width: Int32, height: Int32)
    }

    package var target: Target
    package var regions: [RenderRegion]
    /// The device pixel at the target's upper left corner, which is subtracted from the coordinates in this
    /// pass.
    package var originX: Int32
    package var originY: Int32

    package init(target: Target, regions: [RenderRegion], originX: Int32 = 0, originY: Int32 = 0) {
        self.target = target
        self.regions = regions
        self.originX = originX
        self.originY = originY
    }
}

/// A rectangle of the target that is drawn anew; nothing outside of it changes.
package struct RenderRegion: Equatable, Sendable {
    /// In device pixels (like instances, before the pass's origin is subtracted).
    package var scissor: PixelRect
    /// Fills the region before the batches are drawn.
    package var clear: PackedColor
    /// Which batches, in order.
    package var batches: Range<Int>

    package init(scissor: PixelRect, clear: PackedColor, batches: Range<Int>) {
        self.scissor = scissor
        self.clear = clear
        self.batches = batches
    }
}

/// How the pixels of an instance are shaded. See `Instance` for what the fields mean in each.
package enum Pipeline: UInt8, Hashable, Sendable, CaseIterable {
    /// Flat colour, no antialiasing: edges lie on whole pixels.
    case solid
    /// A rounded rectangle by distance, with an optional border inside its edge.
    case roundedRect
    /// Coverage from a mask texture, in a flat colour.
    case mask
    /// Pixels from a colour texture.
    case image
    /// A linear, radial or conic gradient through a ramp texture.
    case gradient
    /// A colour texture multiplied by the alpha of a second one (`Batch.maskTexture`) of the same layout.
    case maskedImage
    /// A colour texture made four times smaller each way: each pixel is the mean of 4 × 4 texels.
    case downsample
    /// A colour texture blurred along one axis by `Batch.kernel`; the picture goes on as its mirror image at its edges.
    case blur
}

/// Instances that one draw call draws.
package struct Batch: Hashable, Sendable {
    package var pipeline: Pipeline
    /// False where every instance is opaque and covers whole pixels, so that blending can be off.
    package var blends: Bool
    /// Subtracts the colours from the target instead of drawing over it; needs `blends`.
    package var subtracts: Bool
    /// Adds colours and coverage to the target instead of drawing over it; needs `blends`.
    package var adds: Bool
    /// Whether texels are interpolated; false where texels and pixels coincide.
    package var linearFilter: Bool
    /// Interpolated samples a pixel, spread over what it covers: 1, 2 in a diagonal, or a square number in a grid. More
    /// than 1 for pictures that are made smaller.
    package var samples: UInt8
    package var texture: TextureID?
    package var maskTexture: TextureID?
    /// An index into `DisplayList.clipChains`.
    package var clipChain: Int32?
    /// Where this batch's homographies start; nil where the instances' coordinates are device pixels.
    package var homographyOffset: Int32?
    /// An index into `DisplayList.kernels`, of a `blur`.
    package var kernel: Int32?
    package var instances: Range<Int>

    package init(
        pipeline: Pipeline, blends: Bool, subtracts: Bool = false, adds: Bool = false,
        linearFilter: Bool = false, samples: UInt8 = 1, texture: TextureID? = nil,
        maskTexture: TextureID? = nil, clipChain: Int32? = nil, homographyOffset: Int32? = nil,
        kernel: Int32? = nil, instances: Range<Int>
    ) {
        self.pipeline = pipeline
        self.blends = blends
        self.subtracts = subtracts
        self.adds = adds
        self.linearFilter = linearFilter
        self.samples = samples
        self.texture = texture
        self.maskTexture = maskTexture
        self.clipChain = clipChain
        self.homographyOffset = homographyOffset
        self.kernel = kernel
        self.instances = instances
    }
}

/// One quad; 80 bytes, as the vertex shader reads it.
///
/// The quad is the part of the plane that may be touched; the shape is what is shaded there, so that the corner of a
/// large rounded rectangle can be drawn alone. In a projected batch both lie in the layer's own plane, in points,
/// and the homography takes them to device pixels.
package struct Instance: Equatable, Sendable {
    /// x, y, width, height.
    package var quad: SIMD4<Float>
    /// `roundedRect`: x, y, width, height of the whole shape.
    /// `mask`, `image`, `maskedImage`, `downsample`, `blur`: u, v at the quad's upper left corner and u, v extent, in texels.
    /// `gradient`: x, y, width, height of the unit square of the gradient's points.
    package var shape: SIMD4<Float>
    /// `roundedRect`: radii of the upper left, upper right, lower right and lower left corners.
    /// `gradient`: start x, y and end x, y in the unit square.
    package var radii: SIMD4<Float>
    /// `solid`, `roundedRect`, `mask`: the colour. `image`, `maskedImage`, `gradient`: multiplies each texel.
    package var color: PackedColor
    /// `roundedRect`: the border's colour, over the fill.
    /// `image`, `maskedImage`, `gradient`: added in proportion to the texel's alpha: out = texel * color + texel.a * color2.
    package var color2: PackedColor
    /// `roundedRect`: border width. `gradient`: 0 linear, 1 radial, 2 conic. `mask`, `image`: the quad's
    /// edges that are antialiased, as bits of `CAEdgeAntialiasingMask`.
    package var param: Float
    /// `gradient`: the ramp's row in its texture, in texels. `roundedRect`: how far continuous corners reach, in corner
    /// radii: `radii` holds those reaches. 0 for quarters of circles. `mask`, `image`, `maskedImage` of several samples a
    /// pixel: these lie 2 to the power of this as far apart.
    package var param2: Float
    /// u and v limits that the centre of interpolated sampling stays within, in texels: u0, v0, u1, v1, half
    /// a texel inside the picture's own rectangle where it shares an atlas with others. All zero: no limits.
    /// `gradient`: x has the edges, as bits of `CAEdgeAntialiasingMask`, at which the quad reaches to all
    /// pixels that they cross; y is 1 if it is antialiased there. `roundedRect`: how far the shape is
    /// extended to the left, above, to the right and below: more than 0 where its edge is not antialiased.
    package var limits: SIMD4<Float>

    package init(
        quad: SIMD4<Float>, shape: SIMD4<Float> = .zero, radii: SIMD4<Float> = .zero, color: PackedColor,
        color2: PackedColor = .clear, param: Float = 0, param2: Float = 0, limits: SIMD4<Float> = .zero
    ) {
        self.quad = quad
        self.shape = shape
        self.radii = radii
        self.color = color
        self.color2 = color2
        self.param = param
        self.param2 = param2
        self.limits = limits
    }
}

/// A 3 × 3 matrix by rows: (x, y, 1) in a layer's plane to homogeneous device pixels (X, Y, W).
/// Each row's fourth lane is unused.
package struct Homography: Hashable, Sendable {
    package var x: SIMD4<Float>
    package var y: SIMD4<Float>
    package var w: SIMD4<Float>

    package init(x: SIMD4<Float>, y: SIMD4<Float>, w: SIMD4<Float>) {
        self.x = x
        self.y = y
        self.w = w
    }

    package static let identity = Homography(x: [1, 0, 0, 0], y: [0, 1, 0, 0], w: [0, 0, 1, 0])
}

/// A rounded rectangle that limits what is drawn, in its own layer's plane.
package struct RoundedClip: Hashable, Sendable {
    /// Device pixels to the clip's plane: the inverse of the clipping layer's homography.
    package var fromDevice: Homography
    /// x, y, width, height in the clip's plane.
    package var rect: SIMD4<Float>
    /// Upper left, upper right, lower right, lower left.
    package var radii: SIMD4<Float>
    /// As `Instance.param2` of a rounded rectangle.
    package var expansion: Float

    package init(
        fromDevice: Homography, rect: SIMD4<Float>, radii: SIMD4<Float>, expansion: Float = 0
    ) {
        self.expansion = expansion
        self.fromDevice = fromDevice
        self.rect = rect
        self.radii = radii
    }
}

/// Clips that all apply: coverages multiply. At most `ClipChain.limit` of them.
package struct ClipChain: Hashable, Sendable {
    package static let limit = 4
    package var clips: [RoundedClip]

    package init(clips: [RoundedClip]) {
        self.clips = clips
    }
}
