import Compositor

/// How a batch is drawn: what its instances have in common decides the variant.
struct BatchPlan {
    var variant: ShaderVariant
    /// Drawn as point sprites, whose vertices start here.
    var firstPoint: Int?

    init(_ points: PointSprites.Run) {
        variant = ShaderVariant(kind: .points(boxes: points.hasBoxes))
        firstPoint = points.first
    }

    init(_ batch: Batch, in list: DisplayList) {
        var variant = ShaderVariant(kind: .solid)
        variant.projected = batch.homographyOffset != nil
        if let index = batch.clipChain {
            let clips = list.clipChains[Int(index)].clips
            precondition(
                clips.count <= ClipChain.limit, "A clip chain holds at most \(ClipChain.limit) clips.")
            variant.clips = Int32(clips.count)
            variant.clipKind = ClipUniforms.kind(of: clips)
            variant.hasContinuousClips = clips.contains { $0.expansion > 0 }
        }
        let projected = variant.projected
        let isPlain = !projected && variant.clips == 0
        variant.kind = list.instances.withUnsafeBufferPointer { all in
            let instances = UnsafeBufferPointer(rebasing: all[batch.instances])
            switch batch.pipeline {
            case .solid: return isPlain ? .plain : .solid
            case .roundedRect: return .rounded(Self.rounding(of: instances, projected: projected))
            case .downsample: return .downsample
            case .blur:
                guard let index = batch.kernel else { return .blur(graded: false, .one) }
                let kernel = list.kernels[Int(index)]
                return .blur(graded: kernel.saturation != 1 || kernel.tint != .zero, .init(kernel))
            case .gradient:
                return .gradient(
                    round: instances.contains { $0.param != 0 }, edges: instances.contains { $0.limits.x > 0 }
                )
            case .mask, .image, .maskedImage:
                let texturing = Self.texturing(of: instances, in: batch)
                return isPlain && texturing == ShaderVariant.Texturing() ? .copied : .textured(texturing)
            }
        }
        if case .rounded(let rounding) = variant.kind, rounding == .corners || rounding == .border {
            variant.isContinuous = list.instances[batch.instances].contains { $0.param2 > 0 }
        }
        if case .rounded = variant.kind {
            variant.hasHardEdges = list.instances[batch.instances].contains { $0.limits != .zero }
        }
        self.variant = variant
    }

    /// The least general shading that is right for all of the rectangles.
    private static func rounding(
        of instances: UnsafeBufferPointer<Instance>, projected: Bool
    ) -> ShaderVariant.Rounding {
        var boxes = true
        var equals = !projected
        for index in instances.indices {
            let radii = instances[index].radii
            if instances[index].param > 0 { return .border }
            if radii != .zero { boxes = false }
            let shape = instances[index].shape
            // Below half a pixel the equal-radius formula would thin out the inside.
            let isEqual =
                radii == SIMD4(repeating: radii.x) && radii.x >= 0.5 && instances[index].param2 == 0
            if !isEqual || min(shape.z, shape.w) < 1 { equals = false }
        }
        return boxes ? .box : equals ? .equal : .corners
    }

    private static func texturing(
        of instances: UnsafeBufferPointer<Instance>, in batch: Batch
    ) -> ShaderVariant.Texturing {
        var texturing = ShaderVariant.Texturing()
        texturing.mask = batch.pipeline == .mask
        texturing.secondTexture = batch.pipeline == .maskedImage
        texturing.samples = batch.samples
        for index in instances.indices {
            if instances[index].color != .white { texturing.color = true }
            if !texturing.mask, instances[index].color2 != .clear { texturing.secondColor = true }
            if instances[index].param != 0 { texturing.edges = true }
            if instances[index].param2 != 0 { texturing.spread = true }
            if batch.linearFilter, !texturing.limits, instances[index].needsLimits(of: batch) {
                texturing.limits = true
            }
        }
        if case .atlas? = batch.texture { texturing.page = texturing.limits }
        if texturing.secondColor { texturing.color = true }
        if texturing.mask { texturing.color = true }
        texturing.interpolates = batch.linearFilter && texturing.isSimple
        return texturing
    }
}

extension Instance {
    /// Whether interpolated sampling would leave the instance's limits if they were not watched, or would depend on where
    /// the picture lies on a page of many.
    fileprivate func needsLimits(of batch: Batch) -> Bool {
        guard limits.z > 0 else { return false }
        if batch.samples > 1 { return true }
        // Soft edges are sampled beyond the quad.
        guard batch.homographyOffset == nil, param == 0 else { return true }
        let isOnPixels = quad.rounded(.down) == quad
        if case .atlas? = batch.texture, !(isOnPixels && shape.highHalf == quad.highHalf) { return true }
        // The middles of the outermost pixels: half a pixel inside the quad where it ends between two pixels.
        let inset: Float = isOnPixels ? 0.5 : 0
        let first = shape.lowHalf + shape.highHalf / quad.highHalf * inset
        let last = shape.lowHalf + shape.highHalf - shape.highHalf / quad.highHalf * inset
        let tolerance: Float = 1 / 64
        let below = limits.lowHalf - pointwiseMin(first, last)
        let above = pointwiseMax(first, last) - limits.highHalf
        return max(below.max(), above.max()) > tolerance
    }
}
