import CoreGraphics
import QuartzCore

/// Paints pictures: contents, text masks, gradients, shapes and the results of groups.
extension Painter {
    /// Everything between a layer's fill and its sublayers, front to back.
    func paintPictures(
        _ extra: RenderExtra, _ node: RenderNode, _ box: Box, _ radii: SIMD4<Float>, _ state: PaintState
    ) {
        if let sprites = extra.sprites { paintSprites(sprites, node, state) }
        if let contents = extra.contents { paintContents(contents, node, state) }
        for raster in [extra.stroke, extra.fill] {
            guard let raster else { continue }
            paintPicture(
                raster.image,
                source: CGRect(x: 0, y: 0, width: raster.image.width, height: raster.image.height),
                box: tree.spaceBox(of: raster.frame, node), tint: raster.tint, state)
        }
        if let gradient = extra.gradient { paintGradient(gradient, box, radii, state) }
    }

    private func paintContents(_ contents: RenderExtra.Contents, _ node: RenderNode, _ state: PaintState) {
        let box = tree.spaceBox(of: contents.frame, node)
        let pixels = box.width * Float(tree.spaces[Int(state.space)].pixelsPerUnit)
        let isSmaller = Float(contents.source.width) > pixels
        let filter = isSmaller ? contents.minification : contents.magnification
        func paint(_ source: CGRect, _ box: Box, _ state: PaintState) {
            paintPicture(
                contents.image, source: source, box: box, tint: contents.tint,
                isNearest: filter == .nearest, averages: filter == .trilinear,
                bias: isSmaller && filter == .trilinear ? contents.minificationBias : 0, state)
        }
        guard let parts = contents.parts else { return paint(contents.source, box, state) }
        placed(parts, of: contents.frame, in: box, state).forEach { source, place, inner in
            var part = state
            part.hardEdges.formUnion(inner)
            paint(
                source,
                Box(
                    minX: Float(place.minX), minY: Float(place.minY), maxX: Float(place.maxX),
                    maxY: Float(place.maxY)), part)
        }
    }

    /// Puts a picture's parts into the box of its frame. They meet on whole pixels where the layer is upright: what is
    /// behind does not show through.
    private func placed(
        _ parts: StretchedContents, of frame: CGRect, in box: Box, _ state: PaintState
    ) -> StretchedContents {
        func put(_ cuts: inout SIMD4<Double>, from low: CGFloat, _ length: CGFloat, to side: (Float, Float)) {
            let ends = (Double(side.0), Double(side.1))
            cuts = (cuts - low) / length * (ends.1 - ends.0) + ends.0
            if state.space == 0 { cuts = (cuts - 1 / 512).rounded(.toNearestOrAwayFromZero) }
            (cuts[0], cuts[3]) = ends
        }
        var result = parts
        put(&result.columns.place, from: frame.minX, frame.width, to: (box.minX, box.maxX))
        put(&result.rows.place, from: frame.minY, frame.height, to: (box.minY, box.maxY))
        return result
    }

