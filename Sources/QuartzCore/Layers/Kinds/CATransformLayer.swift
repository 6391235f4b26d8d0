/// A layer that draws nothing itself, and keeps its sublayers' depth instead of flattening them.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    /// Makes a layer of this class that shows what this one shows.
    override open func makePresentation() -> CALayer? { CATransformLayer(layer: self) }

    /// Returns a hit sublayer; the layer itself has no plane to hit.
    override open func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }
}

extension LayerValues {
    /// The values of a layer that draws nothing itself, and cuts nothing off: where it is, and how opaque.
    package var withoutLook: LayerValues {
        var values = LayerValues()
        (values.position, values.bounds, values.anchorPoint) = (position, bounds, anchorPoint)
        (values.zPosition, values.anchorPointZ) = (zPosition, anchorPointZ)
        (values.transform, values.hasTransform) = (transform, hasTransform)
        (values.sublayerTransform, values.hasSublayerTransform) = (sublayerTransform, hasSublayerTransform)
        (values.opacity, values.isHidden, values.isDoubleSided) = (opacity, isHidden, isDoubleSided)
        values.allowsGroupOpacity = allowsGroupOpacity
        return values
    }
}
