import CoreGraphics
import QuartzCore

extension RenderTree {
    /// Places the nodes that moved, and adds the areas of all changed nodes to the damage.
    func update(damage: inout Damage) {
        for box in takeVacated() { note(box, by: RenderNode.none, &damage) }
        guard root != RenderNode.none else { return }
        update(root, isForced: false, isDamaged: false, clip: .everything, &damage)
        spreadChanges(&damage)
    }

    private func note(_ box: Box, by index: Int32, isFade: Bool = false, _ damage: inout Damage) {
        damage.add(PixelRect(covering: box))
        if !backdrops.isEmpty { changes.add(box, by: index, isFade: isFade) }
    }

    /// Updates a node and its subtree.
    ///
    /// The update is forced if an ancestor moved, so that this node did, too. It is damaged already if the
    /// whole subtree of an ancestor is drawn again. Nothing outside of the clip is visible, before or after
    /// the change, as ancestors whose clips change are drawn again as a whole.
    private func update(
        _ index: Int32, isForced: Bool, isDamaged: Bool, clip: Box, _ damage: inout Damage
    ) {
        let node = nodes + Int(index)
        let dirty = node.pointee.flags.intersection(.anyDirty)
        guard isForced || !dirty.isEmpty else { return }
        let oldSubtree = node.pointee.subtreeBounds
        let wasShown = node.pointee.flags.contains(.shown)
        if node.pointee.flags.contains(.hidden) || node.pointee.opacity <= 0 {
            // An invisible subtree is not updated until it is shown again; its dirty flags stay.
            if isForced { node.pointee.flags.insert(.geometryDirty) }
            if wasShown && !isDamaged { note(oldSubtree.intersection(clip), by: index, &damage) }
            node.pointee.flags.remove(.shown)
            node.pointee.subtreeBounds = .empty
            return
        }
        let oldOwn = node.pointee.ownBounds
        let moved = isForced || dirty.contains(.geometryDirty)
        if moved { place(index) }
        let mask =
            node.pointee.flags.contains(.hasExtra)
            ? extras[Int(index)]?.mask ?? RenderNode.none : RenderNode.none
        let isUncovered = mask != RenderNode.none && !nodes[Int(mask)].flags.isDisjoint(with: .anyDirty)
        let isWhole = isDamaged || moved || dirty.contains(.fadeDirty) || !wasShown || isUncovered
        let below = updateChildren(of: index, isForced: moved, isDamaged: isWhole, clip: clip, &damage)
        if mask != RenderNode.none { update(mask, isForced: moved, isDamaged: true, clip: clip, &damage) }
        let lookChanged = moved || dirty.contains(.lookDirty) || castsShadowOfDescendants(index, below)
        if lookChanged { node.pointee.ownBounds = deviceBounds(ofOwn: index, below) }
        var bounds = below.union(node.pointee.ownBounds)
        if node.pointee.flags.contains(.masksToBounds) { bounds = bounds.intersection(deviceBox(of: index)) }
        node.pointee.subtreeBounds = bounds
        if !isDamaged {
            if isWhole {
                let isFade = wasShown && !isForced && dirty == .fadeDirty
                if wasShown { note(oldSubtree.intersection(clip), by: index, isFade: isFade, &damage) }
                note(bounds.intersection(clip), by: index, isFade: isFade, &damage)
            } else if lookChanged {
                note(oldOwn.intersection(clip), by: index, &damage)
                note(node.pointee.ownBounds.intersection(clip), by: index, &damage)
            }
        }
        node.pointee.flags.remove(.anyDirty)
        node.pointee.flags.insert(.shown)
    }

    /// - Returns: the device pixels that the sublayers touch.
    private func updateChildren(
        of index: Int32, isForced: Bool, isDamaged: Bool, clip: Box, _ damage: inout Damage
    ) -> Box {
        let clips = !isDamaged && nodes[Int(index)].flags.contains(.masksToBounds)
        let clip = clips ? clip.intersection(deviceBox(of: index)) : clip
        var bounds = Box.empty
        var hasDepth = false
        if !isForced, nodes[Int(index)].flags.contains(.hasGrid), let grid = grids[index] {
            for child in grid.loose {
                update(child, isForced: false, isDamaged: isDamaged, clip: clip, &damage)
                bounds = bounds.union(nodes[Int(child)].subtreeBounds)
                hasDepth = hasDepth || nodes[Int(child)].depth != 0
            }
            if grid.stillIsStale { grid.measure(nodes) }
            bounds = bounds.union(grid.stillBounds)
            hasDepth = hasDepth || grid.stillHasDepth
        } else {
            dropGrid(of: index)
            var (count, changed) = (0, 0)
            var child = nodes[Int(index)].firstChild
            while child != RenderNode.none {
                let node = nodes + Int(child)
                count += 1
                if !node.pointee.flags.isDisjoint(with: .anyDirty) { changed += 1 }
                update(child, isForced: isForced, isDamaged: isDamaged, clip: clip, &damage)
                bounds = bounds.union(node.pointee.subtreeBounds)
                hasDepth = hasDepth || node.pointee.depth != 0
                child = node.pointee.next
            }
            if !isForced, SiblingGrid.isWorthwhile(children: count, changed: changed) { makeGrid(of: index) }
        }
        if hasDepth {
            nodes[Int(index)].flags.insert(.childrenHaveDepth)
        } else {
            nodes[Int(index)].flags.remove(.childrenHaveDepth)
        }
        return bounds
    }

