/// The outline that a layer's shadow is cast by, in the layer's space.
struct Silhouette: Sendable {
    var box: Box
    var corners: CornerShape
    /// How much light it stops.
    var alpha: Float

    /// What both outlines cover; nil where that is no rounded rectangle.
    func intersection(_ other: Silhouette) -> Silhouette? {
        let cut = box.intersection(other.box)
        guard !cut.isEmpty else { return nil }
        var result = Silhouette(box: cut, corners: .sharp, alpha: min(alpha, other.alpha))
        for corner in 0..<4 {
            let mine = reach(of: corner, in: cut)
            let theirs = other.reach(of: corner, in: cut)
            guard let mine, let theirs else { return nil }
            // Corners of two kinds are no outline of one kind.
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
    /// What stops the light at a layer: its own fill, or else the one sublayer that covers all the others.
    /// nil where that is no single rounded rectangle.
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
        let own = Silhouette(box: box, corners: node.corners(in: box), alpha: node.opacity)
        let fill = extra?.tiling == nil ? node.background.w : 1
        if fill > 0 {
            let outgrown =
                !node.flags.contains(.masksToBounds)
                && children(of: index).contains { !box.insetBy(-0.5).contains(nodes[Int($0)].spaceBox) }
            guard !outgrown else { return nil }
            return Silhouette(box: box, corners: own.corners, alpha: fill * node.opacity)
        }
        if let contents = extra?.contents, contents.image.isOpaque, contents.frame.width > 0 {
            return Silhouette(box: spaceBox(of: contents.frame, node), corners: .sharp, alpha: node.opacity)
        }
        guard extra?.contents == nil else { return nil }
        guard let below = coveringSilhouette(of: index) else { return nil }
        var result = below
        if node.flags.contains(.masksToBounds) {
            guard let cut = below.intersection(own) else { return nil }
            result = cut
        }
        result.alpha = below.alpha * node.opacity
        return result
    }

    private func coveringSilhouette(of index: Int32) -> Silhouette? {
        var best: Silhouette?
        var others: [Box] = []
        for child in children(of: index) where isSeen(child) {
            guard nodes[Int(child)].space == nodes[Int(index)].space else { return nil }
            let outline = silhouette(of: child)
            if let outline, outline.box.area > best?.box.area ?? 0 {
                if let best { others.append(best.box) }
                best = outline
            } else {
                others.append(outline?.box ?? nodes[Int(child)].spaceBox)
            }
        }
        guard let best, others.allSatisfy({ best.box.insetBy(-0.5).contains($0) }) else { return nil }
        return best
    }

    private func isSeen(_ index: Int32) -> Bool {
        !nodes[Int(index)].flags.contains(.hidden) && nodes[Int(index)].opacity > 0
            && !nodes[Int(index)].subtreeBounds.isEmpty
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
