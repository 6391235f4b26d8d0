import CoreGraphics

/// Hit-testing of layers at their shown values, while a property animator moves them.
extension CALayer {
    /// Whether an animation wants the layer to be hit where it is shown.
    package var hitTestsShown: Bool {
        animationState?.animations.contains { $0.animation.hitTestsShown } == true
    }

    /// Converts a point of the superlayer to the coordinates of the layer as it is shown now; nil where the
    /// layer is seen edge-on or lies behind the eye.
    package func shownPoint(fromSuperlayer point: CGPoint) -> CGPoint? {
        animationState?.evaluate()
        superlayer?.animationState?.evaluate()
        return transformToParent(shown: true).unproject(point)
    }

    /// Converts a point of the shown bounds to the same relative place in the model's bounds: the middle
    /// stays the middle.
    package func modelPoint(fromShown point: CGPoint) -> CGPoint {
        animationState?.evaluate()
        let (model, shown) = (modelPointer.pointee.bounds, shownPointer.pointee.bounds)
        guard model != shown, shown.width > 0, shown.height > 0 else { return point }
        return CGPoint(
            x: model.minX + (point.x - shown.minX) * model.width / shown.width,
            y: model.minY + (point.y - shown.minY) * model.height / shown.height)
    }
}
