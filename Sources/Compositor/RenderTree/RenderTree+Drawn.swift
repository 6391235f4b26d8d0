import CoreGraphics

/// Finds the areas that layers draw, without shadows. These areas cast shadows.
extension RenderTree {
    /// The smallest box of a space around what a node and everything below it draw; empty for nothing.
    func drawnBox(of index: Int32, in space: Int32) -> Box {
        let node = nodes[Int(index)]
        guard !node.flags.contains(.hidden), node.opacity > 0 else { return .empty }
        let extra = node.flags.contains(.hasExtra) ? extras[Int(index)] : nil
        var box = extra.map { picturesBox($0, node) } ?? .empty
        var child = node.firstChild
        while child != RenderNode.none {
            box = box.union(drawnBox(of: child, in: node.space))
            child = nodes[Int(child)].next
        }
        if node.flags.contains(.masksToBounds) { box = box.intersection(node.spaceBox) }
        if node.background.w > 0 || extra?.fillsBounds == true { box = box.union(node.spaceBox) }
        if let mask = extra?.mask, mask != RenderNode.none {
            box = box.intersection(drawnBox(of: mask, in: node.space))
        }
        return box.isEmpty ? .empty : convert(box, from: node.space, to: space)
    }

    /// The box around the pictures that a node itself shows, in its space.
    func picturesBox(_ extra: RenderExtra, _ node: RenderNode) -> Box {
        let frames = [extra.contents?.frame, extra.fill?.frame, extra.stroke?.frame, extra.sprites?.bounds]
        return frames.reduce(into: Box.empty) { box, frame in
            if let frame { box = box.union(spaceBox(of: frame, node)) }
        }
    }

    /// Whether anything below a node is drawn outside of a box of the node's space; one child may be left aside.
    func hasDrawing(below index: Int32, outOf box: Box, except child: Int32 = RenderNode.none) -> Bool {
        let space = nodes[Int(index)].space
        var next = nodes[Int(index)].firstChild
        while next != RenderNode.none {
            let (current, node) = (next, nodes[Int(next)])
            next = node.next
            guard current != child, isSeen(current) else { continue }
            // In device pixels, and with shadows: where even they lie inside, nothing else needs to be looked at.
            if space == 0, box.contains(node.subtreeBounds) { continue }
            let drawn = drawnBox(of: current, in: space)
            if !drawn.isEmpty, !box.contains(drawn) { return true }
        }
        return false
    }

    func isSeen(_ index: Int32) -> Bool {
        !nodes[Int(index)].flags.contains(.hidden) && nodes[Int(index)].opacity > 0
            && !nodes[Int(index)].subtreeBounds.isEmpty
    }

    /// Whether a node's fill casts its shadow, as long as no descendant reaches beyond it.
    func isFilled(_ index: Int32) -> Bool {
        nodes[Int(index)].background.w > 0 || extras[Int(index)]?.tiling != nil
    }

    /// The box in another space; empty where it reaches behind the viewer.
    private func convert(_ box: Box, from space: Int32, to other: Int32) -> Box {
        guard space != other else { return box }
        guard let fromDevice = spaces[Int(other)].fromDevice else { return .empty }
        let result = (fromDevice * spaces[Int(space)].toDevice).bounds(of: box)
        return result == .everything ? .empty : result
    }
}

extension RenderExtra {
    /// Whether something beside a plain colour is drawn all over the layer's bounds.
    var fillsBounds: Bool { border != nil || gradient != nil || tiling != nil }
}
