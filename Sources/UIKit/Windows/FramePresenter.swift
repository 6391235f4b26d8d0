/// Draws layer trees on the screen. The host provides it; this protocol is all that UIKit knows of it.
@preconcurrency @MainActor
package protocol FramePresenter: AnyObject {
    /// Draws what changed in the tree since the last call; returns false if nothing did.
    func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool

    /// Returns a picture of `rect` of a layer, in its coordinates, with its sublayers and nothing behind it.
    ///
    /// `scale` is pixels per point. Without `afterScreenUpdates` the picture is as last presented, with it as
    /// it is now.
    func image(of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool) -> CGImage?

    /// Returns what the last presented frame showed of a layer and of all below it; nil for nothing.
    func latestPicture(of layer: CALayer) -> LayerPicture?

    /// Whether presented trees are drawn; false while no picture was asked for.
    var isDrawing: Bool { get }
}

extension FramePresenter {
    package var isDrawing: Bool { true }

    package func latestPicture(of layer: CALayer) -> LayerPicture? { nil }
}
