import QuartzCore

/// Frames without the transform: containers and presentations place views that are rotated or scaled.
extension UIView {
    /// The frame that the view would have without its transform.
    var untransformedFrame: CGRect {
        get {
            let (size, anchor, center) = (layer.bounds.size, layer.anchorPoint, layer.position)
            return CGRect(
                x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
                width: size.width, height: size.height)
        }
        set {
            if CATransform3DIsIdentity(layer.transform) {
                frame = newValue
            } else {
                bounds.size = newValue.size
                let anchor = layer.anchorPoint
                center = CGPoint(
                    x: newValue.minX + anchor.x * newValue.width,
                    y: newValue.minY + anchor.y * newValue.height)
            }
        }
    }

    /// The frame that constraints place: the size about `center`. As on iOS it takes no notice of the anchor
    /// point, so that a view whose anchor point is moved is shown beside it.
    var constrainedFrame: CGRect {
        get {
            let (size, center) = (layer.bounds.size, layer.position)
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
        }
        set {
            guard layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return untransformedFrame = newValue }
            bounds.size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// Sets the size in the view's own coordinates; the upper left corner of the frame stays where it is.
    func resizeFromOrigin(to size: CGSize) {
        guard size != bounds.size else { return }
        let before = frame.origin
        bounds.size = size
        let after = frame.origin
        center = CGPoint(x: center.x + before.x - after.x, y: center.y + before.y - after.y)
    }

    /// Moves and sizes the view so that without its transform it would take up `frame`; the transform stays.
    func place(in frame: CGRect) { untransformedFrame = frame }
}
