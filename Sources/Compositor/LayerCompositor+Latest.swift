import CoreGraphics
import QuartzCore

/// The drawing of one layer in the latest frame, which can be repeated by itself.
package struct LatestDrawing {
    /// Draws the picture.
    package let list: DisplayList
    /// The picture's width in pixels.
    package let width: Int32
    /// The picture's height in pixels.
    package let height: Int32
    /// Maps the picture's pixels to the coordinates of the layer's superlayer.
    package let transform: CATransform3D
}

extension LayerCompositor {
    /// Returns the latest frame's drawing of a layer and its descendants, whatever has changed since.
    ///
    /// - Returns: the drawing; nil if that frame showed nothing of the layer, or its superlayer is seen
    ///   edge-on.
    package func latestDrawing(of layer: CALayer) -> LatestDrawing? {
        let index = Int(layer.renderIndex)
        guard index >= 0, index < tree.layers.count, tree.layers[index] === layer else { return nil }
        if isInvalid {
            var unseen = Damage()
            tree.update(damage: &unseen)
        }
        let node = tree.nodes[index]
        guard node.flags.contains(.shown), node.parent != RenderNode.none,
            let toSuperlayer = plane(of: node.parent)?.inverse
        else { return nil }
        let stage = PixelRect(covering: tree.nodes[Int(tree.root)].spaceBox)
        let bounds = PixelRect(covering: node.subtreeBounds).intersection(stage)
        guard !bounds.isEmpty else { return nil }
        let list = list(
            of: Painter(tree: tree, isOpaque: false), root: layer.renderIndex, bounds: bounds,
            regions: [bounds])
        let corner = PlaneMatrix.scale(1, 1, translation: (Double(bounds.x), Double(bounds.y)))
        return LatestDrawing(
            list: list, width: bounds.width, height: bounds.height,
            transform: (toSuperlayer * corner).transform)
    }

    /// Returns the matrix from a node's coordinates, in which its sublayers lie, to device pixels.
    private func plane(of index: Int32) -> PlaneMatrix? {
        let node = tree.nodes[Int(index)]
        // The sublayers of a transform layer lie in no plane of their own.
        guard !node.flags.contains(.transformOnly) else { return nil }
        let own =
            tree.spaces[Int(node.space)].toDevice
            * PlaneMatrix.scale(
                node.scale.x, node.scale.y, translation: (node.translation.x, node.translation.y))
        guard node.flags.contains(.hasExtra), let projection = tree.extras[Int(index)]?.sublayerTransform
        else {
            return own
        }
        return own * PlaneMatrix(flattening: projection)
    }
}

extension PlaneMatrix {
    /// The transform that takes the plane z = 0 as this matrix does.
    fileprivate var transform: CATransform3D {
        let (x, y, t) = columns
        // The same projection whatever the factor; most are affine, with 1 in the last place.
        let k = abs(t.z) > 1e-9 ? 1 / t.z : 1
        var result = CATransform3DIdentity
        (result.m11, result.m12, result.m14) = (CGFloat(x.x * k), CGFloat(x.y * k), CGFloat(x.z * k))
        (result.m21, result.m22, result.m24) = (CGFloat(y.x * k), CGFloat(y.y * k), CGFloat(y.z * k))
        (result.m41, result.m42, result.m44) = (CGFloat(t.x * k), CGFloat(t.y * k), CGFloat(t.z * k))
        return result
    }
}
