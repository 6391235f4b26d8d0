/// Who brings layers to the screen. The host has one; UIKit knows no more of it than this.
@MainActor
package protocol FramePresenter: AnyObject {
    /// Draws what changed in the tree since the last call. False: nothing did, and nothing was drawn.
    func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool

    /// A picture of the part `rect` of a layer (in its coordinates) and all below it, without what lies behind.
    ///
    /// `scale` is pixels per point; `afterScreenUpdates` false: as it was last presented, true: as it is now.
    func image(of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool) -> CGImage?

    /// Whether what it is given to present is drawn; false where nobody has asked for a picture yet.
    var isDrawing: Bool { get }
}

extension FramePresenter {
    package var isDrawing: Bool { true }
}