    /// Whether a layer's shadow depends on its descendants: if it has no colour of its own, or a descendant
    /// reaches, or reached until now, beyond its bounds.
    private func castsShadowOfDescendants(_ index: Int32, _ below: Box) -> Bool {
        guard nodes[Int(index)].flags.contains(.hasExtra), let extra = extras[Int(index)],
            let shadow = extra.shadow, shadow.path == nil, !nodes[Int(index)].flags.contains(.masksToBounds)
        else { return false }
        return extra.isOutgrown || !isFilled(index) || isOutgrown(index, below)
    }

    /// Whether something below a layer is drawn outside of its bounds; `below` has the device pixels of all of it.
    private func isOutgrown(_ index: Int32, _ below: Box) -> Bool {
        let node = nodes[Int(index)]
        let room = node.spaceBox.insetBy(-Self.overhang)
        if below.isEmpty || node.space == 0 && room.contains(below) { return false }
        return hasDrawing(below: index, outOf: room)
    }

    // MARK: - Placing one node

    private func place(_ index: Int32) {
        let node = nodes + Int(index)
        guard node.pointee.parent != RenderNode.none else {
            node.pointee.space = 0
            node.pointee.scale = SIMD2(scale, scale)
            node.pointee.translation = -node.pointee.origin * scale
            return
        }
        let parent = nodes[Int(node.pointee.parent)]
        let isPlain =
            !node.pointee.flags.contains(.generalTransform)
            && !parent.flags.contains(.transformOnly)
            && (!parent.flags.contains(.hasExtra)
                || extras[Int(node.pointee.parent)]?.sublayerTransform == nil)
        guard isPlain else {
            placeInDepth(index, parent: parent)
            return
        }
        // point in parent = position + ownScale · (point − anchor)
        let anchor = node.pointee.origin + node.pointee.anchor * node.pointee.size
        let offset = node.pointee.position - node.pointee.ownScale * anchor
        node.pointee.depth = 0
        put(
            index, into: parent.space, scale: parent.scale * node.pointee.ownScale,
            translation: parent.scale * offset + parent.translation)
    }

    /// Places a node upright in a space, or in one of its own where its scale would make its corners elliptical.
    private func put(
        _ index: Int32, into space: Int32, scale: SIMD2<Double>, translation: SIMD2<Double>
    ) {
        let isUneven = abs(scale.x - scale.y) > Self.unevenness * max(scale.x, scale.y)
        guard isUneven, hasLengths(index) else {
            let node = nodes + Int(index)
            node.pointee.space = space
            node.pointee.scale = scale
            node.pointee.translation = translation
            dropSpace(of: index)
            return
        }
        putInOwnSpace(
            index,
            toDevice: spaces[Int(space)].toDevice
                * PlaneMatrix.scale(scale.x, scale.y, translation: (translation.x, translation.y)))
    }

    /// How far, in pixels, a descendant may reach beyond a shape that casts a shadow without changing the
    /// shadow visibly.
    static let overhang: Float = 0.5

    /// The least visible relative difference of two scale factors.
    private static let unevenness = 1e-3

    /// Whether a node's look has lengths that are the same along both axes of the layer.
    func hasLengths(_ index: Int32) -> Bool {
        if nodes[Int(index)].radii != .zero { return true }
        guard nodes[Int(index)].flags.contains(.hasExtra), let extra = extras[Int(index)] else {
            return false
        }
        return extra.border != nil || extra.shadow != nil
    }

    private func putInOwnSpace(_ index: Int32, toDevice: PlaneMatrix) {
        let node = nodes + Int(index)
        let center = node.pointee.origin + node.pointee.size / 2
        let density = abs(toDevice.areaScale(atX: center.x, y: center.y)).squareRoot()
        setSpace(of: index, to: toDevice, pixelsPerUnit: max(density, scale / 8))
        node.pointee.space = node.pointee.ownSpace
        node.pointee.scale = [1, 1]
        node.pointee.translation = .zero
    }

