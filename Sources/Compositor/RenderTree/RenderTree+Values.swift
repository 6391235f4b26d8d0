import CoreGraphics
import QuartzCore

extension RenderTree {
    /// Copies a layer's values, as they are shown now, into its node.
    func readValues(
        of layer: CALayer, into index: Int32, _ change: LayerChange
    ) {
        let values = UnsafePointer(layer.shownPointer)
        var hasOtherBounds = false
        if change.contains(.geometry) { hasOtherBounds = readGeometry(values, into: index) }
        if change.contains(.opacity) { readFade(values, into: index) }
        guard !nodes[Int(index)].flags.contains(.transformOnly) else {
            return set(.singleSided, !values.pointee.isDoubleSided, of: index)
        }
        if change.contains(.style) { readStyle(values, into: index) }
        // Pictures lie in the bounds.
        if hasOtherBounds || change.touches(.picture) { readPictures(values, into: index, layer, change) }
    }

    /// - Returns: whether the bounds have changed.
    private func readGeometry(_ values: UnsafePointer<LayerValues>, into index: Int32) -> Bool {
        let node = nodes + Int(index)
        let size = SIMD2(Double(values.pointee.bounds.width), Double(values.pointee.bounds.height))
        let origin = SIMD2(values.pointee.bounds.origin)
        if size != node.pointee.size { node.pointee.innerStamp = frame }
        let hasOtherBounds = size != node.pointee.size || origin != node.pointee.origin
        node.pointee.position = SIMD2(values.pointee.position)
        node.pointee.origin = origin
        node.pointee.size = size
        node.pointee.anchor = SIMD2(values.pointee.anchorPoint)
        node.pointee.ownScale = [1, 1]
        node.pointee.flags.insert(.geometryDirty)
        var isGeneral = values.pointee.zPosition != 0
        if values.pointee.hasTransform {
            let m = values.pointee.transform
            if m.isPlainScale {
                node.pointee.ownScale = [Double(m.m11), Double(m.m22)]
            } else {
                isGeneral = true
            }
        }
        let oldGeneral = node.pointee.flags.contains(.generalTransform)
        if isGeneral || oldGeneral || values.pointee.hasSublayerTransform
            || extras[Int(index)]?.sublayerTransform != nil
        {
            let extra = extra(of: index)
            extra.transform = isGeneral ? values.transformToSuperlayer : nil
            extra.sublayerTransform = values.sublayerProjection
        }
        if isGeneral {
            node.pointee.flags.insert(.generalTransform)
        } else {
            node.pointee.flags.remove(.generalTransform)
        }
        return hasOtherBounds
    }

    private func readFade(_ values: UnsafePointer<LayerValues>, into index: Int32) {
        let node = nodes + Int(index)
        node.pointee.opacity = max(0, min(1, values.pointee.opacity))
        if values.pointee.isHidden {
            node.pointee.flags.insert(.hidden)
        } else {
            node.pointee.flags.remove(.hidden)
        }
        node.pointee.flags.insert(.fadeDirty)
    }

    private func readStyle(_ values: UnsafePointer<LayerValues>, into index: Int32) {
        let node = nodes + Int(index)
        let hadLengths = hasLengths(index)
        node.pointee.background = values.pointee.backgroundColor?.premultiplied ?? .zero
        node.pointee.radii = Self.radii(values)
        node.pointee.hasContinuousCorners = values.pointee.hasContinuousCorners
        node.pointee.hardEdges = values.pointee.hardEdges
        set(.singleSided, !values.pointee.isDoubleSided, of: index)
        if values.pointee.masksToBounds != node.pointee.flags.contains(.masksToBounds) {
            set(.masksToBounds, values.pointee.masksToBounds, of: index)
            // The clipping of the whole subtree changes.
            node.pointee.flags.insert(.fadeDirty)
        } else if values.pointee.masksToBounds {
            node.pointee.flags.insert(.fadeDirty)
        }
        readBorderAndShadow(values, into: index)
        // They decide whether it has a space of its own.
        if hasLengths(index) != hadLengths { node.pointee.flags.insert(.geometryDirty) }
        readBackdropFilter(values, into: index)
        readRasterization(values, into: index)
    }

    /// Reads how a layer of a transition or a replicator is blended with its background.
    func readBlending(of layer: CALayer, into index: Int32) {
        if let standIn = layer as? TransitionStandIn, standIn.isolates {
            extra(of: index).blending = .isolated
        }
        if let slide = layer as? TransitionSlide, slide.adds { extra(of: index).blending = .added }
        if let replica = layer as? ReplicaLayer, let tint = replica.tint {
            extra(of: index).blending = .isolated
            extra(of: index).groupTint = tint
        }
    }

    private func set(_ flag: RenderNode.Flags, _ on: Bool, of index: Int32) {
        if on {
            nodes[Int(index)].flags.insert(flag)
        } else {
            nodes[Int(index)].flags.remove(flag)
        }
    }

