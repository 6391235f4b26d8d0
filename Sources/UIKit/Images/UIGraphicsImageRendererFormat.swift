/// What kind of picture a renderer makes.
open class UIGraphicsImageRendererFormat {
    /// Pixels a point; the screen's at first.
    open var scale: CGFloat

    /// Whether the picture has no alpha; it is black at first, then. False at first.
    open var opaque = false

    /// A format for pictures that are shown on the screen. Away from the main actor the screen cannot be asked, and
    /// the scale is 1.
    public init() {
        scale = MainActor.ifCurrent { UIScreen.main.scale } ?? 1
    }
}
