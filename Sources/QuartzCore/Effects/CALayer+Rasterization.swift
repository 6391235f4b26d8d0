import CoreGraphics

extension CALayer {
    /// Whether the layer with its sublayers and its shadow is drawn into a picture, which is shown until something in
    /// it changes: moving, turning, scaling and fading the layer draw the picture anew, not what is in it.
    public var shouldRasterize: Bool {
        get { modelPointer.pointee.shouldRasterize }
        set {
            guard newValue != shouldRasterize else { return }
            modelPointer.pointee.shouldRasterize = newValue
            mark(.style)
        }
    }

    /// The pixels per point of the picture that `shouldRasterize` asks for; 1 by default, which looks coarse on a
    /// screen with more.
    public var rasterizationScale: CGFloat {
        get { modelPointer.pointee.rasterizationScale }
        set {
            guard newValue != rasterizationScale,
                accepts(newValue.isFinite && newValue > 0, "rasterizationScale", newValue)
            else { return }
            modelPointer.pointee.rasterizationScale = newValue
            mark(.style)
        }
    }
}
