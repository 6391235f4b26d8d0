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
