/// The outline that casts a layer's shadow, in the layer's space.
struct Silhouette: Sendable {
    var box: Box
    var corners: CornerShape
    /// Its opacity: how much light it blocks.
    var alpha: Float

    /// Returns the area that both outlines cover; nil if that is not a rounded rectangle.
    func intersection(_ other: Silhouette) -> Silhouette? {
        let cut = box.intersection(other.box)
        guard !cut.isEmpty else { return nil }
        var result = Silhouette(box: cut, corners: .sharp, alpha: min(alpha, other.alpha))
        for corner in 0..<4 {
            let mine = reach(of: corner, in: cut)
            let theirs = other.reach(of: corner, in: cut)
            guard let mine, let theirs else { return nil }
            // An outline cannot have corners of two kinds.
            let winner = mine >= theirs ? self : other
            guard max(mine, theirs) > 0 else { continue }
            guard result.corners == .sharp || result.corners.expansion == winner.corners.expansion else {
                return nil
            }
            result.corners.expansion = winner.corners.expansion
            result.corners.radii[corner] = max(mine, theirs)
        }
        return result
    }

    /// The radius that one corner keeps when the outline is cut to a box inside it: all of it where the corner is
    /// the box's own, none where the box leaves the round part out, nil where it cuts through it.
    private func reach(of corner: Int, in cut: Box) -> Float? {
        let radius = corners.radii[corner]
        guard radius > 0 else { return 0 }
        let isLeft = corner == 0 || corner == 3
        let isTop = corner < 2
        let dx = isLeft ? cut.minX - box.minX : box.maxX - cut.maxX
        let dy = isTop ? cut.minY - box.minY : box.maxY - cut.maxY
        if dx <= 0.01 && dy <= 0.01 { return radius }
        return dx >= radius - 0.01 || dy >= radius - 0.01 ? 0 : nil
    }
}

extension RenderTree {
    /// Returns the outline that blocks the light at a layer: of its own fill, or else of the one sublayer
    /// that covers all others; nil if that is not a single rounded rectangle.
    func silhouette(of index: Int32) -> Silhouette? {
        let node = nodes[Int(index)]
        guard !node.flags.contains(.hidden), node.opacity > 0 else { return nil }
        let box = node.spaceBox
        guard !box.isEmpty else { return nil }
        let extra = node.flags.contains(.hasExtra) ? extras[Int(index)] : nil
        guard extra?.mask ?? RenderNode.none == RenderNode.none, extra?.fill == nil, extra?.stroke == nil
        else {
            return nil
        }
        let own = Silhouette(box: box, corners: node.corners(in: box), alpha: 1)
        let clips = node.flags.contains(.masksToBounds)
        let pictures = extra.map { picturesBox($0, node) } ?? .empty
        if isFilled(index) {
            let room = box.insetBy(-Self.overhang)
            let isInside = pictures.isEmpty || room.contains(pictures)
            guard clips || isInside && !hasDrawing(below: index, outOf: room) else { return nil }
            let fill = extra?.tiling.map { Float($0.tile.opacity) } ?? node.background.w
            return Silhouette(box: box, corners: own.corners, alpha: fill * node.opacity)
        }
        guard extra?.sprites == nil else { return nil }
        var covering: Silhouette?
        if let contents = extra?.contents {
            guard contents.image.isOpaque, contents.frame.width > 0 else { return nil }
            let picture = Silhouette(box: pictures, corners: .sharp, alpha: 1)
            covering = hasDrawing(below: index, outOf: pictures.insetBy(-Self.overhang)) ? nil : picture
        } else {
            covering = coveringSilhouette(of: index)
        }
        if clips { covering = covering?.intersection(own) }
        guard var result = covering else { return nil }
        // A border or a gradient is drawn all over the bounds.
        guard extra?.fillsBounds != true || result.box.insetBy(-Self.overhang).contains(box) else {
            return nil
        }
        result.alpha *= node.opacity
        return result
    }

    private func coveringSilhouette(of index: Int32) -> Silhouette? {
        var best: (child: Int32, outline: Silhouette)?
        for child in children(of: index) where isSeen(child) {
            guard nodes[Int(child)].space == nodes[Int(index)].space else { return nil }
            guard let outline = silhouette(of: child) else { continue }
            if outline.box.area > best?.outline.box.area ?? 0 { best = (child, outline) }
        }
        guard let best else { return nil }
        let room = best.outline.box.insetBy(-Self.overhang)
        return hasDrawing(below: index, outOf: room, except: best.child) ? nil : best.outline
    }

    func children(of index: Int32) -> [Int32] {
        var result: [Int32] = []
        var child = nodes[Int(index)].firstChild
        while child != RenderNode.none {
            result.append(child)
            child = nodes[Int(child)].next
        }
        return result
    }
}
