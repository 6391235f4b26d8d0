/// A layer without a look of its own whose sublayers keep their depth: they are not pressed flat into its plane.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    override func makePresentation() -> CALayer? { CATransformLayer(layer: self) }

    /// It has no plane to hit; its sublayers do.
    override open func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }
}