    private static func radii(_ values: UnsafePointer<LayerValues>) -> SIMD4<Float> {
        let radius = Float(values.pointee.cornerRadius)
        guard radius > 0, radius.isFinite else { return .zero }
        let corners = values.pointee.maskedCorners
        return SIMD4(
            corners.contains(.layerMinXMinYCorner) ? radius : 0,
            corners.contains(.layerMaxXMinYCorner) ? radius : 0,
            corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
            corners.contains(.layerMinXMaxYCorner) ? radius : 0)
    }

    private func readBorderAndShadow(_ values: UnsafePointer<LayerValues>, into index: Int32) {
        var border: RenderExtra.Border?
        if values.pointee.borderWidth > 0, let color = values.pointee.borderColor?.premultiplied,
            color.w > 0
        {
            border = RenderExtra.Border(width: Float(values.pointee.borderWidth), color: color)
        }
        var shadow: RenderExtra.Shadow?
        let offset = values.pointee.shadowOffset
        if values.pointee.shadowOpacity > 0, let color = values.pointee.shadowColor?.premultiplied,
            color.w > 0
        {
            shadow = RenderExtra.Shadow(
                color: color * min(1, values.pointee.shadowOpacity),
                offset: SIMD2(Double(offset.width), Double(offset.height)),
                radius: max(0, Double(values.pointee.shadowRadius)), path: values.pointee.shadowPath)
        }
        guard border != nil || shadow != nil || extras[Int(index)] != nil else { return }
        let extra = extra(of: index)
        extra.border = border
        extra.shadow = shadow
        extra.shadowRaster = nil
    }

    private func readRasterization(_ values: UnsafePointer<LayerValues>, into index: Int32) {
        let scale = values.pointee.shouldRasterize ? Double(values.pointee.rasterizationScale) : nil
        guard scale != nil || extras[Int(index)]?.rasterizationScale != nil else { return }
        let extra = extra(of: index)
        extra.rasterizationScale = scale
        guard scale == nil, let raster = extra.raster else { return }
        textures.release(.group(raster.id))
        extra.raster = nil
    }

    /// Reads contents, gradients and shapes, and returns pictures that are no longer shown to the texture
    /// store.
    private func readPictures(
        _ values: UnsafePointer<LayerValues>, into index: Int32, _ layer: CALayer, _ change: LayerChange
    ) {
        let isSpecial = layer is CAGradientLayer || layer is CAShapeLayer || layer.spriteList != nil
        let tile = values.pointee.backgroundColor?.tile.flatMap { $0.opacity > 0 ? $0 : nil }
        guard values.pointee.contents != nil || isSpecial || tile != nil || extras[Int(index)] != nil else {
            return
        }
        let extra = extra(of: index)
        extra.contents = values.pointee.contents.flatMap {
            ContentsGeometry.contents(values.pointee, image: $0)
        }
        extra.tiling = tile.map { RenderExtra.Tiling(tile: $0, bounds: values.pointee.bounds) }
        if let gradient = layer as? CAGradientLayer {
            if change.touches(.picture) || extra.gradient == nil {
                extra.gradient = GradientRamp.gradient(of: gradient)
            }
        }
        extra.sprites = layer.spriteList
        if layer is CAShapeLayer, change.touches(.picture) {
            extra.fill?.scale = 0
            extra.stroke?.scale = 0
        }
        recount(extra)
    }

    /// Retains the pictures that a node shows now, and releases those that it showed before.
    func recount(_ extra: RenderExtra) {
        var images: [CGImage] = []
        if let contents = extra.contents { images.append(contents.image) }
        if let gradient = extra.gradient { images.append(gradient.ramp) }
        if let tiling = extra.tiling { images.append(tiling.tile.image) }
        for raster in [extra.fill, extra.stroke, extra.shadowRaster] {
            if let raster { images.append(raster.image) }
        }
        if let sprites = extra.sprites { images += sprites.images }
        for tile in extra.shadowTiles.values { images.append(tile.image) }
        guard images != extra.retained else { return }
        for image in images { textures.retain(image) }
        for image in extra.retained { textures.release(image) }
        extra.retained = images
    }
}

extension SIMD2<Double> {
    fileprivate init(_ point: CGPoint) {
        self.init(Double(point.x), Double(point.y))
    }
}

extension LayerChange {
    static let picture = LayerChange(rawValue: style.rawValue | contents.rawValue)
    static let values = LayerChange(rawValue: picture.rawValue | geometry.rawValue | opacity.rawValue)
    static let appearance = LayerChange(rawValue: picture.rawValue | mask.rawValue)

    /// Whether the sets have something in common.
    @inline(__always)
    func touches(_ other: LayerChange) -> Bool { rawValue & other.rawValue != 0 }
}

extension CATransform3D {
    /// Whether the matrix does no more than scale x and y by positive factors.
    fileprivate var isPlainScale: Bool {
        m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0
            && m34 == 0 && m41 == 0 && m42 == 0 && m43 == 0 && m44 == 1 && m33 == 1 && m11 > 0 && m22 > 0
    }
}
