import Compositor

/// One of the programs that the shader files are assembled into. Each does only what its batches need, because a
/// software rasteriser runs both sides of every branch.
struct ShaderVariant: Hashable {
    /// What a fragment computes.
    enum Kind: Hashable {
        case solid
        /// Solid without clips or projection, as two triangles.
        case plain
        /// Texels as they are, the nearest ones, without clips or projection, as two triangles.
        case copied
        case rounded(Rounding)
        case textured(Texturing)
        /// Radial and conic gradients take the general one.
        case gradient(round: Bool, edges: Bool)
        /// Pictures made smaller.
        case downsample
        /// Pictures blurred along an axis; graded where colours change, too.
        case blur(graded: Bool, Taps)
        /// Small rectangles, all of them rounded unless there are boxes.
        case points(boxes: Bool)
    }

    /// How many taps a blur has: kernels of a few taps are frequent, and loops of a fixed length are faster.
    enum Taps: Hashable {
        case one
        case few
        case many

        init(_ kernel: BlurKernel) {
            self = kernel.taps.count <= 1 ? .one : kernel.taps.count <= Self.fewest ? .few : .many
        }

        /// The most of `few`.
        private static let fewest = 5

        /// How often the loop runs; nil where the kernel says so.
        var count: Int? {
            switch self {
            case .one: 1
            case .few: Self.fewest
            case .many: nil
            }
        }
    }

    /// How general the rounded rectangles of a batch are.
    enum Rounding: Int32, Hashable {
        /// No radii, no border: coverage by area.
        case box = 1
        /// One radius per rectangle, no border, no projection, at least a pixel each way.
        case equal = 2
        /// Radii of their own, no border.
        case corners = 3
        case border = 4
    }

    /// What is done to texels.
    struct Texturing: Hashable {
        /// Coverage in a flat colour.
        var mask = false
        var color = false
        var secondColor = false
        var secondTexture = false
        var limits = false
        /// Pictures on a page of many, with limits.
        var page = false
        var edges = false
        /// Samples a pixel.
        var samples: UInt8 = 1
        /// Whether samples lie further apart, or closer, than a pixel reaches.
        var spread = false
        /// Whether texels of a simple variant are mixed.
        var interpolates = false

        /// Whether texels are multiplied at most.
        var isSimple: Bool {
            !mask && !secondColor && !limits && !edges && samples == 1
        }
    }

    var kind: Kind
    var projected = false
    var clips: Int32 = 0
    var clipKind = ClipKind.flat
    /// Whether corners of rectangles, or of clips, are continuous curves.
    var isContinuous = false
    /// Whether rectangles have edges that are not antialiased.
    var hasHardEdges = false
    var hasContinuousClips = false

    /// How general the clips of a chain are.
    enum ClipKind: Hashable {
        /// Upright, of at least a pixel each way.
        case flat
        case turned
        case perspective
    }

    /// Whether quads are drawn as two triangles without flat inputs, which Mesa's software rasteriser fills by spans.
    ///
    /// What else lies in the same part of the window decides whether it does. Interpolated texels differ by some steps
    /// between the two ways: their variants have an instruction that spans do not know.
    var isPlain: Bool { kind == .plain || kind == .copied }

    /// The lines that come before the shader files.
    var defines: String {
        var lines = [
            "#define ROUNDED_BOX 1", "#define ROUNDED_EQUAL 2", "#define ROUNDED_CORNERS 3",
            "#define ROUNDED_BORDER 4",
        ]
        switch kind {
        case .solid: break
        case .points(let boxes): if boxes { lines.append("#define BOXES") }
        case .plain: break
        case .copied: lines.append("#define TEXTURED")
        case .rounded(let rounding): lines.append("#define ROUNDED \(rounding.rawValue)")
        case .gradient(let round, let edges):
            lines.append("#define GRADIENT")
            if round { lines.append("#define ROUND_GRADIENT") }
            if edges { lines.append("#define EDGES") }
        case .downsample: lines.append("#define TEXTURED\n#define DOWNSAMPLE")
        case .blur(let graded, let taps):
            lines.append("#define TEXTURED")
            if let count = taps.count { lines.append("#define TAPS \(count)") }
            if graded { lines.append("#define GRADED") }
        case .textured(let texturing):
            lines.append("#define TEXTURED")
            if texturing.mask { lines.append("#define MASK") }
            if texturing.color || texturing.mask { lines.append("#define COLOR") }
            if texturing.secondColor { lines.append("#define SECOND_COLOR") }
            if texturing.secondTexture { lines.append("#define SECOND_TEXTURE") }
            if texturing.limits { lines.append("#define LIMITS") }
            if texturing.page { lines.append("#define PAGE") }
            if texturing.edges { lines.append("#define EDGES") }
            if texturing.interpolates { lines.append("#define INTERPOLATES") }
            if texturing.spread { lines.append("#define SPREAD") }
            if texturing.samples > 1 { lines.append("#define SAMPLES \(texturing.samples)") }
        }
        if hasHardEdges { lines.append("#define HARD") }
        if isContinuous { lines.append("#define CONTINUOUS") }
        if hasContinuousClips { lines.append("#define CLIP_CONTINUOUS") }
        if isPlain { lines.append("#define PLAIN") }
        if projected { lines.append("#define PROJECTED") }
        if clips > 0 {
            lines.append("#define CLIPS \(clips)")
            switch clipKind {
            case .flat: lines.append("#define CLIP_FLAT")
            case .turned: break
            case .perspective: lines.append("#define CLIP_PERSPECTIVE")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The files of the vertex and of the fragment shader, in order.
    var sources: (vertex: [[UInt8]], fragment: [[UInt8]]) {
        if case .points = kind {
            return ([PackageResources.points_vert], [PackageResources.points_frag])
        }
        var fragment: [[UInt8]] = []
        if needsCoverage { fragment.append(PackageResources.coverage_glsl) }
        if clips > 0 { fragment.append(PackageResources.clip_glsl) }
        if hasEdges { fragment.append(PackageResources.edges_glsl) }
        switch kind {
        case .solid, .plain, .points: fragment.append(PackageResources.solid_frag)
        case .rounded: fragment.append(PackageResources.rounded_frag)
        case .textured, .copied: fragment.append(PackageResources.textured_frag)
        case .downsample, .blur: fragment.append(PackageResources.blur_frag)
        case .gradient: fragment.append(PackageResources.gradient_frag)
        }
        return ([PackageResources.quad_vert], fragment)
    }

    /// Whether quads are antialiased.
    private var hasEdges: Bool {
        switch kind {
        case .textured(let texturing): texturing.edges
        case .gradient(_, let edges): edges
        default: false
        }
    }

    private var needsCoverage: Bool {
        if clips > 0 { return true }
        if case .rounded = kind { return true }
        return false
    }
}
