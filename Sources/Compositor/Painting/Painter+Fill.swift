/// Flat colours: rectangles, rounded rectangles and their borders.
extension Painter {
    /// Larger shapes are cut up, so that only their corners and edges are shaded by distance.
    private static let wholeShapeArea: Float = 64 * 64

    /// Fills a layer's rectangle with a premultiplied colour.
    func paintFill(_ box: Box, _ radii: SIMD4<Float>, _ color: SIMD4<Float>, _ state: PaintState) {
        let color = color * state.alpha
        guard color.w > 0 else { return }
        guard state.space == 0 else {
            paintProjectedFill(box, radii, color, border: nil, state)
            return
        }
        if radii == .zero {
            let part = box.intersection(state.clip)
            paintPlainFill(state.isRescaled ? part.onWholePixels : part, color, state)
            return
        }
        let visible = box.intersection(state.clip).intersection(region)
        guard !visible.isEmpty else { return }
        if box.area <= Painter.wholeShapeArea {
            addRounded(quad: visible, shape: box, radii, color, state)
        } else {
            paintLargeRounded(box, radii, color, state)
        }
    }

    /// A rectangle with sharp corners, in device pixels.
    private func paintPlainFill(_ box: Box, _ color: SIMD4<Float>, _ state: PaintState) {
        guard !box.intersection(region).isEmpty else { return }
        if box.isIntegral {
            paintWholePixels(box.rounded, color, state)
            return
        }
        let interior = box.integralInterior
        guard box.area > Painter.wholeShapeArea, !interior.isEmpty else {
            addRounded(quad: box, shape: box, .zero, color, state)
            return
        }
        paintWholePixels(interior, color, state)
        for strip in strips(between: interior, and: box) {
            addRounded(quad: strip, shape: box, .zero, color, state)
        }
    }