    /// Repeats a picture over a layer's bounds, from their upper left corner; the last ones are cut.
    func paintTiling(_ tiling: RenderExtra.Tiling, _ node: RenderNode, _ state: PaintState) {
        let (tile, bounds) = (tiling.tile, tiling.bounds)
        var state = state
        state.alpha *= Float(tile.opacity)
        guard tile.size.width > 0, tile.size.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
            return
        }
        let seen = state.space == 0 ? seenPart(of: bounds, node, state) : bounds
        guard !seen.isEmpty, seen.width / tile.size.width * (seen.height / tile.size.height) < Self.mostTiles
        else { return }
        let scale = CGFloat(tile.image.width) / tile.size.width
        func first(_ low: CGFloat, _ start: CGFloat, _ step: CGFloat) -> CGFloat {
            start + ((low - start) / step).rounded(.down) * step
        }
        for y in stride(
            from: first(seen.minY, bounds.minY, tile.size.height), to: seen.maxY, by: tile.size.height)
        {
            let height = min(tile.size.height, bounds.maxY - y)
            for x in stride(
                from: first(seen.minX, bounds.minX, tile.size.width), to: seen.maxX, by: tile.size.width)
            {
                let width = min(tile.size.width, bounds.maxX - x)
                paintPicture(
                    tile.image, source: CGRect(x: 0, y: 0, width: width * scale, height: height * scale),
                    box: tree.spaceBox(of: CGRect(x: x, y: y, width: width, height: height), node), tint: nil,
                    state)
            }
        }
    }

    /// The most repetitions; more would be smaller than pixels, or lie far outside of the target.
    private static let mostTiles: CGFloat = 100_000

    /// The part of a rectangle of a layer's coordinates that lies in the region and in the clip, on the device.
    private func seenPart(of rect: CGRect, _ node: RenderNode, _ state: PaintState) -> CGRect {
        let box = state.clip.intersection(region)
        guard !box.isEmpty, node.scale.x > 0, node.scale.y > 0 else { return .zero }
        let low = (SIMD2(Double(box.minX), Double(box.minY)) - node.translation) / node.scale
        let size = SIMD2(Double(box.width), Double(box.height)) / node.scale
        return rect.intersection(CGRect(x: low.x, y: low.y, width: size.x, height: size.y))
    }

    private func paintPicture(
        _ image: CGImage, source: CGRect, box: Box, tint: SIMD4<Float>?, isNearest: Bool = false,
        averages: Bool = false, bias: Float = 0, _ state: PaintState
    ) {
        let place = textures.place(of: image)
        let texels = SIMD4(
            place.x + Self.onPageGrid(Float(source.minX)), place.y + Self.onPageGrid(Float(source.minY)),
            Float(source.width), Float(source.height))
        var limits = place.limits
        // Sampling a part of a picture must not read the texels beside it.
        limits = [
            max(limits[0], texels[0] + 0.5), max(limits[1], texels[1] + 0.5),
            min(limits[2], texels[0] + texels[2] - 0.5), min(limits[3], texels[1] + texels[3] - 0.5),
        ]
        paintTexels(
            Picture(
                texture: place.texture, texels: texels, limits: limits, tint: tint,
                isOpaque: !image.isMask && image.isOpaque, isNearest: isNearest, averages: averages,
                bias: bias),
            box, state)
    }

    /// A texture that is no picture of a layer, pixel for pixel.
    func paintTexture(
        _ texture: TextureID, mask: TextureID?, box: Box, texels: SIMD4<Float>, _ state: PaintState
    ) {
        var state = state
        state.hardEdges = []
        paintTexels(
            Picture(
                texture: texture, mask: mask, texels: texels,
                limits: [0.5, 0.5, texels[2] - 0.5, texels[3] - 0.5], isOpaque: false), box, state)
    }

    /// The texels to sample, and how to sample them.
    struct Picture {
        var texture: TextureID
        var mask: TextureID?
        /// x, y, width, height in the texture.
        var texels: SIMD4<Float>
        var limits: SIMD4<Float>
        /// The colour of a mask; nil for a picture with colours of its own.
        var tint: SIMD4<Float>?
        var isOpaque: Bool
        var isNearest = false
        /// Whether a pixel shows the mean of the texels that it covers.
        var averages = false
        /// The exponent by which more texels are averaged: 2 to its power times as many each way.
        var bias: Float = 0
        /// Whether the picture is blurred, so that it needs neither alignment with pixels nor antialiased
        /// edges.
        var isSoft = false

        var pipeline: Pipeline {
            if tint != nil { return .mask }
            return mask == nil ? .image : .maskedImage
        }
    }

    func paintTexels(_ picture: Picture, _ box: Box, _ state: PaintState) {
        guard state.space == 0 else {
            paintProjected(picture, box, state)
            return
        }
        var (picture, box) = (picture, box)
        if state.isRescaled, !picture.isSoft { picture.averages = true }
        // Where a texel is a pixel, the picture is put on whole pixels if that moves it by less than half of one:
        // text stays crisp while it moves.
        let isOneToOne =
            abs(box.width - picture.texels[2]) < 0.01 && abs(box.height - picture.texels[3]) < 0.01
        var isAligned = isOneToOne && !picture.isSoft && (picture.tint != nil || box.isIntegral)
        if isAligned {
            let x = box.minX.rounded(.toNearestOrAwayFromZero)
            let y = box.minY.rounded(.toNearestOrAwayFromZero)
            box = Box(minX: x, minY: y, maxX: x + picture.texels[2], maxY: y + picture.texels[3])
            isAligned = box.isIntegral
        }
        var clipped = box.onWholePixels(at: state.hardEdges).intersection(state.clip)
        var isHard = state.hardEdges.rawValue != 0
        if state.isRescaled, !picture.isSoft, picture.tint == nil {
            clipped = clipped.onWholePixels
            isHard = true
        }
        let visible = occluders.visiblePart(of: clipped.intersection(region))
        guard !visible.isEmpty else { return }
        let needed = clips(for: visible, deviceBounds: visible, state)
        let hasHardEdges = (isAligned || isHard) && clipped.isIntegral
        let hidesAll = picture.isOpaque && state.alpha == 1
        let isOpaque = hidesAll && needed.isEmpty && (hasHardEdges || box.isIntegral)
        if hidesAll, !isOpaque, visible.area >= Painter.cutPictureArea, needed.count < 2,
            needed.first?.space ?? 0 == 0
        {
            paintCut(picture, visible, of: box, linear: !isAligned && !picture.isNearest, needed.first, state)
            return
        }
        add(
            picture, visible, of: box, chain: chain(needed), blends: !isOpaque,
            linear: !isAligned && !picture.isNearest,
            softEdges: !hasHardEdges && !box.isIntegral && !picture.isSoft ? .all : [], state)
        if isOpaque { occluders.add(visible) }
    }

    /// The area from which on an opaque picture with soft edges or round corners is cut up; smaller ones are
    /// drawn in one piece.
    private static let cutPictureArea: Float = 128 * 128

    /// Cuts an opaque picture up, so that only the corners of its clip and the edges that lie between two pixels are
    /// blended; the rest hides what is behind it.
    private func paintCut(
        _ picture: Picture, _ visible: Box, of box: Box, linear: Bool, _ clip: ActiveClip?,
        _ state: PaintState
    ) {
        func add(_ quad: Box, clips: [ActiveClip] = [], blends: Bool) {
            self.add(
                picture, quad, of: box, chain: chain(clips), blends: blends, linear: linear,
                softEdges: blends ? .all : [], state)
        }
        for piece in clip?.pieces(of: visible) ?? [visible] {
            if let clip, !clip.isClear(piece) {
                add(piece, clips: [clip], blends: true)
                continue
            }
            let interior = piece.integralInterior
            guard !interior.isEmpty else {
                add(piece, blends: true)
                continue
            }
            for edge in strips(between: interior, and: piece) { add(edge, blends: true) }
            add(interior, blends: false)
            occluders.add(interior)
        }
    }

    private func add(
        _ picture: Picture, _ quad: Box, of box: Box, chain: Int32?, blends: Bool, linear: Bool,
        softEdges: CAEdgeAntialiasingMask, _ state: PaintState, homography: Int32? = nil, bounds: Box? = nil
    ) {
        let perX = picture.texels[2] / box.width
        let perY = picture.texels[3] / box.height
        let pixelsPerUnit = Float(tree.spaces[Int(state.space)].pixelsPerUnit)
        let samples =
            linear && picture.averages
            ? Self.samples(max(perX, perY) / pixelsPerUnit * exp2(picture.bias)) : 1
        let texels = SIMD4(
            picture.texels[0] + Self.onPageGrid((quad.minX - box.minX) * perX),
            picture.texels[1] + Self.onPageGrid((quad.minY - box.minY) * perY),
            quad.width * perX, quad.height * perY)
        let multiplied: SIMD4<Float>
        let added: SIMD4<Float>
        if let tint = picture.tint {
            multiplied = overlay.fold(tint * state.alpha)
            added = .zero
        } else {
            (multiplied, added) = overlay.fold(
                multiplied: SIMD4(repeating: state.alpha), added: .zero)
        }
        items.append(
            DrawItem(
                instance: Instance(
                    quad: quad.quad, shape: texels, color: PackedColor(multiplied),
                    color2: PackedColor(added),
                    param: Float(softEdges.rawValue), param2: samples > 1 ? picture.bias : 0,
                    limits: picture.limits),
                key: BatchKey(
                    pipeline: picture.pipeline, blends: blends, linearFilter: linear,
                    projected: homography != nil, samples: samples, texture: picture.texture,
                    maskTexture: picture.mask, clipChain: chain),
                bounds: bounds ?? quad, homography: homography ?? 0))
    }

    /// Rounds a distance from a picture's corner, in texels, so that adding the picture's place on an atlas
    /// page loses no digits. So a picture looks the same wherever it lies on a page.
    private static func onPageGrid(_ texels: Float) -> Float { (texels * 4096).rounded() / 4096 }

    /// Returns the number of interpolated samples that average some texels each way; each sample reaches over
    /// two texels. There are only a few such numbers, as each needs its own shader program.
    private static func samples(_ texels: Float) -> UInt8 {
        switch texels {
        case ...Self.leastShrinking: 1
        case ...2: 2
        case ...4: 4
        case ...8: 16
        default: 64
        }
    }

    /// Texels a pixel up to which interpolation alone shows all of them.
    private static let leastShrinking: Float = 1.1

    private func paintProjected(_ picture: Picture, _ box: Box, _ state: PaintState) {
        let quad = box.intersection(state.clip)
        guard !quad.isEmpty, let (bounds, homography) = project(quad, state) else { return }
        let needed = chain(clips(for: quad, deviceBounds: bounds, state))
        let hard = picture.isSoft ? .all : state.hardEdges(of: quad, in: box)
        let isOpaque = picture.isOpaque && state.alpha == 1 && needed == nil && hard == .all
        add(
            picture, quad, of: box, chain: needed, blends: !isOpaque, linear: !picture.isNearest,
            softEdges: .all.subtracting(hard), state, homography: homography, bounds: bounds)
    }

    private func paintGradient(
        _ gradient: RenderExtra.Gradient, _ box: Box, _ radii: SIMD4<Float>, _ state: PaintState
    ) {
        var state = state
        var quad = box.intersection(state.clip)
        guard !quad.isEmpty else { return }
        let isRound = radii != .zero
        if isRound { state = rounding(state, to: box, radii) }
        var bounds = quad
        var homography: Int32?
        if state.space != 0 {
            guard let projected = project(quad, state) else { return }
            bounds = projected.0
            homography = projected.1
        } else {
            quad = occluders.visiblePart(of: quad.intersection(region))
            guard !quad.isEmpty else { return }
            bounds = quad
        }
        let needed = clips(for: quad, deviceBounds: bounds, state)
        let isTurned = homography != nil
        let hard = isTurned ? state.hardEdges(of: quad, in: box) : []
        let soft = isTurned || !quad.isIntegral ? CAEdgeAntialiasingMask.all.subtracting(hard) : []
        // The clip to the round corners antialiases the sides, too.
        let isCut = isRound && needed.last?.id == state.rounded.last?.id
        let place = textures.place(of: gradient.ramp)
        let folded = overlay.fold(multiplied: SIMD4(repeating: state.alpha), added: .zero)
        items.append(
            DrawItem(
                instance: Instance(
                    quad: quad.quad, shape: box.quad,
                    radii: [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y],
                    color: PackedColor(folded.multiplied), color2: PackedColor(folded.added),
                    param: gradient.kind, param2: 0, limits: [Float(soft.rawValue), isCut ? 0 : 1, 0, 0]),
                key: BatchKey(
                    pipeline: .gradient, blends: true, linearFilter: true, projected: homography != nil,
                    texture: place.texture, clipChain: chain(needed)),
                bounds: bounds, homography: homography ?? 0))
    }
}

extension RenderExtra {
    /// Whether something lies between the layer's fill and its border.
    var hasPictures: Bool {
        contents != nil || gradient != nil || fill != nil || stroke != nil || sprites != nil || tiling != nil
    }
}
