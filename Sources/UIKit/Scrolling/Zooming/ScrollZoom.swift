/// How a scroll view zooms, and what zooms it at the moment. The scale itself is that of the zoomed view.
@MainActor
struct ScrollZoom {
    /// Fingers that zoom.
    struct Pinch {
        /// The view that zooms.
        let view: UIView
        /// Its scale when the fingers came.
        let startScale: CGFloat
        /// The point of the view that stays between the fingers, in its own coordinates.
        let anchor: CGPoint
    }

    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var recognizer: ScrollPinchGestureRecognizer?
    var pinch: Pinch?
    /// How many animated zooms are on their way.
    var animations = 0
    var isBouncing = false

    /// Whether something zooms the content, which may then be past its edges.
    var isActive: Bool { pinch != nil || animations > 0 }

    /// Returns a scale within the limits; where they cross the least scale counts.
    func limited(_ scale: CGFloat) -> CGFloat { max(minimum, min(scale, maximum)) }
}

extension UIView {
    /// The scale of the view's transform along its own horizontal axis.
    var transformScale: CGFloat { hypot(transform.a, transform.b) }
}
