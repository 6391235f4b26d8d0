import CoreGraphics
import QuartzCore

/// Shadows: nine pieces of a blurred corner, or a picture where the outline is no rounded rectangle.
extension Painter {
    func paintShadow(
        _ shadow: RenderExtra.Shadow, _ extra: RenderExtra, _ index: Int32, _ state: PaintState
    ) {
        let node = tree.nodes[Int(index)]
        if shadow.path == nil, let outline = tree.silhouette(of: index) {
            // The layer's own opacity is applied to everything that it draws.
            let alpha = node.opacity > 0 ? outline.alpha / node.opacity : 0
            let offset = shadow.offset * node.scale
            var faded = state
            faded.alpha *= alpha
            paintPieces(
                outline.box.offsetBy(x: Float(offset.x), y: Float(offset.y)), outline.corners,
                sigma: shadow.radius * node.lengthScale, color: shadow.color, extra,
                faded)
            return
        }
        tree.refreshShadowRaster(of: index, extra, shadow)
        guard let raster = extra.shadowRaster else { return }
        let place = textures.place(of: raster.image)
        let picture = Picture(
            texture: place.texture, texels: [place.x, place.y, place.width, place.height],
            limits: place.limits,
            tint: shadow.color, isOpaque: false, isSoft: true)
        paintSoft(picture, tree.spaceBox(of: raster.frame, node), state)
    }

    /// The shadow of an outline; it and `sigma`, the blur's standard deviation, are in units of the state's space.
    private func paintPieces(
        _ shape: Box, _ corners: CornerShape, sigma: Double, color: SIMD4<Float>, _ extra: RenderExtra,
        _ state: PaintState
    ) {
        let density = tree.spaces[Int(state.space)].pixelsPerUnit
        let reach = Float(ShadowTile.reach * sigma) + 1
        guard !tree.deviceBounds(of: shape.insetBy(-reach), inSpace: state.space).intersection(region).isEmpty
        else { return }
        let keys = (0..<4).map { corner in
            ShadowTile.Key(
                sigma: sigma * density, radius: Double(corners.radii[corner]) * density,
                extent: Double(corners.radii.max()) * density, expansion: Double(corners.expansion))
        }
        let inset = Float(ShadowTile.inset(keys[0]) / density)
        guard shape.width >= 2 * inset, shape.height >= 2 * inset else {
            paintSmallShadow(shape, corners, sigma: sigma, color: color, state)
            return
        }
        let tiles = keys.map { tile($0, extra) }
        let pieces = ShadowPieces(
            shape: shape, places: tiles.map { textures.place(of: $0.image) },
            outset: Float(tiles[0].outset / density), inset: inset)
        pieces.forEach { box, texels, place in
            let picture = Picture(
                texture: place.texture, texels: texels, limits: place.limits, tint: color, isOpaque: false,
                isSoft: true)
            paintSoft(picture, box, state)
        }
    }

    /// Paints a blurred picture, which is interpolated and needs no antialiased edges, as it is clear there.
    private func paintSoft(_ picture: Picture, _ box: Box, _ state: PaintState) {
        var state = state
        if state.space == 0, state.clip != .everything, !state.clip.isIntegral {
            state.clip = state.clip.rounded
        }
        paintTexels(picture, box, state)
    }

    private func tile(_ key: ShadowTile.Key, _ extra: RenderExtra) -> ShadowTile {
        if let known = extra.shadowTiles[key] { return known }
        let tile = textures.shadowTile(key)
        // A shadow that changes its size releases the tiles of earlier sizes.
        if extra.shadowTiles.count >= 8 { extra.shadowTiles.removeAll() }
        extra.shadowTiles[key] = tile
        tree.recount(extra)
        return tile
    }

    /// A shape so small that the blurs of opposite edges meet.
    private func paintSmallShadow(
        _ shape: Box, _ corners: CornerShape, sigma: Double, color: SIMD4<Float>, _ state: PaintState
    ) {
        let density = tree.spaces[Int(state.space)].pixelsPerUnit
        let key = SmallShadow.Key(
            width: Double(shape.width) * density, height: Double(shape.height) * density,
            radii: corners.radii * Float(density), expansion: corners.expansion, sigma: sigma * density)
        let shadow = textures.smallShadow(key)
        let place = textures.place(of: shadow.image)
        let outset = Float(shadow.outset / density)
        let picture = Picture(
            texture: place.texture, texels: [place.x, place.y, place.width, place.height],
            limits: place.limits,
            tint: color, isOpaque: false, isSoft: true)
        paintSoft(picture, shape.insetBy(-outset), state)
    }
}

/// Where the nine pieces of a shadow go, and which part of which tile each shows.
struct ShadowPieces {
    var shape: Box
    /// Upper left, upper right, lower right, lower left; every tile shows an upper left corner and has the same size.
    var places: [TexturePlace]
    /// How far the tiles reach out of the shape and into it.
    var outset: Float
    var inset: Float

    /// A stretch of one axis: where it lies, and the part of the tile's edge that it shows (0…1).
    private struct Span {
        var low: Float
        var high: Float
        var from: Float
        var to: Float
    }

    func forEach(_ body: (Box, _ texels: SIMD4<Float>, _ place: TexturePlace) -> Void) {
        let columns = spans(shape.minX, shape.maxX, edge: places[0].width)
        let rows = spans(shape.minY, shape.maxY, edge: places[0].height)
        for (row, y) in rows.enumerated() {
            for (column, x) in columns.enumerated() where x.low < x.high && y.low < y.high {
                // All tiles end in the same rows and columns: the pieces between corners may take any.
                let corner = row < 2 ? (column < 2 ? 0 : 1) : (column < 2 ? 3 : 2)
                let place = places[corner]
                let texels = SIMD4(
                    place.x + x.from * place.width, place.y + y.from * place.height,
                    (x.to - x.from) * place.width, (y.to - y.from) * place.height)
                body(Box(minX: x.low, minY: y.low, maxX: x.high, maxY: y.high), texels, place)
            }
        }
    }

    private func spans(_ low: Float, _ high: Float, edge: Float) -> [Span] {
        // From the middle of the first texel to the middle of the last one: interpolation needs no others, and what is
        // left out outside is clear.
        let first = 0.5 / edge
        let last = 1 - first
        let half = (outset + inset) * first
        return [
            Span(low: low - outset + half, high: low + inset - half, from: first, to: last),
            Span(low: low + inset - half, high: high - inset + half, from: last, to: last),
            Span(low: high - inset + half, high: high + outset - half, from: last, to: first),
        ]
    }
}
