/// What kind of picture a renderer makes.
open class UIGraphicsImageRendererFormat {
    /// Pixels a point.
    open var scale: CGFloat

    /// Whether the picture has no alpha; it is black at first, then. False at first.
    open var opaque = false

    /// A format of one pixel a point.
    public init() {
        scale = 1
    }
}
