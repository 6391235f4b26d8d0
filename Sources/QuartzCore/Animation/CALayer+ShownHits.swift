import CoreGraphics

/// Hit-testing of layers that are found where they are seen: those that a property animator moves.
extension CALayer {
    /// Whether one of the animations says that the layer is found where it is seen.
    package var hitTestsShown: Bool {
        animationState?.animations.contains { $0.animation.hitTestsShown } == true
    }

    /// A point of the superlayer's coordinates in those that the layer shows now; nil where it is seen from its edge
    /// or from behind the eye.
    package func shownPoint(fromSuperlayer point: CGPoint) -> CGPoint? {
        animationState?.evaluate()
        superlayer?.animationState?.evaluate()
        return transformToParent(shown: true).unproject(point)
    }

    /// A point of the shown bounds at the same place within the model's bounds: in the middle of the one it is in the
    /// middle of the other.
    package func modelPoint(fromShown point: CGPoint) -> CGPoint {
        animationState?.evaluate()
        let (model, shown) = (modelPointer.pointee.bounds, shownPointer.pointee.bounds)
        guard model != shown, shown.width > 0, shown.height > 0 else { return point }
        return CGPoint(
            x: model.minX + (point.x - shown.minX) * model.width / shown.width,
            y: model.minY + (point.y - shown.minY) * model.height / shown.height)
    }
}
