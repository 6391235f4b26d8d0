/// A layer that draws nothing itself, and keeps its sublayers' depth instead of flattening them.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    override func makePresentation() -> CALayer? { CATransformLayer(layer: self) }

    /// Returns a hit sublayer; the layer itself has no plane to hit.
    override open func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }
}
