import QuartzCore

/// The outline of a pointer, or of what lies below or above a view that the pointer is over.
@MainActor
final class PointerShapeView: UIView {
    override class func makeLayer() -> CALayer { CAShapeLayer() }

    /// - Parameter outline: in the coordinates of the layer or view that this is added to.
    init(_ outline: CGPath) {
        let box = outline.isEmpty ? CGRect.zero : outline.boundingBox
        super.init(frame: box)
        bounds.origin = box.origin
        isUserInteractionEnabled = false
        shape?.path = outline
        shape?.fillColor = nil
    }

    required init?(coder: NSCoder) { nil }

    var shape: CAShapeLayer? { layer as? CAShapeLayer }

    /// Puts the origin of the outline's coordinates to a point.
    func moveOrigin(to point: CGPoint) {
        center = CGPoint(x: point.x + bounds.midX, y: point.y + bounds.midY)
    }

    /// Makes the outline larger, away from a point that stays where it is.
    func grow(_ scale: CGFloat, from point: CGPoint) {
        let way = CGAffineTransform(
            translationX: (center.x - point.x) * (scale - 1), y: (center.y - point.y) * (scale - 1))
        transform = way.scaledBy(x: scale, y: scale)
    }
}
