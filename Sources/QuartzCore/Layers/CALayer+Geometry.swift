import CoreGraphics

extension LayerValues {
    /// The smallest rectangle in the superlayer that holds the layer.
    package var frame: CGRect {
        let anchor = anchorPoint
        guard hasTransform else {
            return CGRect(
                x: position.x - anchor.x * bounds.size.width,
                y: position.y - anchor.y * bounds.size.height,
                width: bounds.size.width, height: bounds.size.height)
        }
        return transformToSuperlayer.boundingBox(of: bounds)
    }
}

extension CALayer {
    /// Moves and sizes the layer so that its frame is `rect`; the transform stays.
    func setFrame(_ rect: CGRect) {
        let values = modelPointer.pointee
        let anchor = values.anchorPoint
        guard values.hasTransform else {
            bounds = CGRect(origin: values.bounds.origin, size: rect.size)
            position = CGPoint(
                x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
            return
        }
        let t = values.transform
        let flat = CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: 0, ty: 0)
        let isOnEdge = abs(flat.a * flat.d - flat.b * flat.c) <= 1e-12
        if !isOnEdge {
            bounds = CGRect(
                origin: values.bounds.origin,
                size: CGRect(origin: .zero, size: rect.size).applying(flat.inverted()).size)
        }
        let now = modelPointer.pointee.frame
        // A layer that is seen edge-on keeps its size, and moves to the middle of the rectangle.
        let way =
            isOnEdge
            ? CGSize(width: rect.midX - now.midX, height: rect.midY - now.midY)
            : CGSize(width: rect.minX - now.minX, height: rect.minY - now.minY)
        position = CGPoint(x: position.x + way.width, y: position.y + way.height)
    }

    /// Returns the transform to the superlayer's coordinates, its `sublayerTransform` included.
    package func transformToParent(shown: Bool = false) -> CATransform3D {
        let own = UnsafePointer(shown ? shownPointer : modelPointer).transformToSuperlayer
        guard let above = container,
            let projection = UnsafePointer(shown ? above.shownPointer : above.modelPointer).sublayerProjection
        else { return own }
        return own.concatenating(projection)
    }

    /// The layer that holds this one; for a presentation layer, the presentation of that layer.
    var container: CALayer? {
        parent ?? maskedLayer ?? modelLayer.flatMap { ($0.parent ?? $0.maskedLayer)?.presentation() }
    }

    // MARK: - Conversion

    func point(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        guard let l else { return fromRoot(p) }
        return l.convert(p, to: self)
    }

    func point(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        guard l !== self else { return p }
        let common = l.flatMap { commonAncestor(with: $0) }
        var point = p
        var layer: CALayer? = self
        while let current = layer, current !== common {
            guard let next = current.container else { break }
            point = current.toParent(point)
            layer = next
        }
        guard let l else { return point }
        return common.map { l.down(point, from: $0) } ?? l.fromRoot(point)
    }

    func rect(_ r: CGRect, from l: CALayer?) -> CGRect {
        hull(r) { convert($0, from: l) }
    }

    func rect(_ r: CGRect, to l: CALayer?) -> CGRect {
        hull(r) { convert($0, to: l) }
    }

    func toParent(_ p: CGPoint) -> CGPoint {
        let values = modelPointer.pointee
        let above = container
        if !values.hasTransform, above?.modelPointer.pointee.hasSublayerTransform != true {
            let anchor = values.anchor
            return CGPoint(x: p.x + values.position.x - anchor.x, y: p.y + values.position.y - anchor.y)
        }
        return transformToParent().project(p)
    }

    /// Converts a superlayer's point; nil where this layer is seen from its edge or from behind the eye.
    func fromParent(_ p: CGPoint) -> CGPoint? {
        let values = modelPointer.pointee
        let above = container
        if !values.hasTransform, above?.modelPointer.pointee.hasSublayerTransform != true {
            let anchor = values.anchor
            return CGPoint(x: p.x - values.position.x + anchor.x, y: p.y - values.position.y + anchor.y)
        }
        return transformToParent().unproject(p)
    }

    private func fromRoot(_ p: CGPoint) -> CGPoint {
        guard let above = container else { return p }
        return fromParent(above.fromRoot(p)) ?? CGPoint(x: -1e9, y: -1e9)
    }

    private func down(_ p: CGPoint, from ancestor: CALayer) -> CGPoint {
        guard self !== ancestor, let above = container else { return p }
        return fromParent(above.down(p, from: ancestor)) ?? CGPoint(x: -1e9, y: -1e9)
    }

    private func commonAncestor(with other: CALayer) -> CALayer? {
        var mine: CALayer? = self
        while let layer = mine {
            if other.isDescendant(of: layer) { return layer }
            mine = layer.container
        }
        return nil
    }

    func isDescendant(of other: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === other { return true }
            layer = current.container
        }
        return false
    }

    private func hull(_ r: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        guard !r.isNull else { return r }
        let points = [
            map(CGPoint(x: r.minX, y: r.minY)), map(CGPoint(x: r.maxX, y: r.minY)),
            map(CGPoint(x: r.minX, y: r.maxY)), map(CGPoint(x: r.maxX, y: r.maxY)),
        ]
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    // MARK: - Hit-testing

    func hitLayer(at p: CGPoint) -> CALayer? {
        guard !isHidden, let point = fromParent(p) else { return nil }
        let inside = contains(point)
        if !inside && masksToBounds { return nil }
        for child in childrenInDrawingOrder.reversed() {
            if let hit = child.hitTest(point) { return hit }
        }
        return inside ? self : nil
    }

    /// The sublayers back to front: by `zPosition`, then in the order of the list.
    package var childrenInDrawingOrder: [CALayer] {
        let list = sublayers ?? []
        for layer in list { layer.animationState?.catchUp() }
        guard list.contains(where: { $0.shownPointer.pointee.zPosition != 0 }) else { return list }
        return list.enumerated().sorted {
            let (a, b) = (
                $0.element.shownPointer.pointee.zPosition, $1.element.shownPointer.pointee.zPosition
            )
            return a != b ? a < b : $0.offset < $1.offset
        }.map(\.element)
    }
}
