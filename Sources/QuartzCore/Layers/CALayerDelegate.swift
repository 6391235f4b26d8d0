import CoreGraphics

/// What a layer asks: how to draw itself, how to lay out, and how its changes are animated.
///
/// Every method has a default that does what a layer without a delegate does.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's `contents`.
    func display(_ layer: CALayer)
    /// Draws the layer's contents, in its own coordinates.
    func draw(_ layer: CALayer, in context: CGContext)
    /// The layer is about to make room for its drawing.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// How the change `event` is animated: an action, `NSNull()` for not at all, nil to search on.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