    private func placeInDepth(_ index: Int32, parent: RenderNode) {
        let node = nodes + Int(index)
        var matrix = transformToParent(of: index)
        var base = node.pointee.parent
        if let projection = extras[Int(base)]?.sublayerTransform {
            matrix = matrix.concatenating(projection)
        }
        // Sublayers of transform layers are flattened into the plane of the nearest other ancestor.
        while nodes[Int(base)].flags.contains(.transformOnly), nodes[Int(base)].parent != RenderNode.none {
            matrix = matrix.concatenating(transformToParent(of: base))
            base = nodes[Int(base)].parent
            if let projection = extras[Int(base)]?.sublayerTransform {
                matrix = matrix.concatenating(projection)
            }
        }
        let center = node.pointee.origin + node.pointee.size / 2
        node.pointee.depth = matrix.depth(atX: center.x, y: center.y)
        let plane = nodes[Int(base)]
        let local = PlaneMatrix(flattening: matrix)
        if local.isAxisAligned {
            let (x, y, t) = local.columns
            put(
                index, into: plane.space, scale: plane.scale * SIMD2(x.x, y.y),
                translation: plane.scale * SIMD2(t.x, t.y) + plane.translation)
            return
        }
        putInOwnSpace(
            index,
            toDevice: spaces[Int(plane.space)].toDevice
                * PlaneMatrix.scale(
                    plane.scale.x, plane.scale.y, translation: (plane.translation.x, plane.translation.y))
                * local)
    }

    private func transformToParent(of index: Int32) -> CATransform3D {
        let node = nodes[Int(index)]
        if node.flags.contains(.generalTransform), let matrix = extras[Int(index)]?.transform {
            return matrix
        }
        let anchor = node.origin + node.anchor * node.size
        var matrix = CATransform3DIdentity
        matrix.m11 = CGFloat(node.ownScale.x)
        matrix.m22 = CGFloat(node.ownScale.y)
        matrix.m41 = CGFloat(node.position.x - node.ownScale.x * anchor.x)
        matrix.m42 = CGFloat(node.position.y - node.ownScale.y * anchor.y)
        return matrix
    }

    // MARK: - The area of a node

    /// The device pixels around a box of a node's space.
    func deviceBounds(of box: Box, inSpaceOf index: Int32) -> Box {
        deviceBounds(of: box, inSpace: nodes[Int(index)].space)
    }

    func deviceBounds(of box: Box, inSpace space: Int32) -> Box {
        guard space != 0 else { return box }
        return spaces[Int(space)].toDevice.bounds(of: box).insetBy(-1)
    }

    func deviceBox(of index: Int32) -> Box {
        deviceBounds(of: nodes[Int(index)].spaceBox, inSpaceOf: index)
    }

    private func deviceBounds(ofOwn index: Int32, _ below: Box) -> Box {
        let node = nodes[Int(index)]
        let box = node.spaceBox
        guard node.flags.contains(.hasExtra), let extra = extras[Int(index)] else {
            return node.background.w > 0 ? deviceBounds(of: box, inSpaceOf: index) : .empty
        }
        let isFilled = node.background.w > 0 || extra.fillsBounds
        var touched = isFilled || extra.filter?.use == .fill ? box : .empty
        refreshRasters(of: index, extra)
        touched = touched.union(picturesBox(extra, node))
        if let shadow = extra.shadow, !node.flags.contains(.masksToBounds) {
            touched = touched.union(shadowBounds(shadow, of: index, extra, touched, below))
        }
        return touched.isEmpty ? .empty : deviceBounds(of: touched, inSpaceOf: index)
    }

    /// A rectangle of a layer's coordinates in its space.
    func spaceBox(of rect: CGRect, _ node: RenderNode) -> Box {
        Box(
            minX: Float(Double(rect.minX) * node.scale.x + node.translation.x),
            minY: Float(Double(rect.minY) * node.scale.y + node.translation.y),
            maxX: Float(Double(rect.maxX) * node.scale.x + node.translation.x),
            maxY: Float(Double(rect.maxY) * node.scale.y + node.translation.y))
    }

    /// - Parameters:
    ///   - shadow: the shadow.
    ///   - index: the node.
    ///   - extra: what the node has.
    ///   - touched: what the layer itself draws, in its space.
    ///   - below: what the layers in it draw, in device pixels.
    /// - Returns: what the shadow touches, in the layer's space.
    private func shadowBounds(
        _ shadow: RenderExtra.Shadow, of index: Int32, _ extra: RenderExtra, _ touched: Box, _ below: Box
    ) -> Box {
        let node = nodes[Int(index)]
        var shape = node.spaceBox.union(touched)
        if let path = shadow.path {
            shape = spaceBox(of: path.boundingBoxOfPath, node)
        } else {
            extra.isOutgrown = isOutgrown(index, below)
            if !isFilled(index) || extra.isOutgrown {
                shape = shape.union(node.space == 0 ? below : drawnBox(of: index, in: node.space))
            }
        }
        guard !shape.isEmpty else { return .empty }
        let reach = Float(ShadowTile.reach * shadow.radius * max(node.scale.x, node.scale.y)) + 2
        let offset = shadow.offset * node.scale
        return shape.insetBy(-reach).offsetBy(x: Float(offset.x), y: Float(offset.y))
    }
}

extension CATransform3D {
    /// How near the viewer a point of the plane z = 0 comes to lie.
    fileprivate func depth(atX x: Double, y: Double) -> Double {
        Double(m13) * x + Double(m23) * y + Double(m43)
    }
}