    /// The frame between a box and its whole pixels inside: above, below, left and right.
    func strips(between inner: Box, and outer: Box) -> [Box] {
        [
            Box(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: inner.minY),
            Box(minX: outer.minX, minY: inner.maxY, maxX: outer.maxX, maxY: outer.maxY),
            Box(minX: outer.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
            Box(minX: inner.maxX, minY: inner.minY, maxX: outer.maxX, maxY: inner.maxY),
        ].filter { $0.width > 1 / 256 && $0.height > 1 / 256 }
    }

    private func paintLargeRounded(
        _ box: Box, _ radii: SIMD4<Float>, _ color: SIMD4<Float>, _ state: PaintState
    ) {
        guard let pieces = RoundedPieces(of: box, radii: radii) else {
            addRounded(quad: box.intersection(state.clip), shape: box, radii, color, state)
            return
        }
        for part in pieces.flat { paintPlainFill(part.intersection(state.clip), color, state) }
        for part in pieces.shaded {
            addRounded(quad: part.intersection(state.clip), shape: box, radii, color, state)
        }
    }

    /// Fills whole pixels with a flat colour. Only such fills hide what is behind them, or may be folded into
    /// it.
    private func paintWholePixels(_ box: Box, _ color: SIMD4<Float>, _ state: PaintState) {
        let isOpaque = color.w > 1 - 1 / 512
        let inside = box.intersection(region)
        if inside == region, clips(for: region, deviceBounds: region, state).isEmpty {
            if isOpaque && mayFillRegion {
                backdrop = overlay.fold(color)
                return
            }
            if !isOpaque && mayFold {
                overlay.add(behind: color)
                return
            }
        }
        let visible = occluders.visiblePart(of: inside)
        guard !visible.isEmpty else { return }
        let needed = clips(for: visible, deviceBounds: visible, state)
        guard needed.isEmpty else {
            paintCut(visible, by: needed, color, state)
            return
        }
        addSolid(visible, color, isOpaque: isOpaque)
        if isOpaque { occluders.add(visible) }
    }

    /// Cuts a rectangle at the corners of the clips that it touches; only the corner pieces are clipped by distance.
    private func paintCut(
        _ box: Box, by clips: [ActiveClip], _ color: SIMD4<Float>, _ state: PaintState
    ) {
        let isOpaque = color.w > 1 - 1 / 512
        guard clips.count == 1, let clip = clips.first, clip.space == 0, box.area > 1024 else {
            addSolid(box, color, isOpaque: false, chain: chain(clips))
            return
        }
        for piece in clip.pieces(of: box) {
            if clip.isClear(piece) {
                addSolid(piece, color, isOpaque: isOpaque)
                if isOpaque { occluders.add(piece) }
            } else {
                // The piece is a part of a rounded rectangle, which needs no clip.
                items.append(
                    DrawItem(
                        instance: Instance(
                            quad: piece.quad, shape: clip.box.quad, radii: clip.radii,
                            color: PackedColor(overlay.fold(color)), param2: clip.expansion),
                        key: BatchKey(pipeline: .roundedRect, blends: true), bounds: piece))
            }
        }
    }

    private func addSolid(_ box: Box, _ color: SIMD4<Float>, isOpaque: Bool, chain: Int32? = nil) {
        items.append(
            DrawItem(
                instance: Instance(quad: box.quad, color: PackedColor(overlay.fold(color))),
                key: BatchKey(pipeline: .solid, blends: !isOpaque, clipChain: chain), bounds: box))
    }

    /// One quad of a shape that is shaded by distance, in device pixels.
    private func addRounded(
        quad: Box, shape: Box, _ radii: SIMD4<Float>, _ color: SIMD4<Float>,
        border: RenderExtra.Border? = nil,
        _ state: PaintState
    ) {
        let visible = occluders.visiblePart(of: quad.intersection(region))
        guard !visible.isEmpty else { return }
        // The shader blurs the quad's own edges only where they are the shape's.
        let needed = chain(clips(for: visible, deviceBounds: visible, state))
        items.append(
            DrawItem(
                instance: Instance(
                    quad: visible.quad, shape: shape.quad, radii: radii,
                    color: PackedColor(overlay.fold(color)),
                    color2: PackedColor(overlay.fold(border?.color ?? .zero)), param: border?.width ?? 0,
                    param2: radii == .zero ? 0 : state.expansion),
                key: BatchKey(pipeline: .roundedRect, blends: true, clipChain: needed), bounds: visible))
        guard border == nil, needed == nil, color.w > 1 - 1 / 512, visible.area >= occluders.leastArea
        else { return }
        occluders.add(shape.insetBy(radii.max() * Self.cornerDepth).intersection(visible))
    }

    /// How far a round corner reaches into the square around it, as a part of the radius: 1 − √½.
    private static let cornerDepth: Float = 1 - Float(0.5).squareRoot()

    /// A border inside a layer's edge, with the fill inside the border where there is one.
    func paintBorder(
        _ box: Box, _ radii: SIMD4<Float>, _ border: RenderExtra.Border, fill: SIMD4<Float>,
        _ node: RenderNode, _ state: PaintState
    ) {
        let fill = fill * state.alpha
        var border = border
        border.color *= state.alpha
        border.width *= Float(node.lengthScale)
        guard state.space == 0 else {
            paintProjectedFill(box, radii, fill, border: border, state)
            return
        }
        guard box.area > Painter.wholeShapeArea,
            let pieces = RoundedPieces(of: box, radii: radii, edge: border.width)
        else {
            addRounded(quad: box.intersection(state.clip), shape: box, radii, fill, border: border, state)
            return
        }
        if fill.w > 0 {
            for part in pieces.flat { paintPlainFill(part.intersection(state.clip), fill, state) }
        }
        for part in pieces.shaded {
            addRounded(quad: part.intersection(state.clip), shape: box, radii, fill, border: border, state)
        }
    }

    /// How far a shape is extended over an edge that is not antialiased: beyond all pixels that the edge
    /// crosses.
    private static let beyondPixels: Float = 16384

    /// A shape in a plane of its own.
    private func paintProjectedFill(
        _ box: Box, _ radii: SIMD4<Float>, _ color: SIMD4<Float>,
        border: RenderExtra.Border?, _ state: PaintState
    ) {
        var quad = box.intersection(state.clip)
        guard !quad.isEmpty else { return }
        var shape = box
        var state = state
        if quad != box {
            if radii == .zero && border == nil {
                shape = quad
            } else if let narrowed = entering(state.space, from: state) {
                state = narrowed
                quad = box
            }
        }
        guard let (bounds, homography) = project(quad, state) else { return }
        let needed = chain(clips(for: quad, deviceBounds: bounds, state))
        let hard = state.hardEdges(of: quad, in: box)
        let isFlat = hard == .all && border == nil
        let isOpaque = color.w > 1 - 1 / 512 && needed == nil
        let instance =
            isFlat
            ? Instance(quad: quad.quad, color: PackedColor(overlay.fold(color)))
            : Instance(
                quad: quad.quad, shape: shape.quad, radii: radii, color: PackedColor(overlay.fold(color)),
                color2: PackedColor(overlay.fold(border?.color ?? .zero)), param: border?.width ?? 0,
                param2: radii == .zero ? 0 : state.expansion, limits: hard.sides * Self.beyondPixels)
        items.append(
            DrawItem(
                instance: instance,
                key: BatchKey(
                    pipeline: isFlat ? .solid : .roundedRect, blends: !isFlat || !isOpaque, projected: true,
                    clipChain: needed),
                bounds: bounds, homography: homography))
    }

    /// Returns the area of the target that a quad of a plane touches, and the index of the plane's
    /// homography.
    func project(_ quad: Box, _ state: PaintState) -> (Box, Int32)? {
        let matrix = tree.spaces[Int(state.space)].toDevice
        let bounds = matrix.bounds(of: quad).insetBy(-1)
        guard !bounds.intersection(region).isEmpty, !occluders.hides(bounds.intersection(region)) else {
            return nil
        }
        let homography = matrix.homography
        if homographies.last != homography { homographies.append(homography) }
        return (bounds, Int32(homographies.count - 1))
    }
}

extension ActiveClip {
    /// Cuts a box along the bands that the clip's round corners take up.
    func pieces(of quad: Box) -> [Box] {
        let top = (box.minY + max(radii[0], radii[1])).rounded(.up)
        let bottom = (box.maxY - max(radii[2], radii[3])).rounded(.down)
        guard top < bottom else { return [quad] }
        var result: [Box] = []
        let bands: [(Float, Float, Float, Float)] = [
            (-.infinity, top, radii[0], radii[1]), (top, bottom, 0, 0),
            (bottom, .infinity, radii[3], radii[2]),
        ]
        for (low, high, left, right) in bands {
            let minY = max(low, quad.minY)
            let maxY = min(high, quad.maxY)
            guard minY < maxY else { continue }
            let leftEdge = max(
                quad.minX, min(quad.maxX, left > 0 ? (box.minX + left).rounded(.up) : quad.minX))
            let rightEdge = max(
                leftEdge, min(quad.maxX, right > 0 ? (box.maxX - right).rounded(.down) : quad.maxX))
            for (from, to) in [(quad.minX, leftEdge), (leftEdge, rightEdge), (rightEdge, quad.maxX)]
            where from < to {
                result.append(Box(minX: from, minY: minY, maxX: to, maxY: maxY))
            }
        }
        return result
    }
}
