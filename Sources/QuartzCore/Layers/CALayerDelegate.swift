import CoreGraphics

/// Provides a layer's drawing, its layout and the actions for its changes.
///
/// Every method has a default that does what a layer without a delegate does.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's `contents`.
    func display(_ layer: CALayer)
    /// Draws the layer's contents, in its own coordinates.
    func draw(_ layer: CALayer, in context: CGContext)
    /// Called before the layer makes room for its drawing.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for the change `event`: `NSNull()` for none, nil to search on.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
