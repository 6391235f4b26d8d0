import CoreGraphics
import QuartzCore

/// Many small pictures that turn, each in a plane of its own, as one batch.
extension Painter {
    func paintSprites(_ list: SpriteList, _ node: RenderNode, _ state: PaintState) {
        let whole = tree.spaceBox(of: list.bounds, node)
        let touched = tree.deviceBounds(of: whole, inSpace: state.space).intersection(region)
        let cut = state.space == 0 ? touched.intersection(state.clip) : touched
        guard !cut.isEmpty, !occluders.hides(cut) else { return }
        var state = state
        if state.clip != .everything, !state.clip.contains(whole) {
            // A plane of its own has the clip as one of many corners.
            state.rounded.append(plainClip(of: state))
        }
        let chain = chain(clips(for: whole, deviceBounds: touched, state))
        let places = list.images.map { textures.place(of: $0) }
        let toDevice = tree.spaces[Int(state.space)].toDevice
        // Front to back.
        for sprite in list.sprites.reversed() {
            add(sprite, places[Int(sprite.image)], list, node, toDevice, chain, state)
        }
    }

    private func add(
        _ sprite: Sprite, _ place: TexturePlace, _ list: SpriteList, _ node: RenderNode,
        _ toDevice: PlaneMatrix, _ chain: Int32?, _ state: PaintState
    ) {
        let (sine, cosine) = (Double(sin(sprite.angle)), Double(cos(sprite.angle)))
        let center = SIMD2<Double>(sprite.center) * node.scale + node.translation
        let plane =
            toDevice
            * PlaneMatrix(
                [cosine * node.scale.x, sine * node.scale.y, 0],
                [-sine * node.scale.x, cosine * node.scale.y, 0], [center.x, center.y, 1])
        let half = sprite.size / 2
        let quad = Box(minX: -half.x, minY: -half.y, maxX: half.x, maxY: half.y)
        let bounds = plane.bounds(of: quad).insetBy(-1)
        guard !bounds.intersection(region).isEmpty else { return }
        let image = list.images[Int(sprite.image)]
        let texels = SIMD4(place.x, place.y, 0, 0) + sprite.source
        let first = texels.lowHalf + 0.5
        let last = texels.lowHalf + texels.highHalf - 0.5
        let multiplied: SIMD4<Float>
        var added = SIMD4<Float>.zero
        if image.isMask {
            multiplied = overlay.fold(sprite.tint * state.alpha)
        } else {
            (multiplied, added) = overlay.fold(multiplied: sprite.tint * state.alpha, added: .zero)
        }
        homographies.append(plane.homography)
        items.append(
            DrawItem(
                instance: Instance(
                    quad: quad.quad, shape: texels, color: PackedColor(multiplied),
                    color2: PackedColor(added), param: Float(CAEdgeAntialiasingMask.all.rawValue),
                    limits: SIMD4(lowHalf: first, highHalf: pointwiseMax(first, last))),
                key: BatchKey(
                    pipeline: image.isMask ? .mask : .image, blends: true, adds: list.adds,
                    linearFilter: !list.isNearest, projected: true, texture: place.texture,
                    clipChain: chain),
                bounds: bounds, homography: Int32(homographies.count - 1)))
    }
}
