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

    /// Moves and sizes the view so that without its transform it would take up `frame`; the transform stays.
    func place(in frame: CGRect) { untransformedFrame = frame }
}
