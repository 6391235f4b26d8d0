/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat {
    /// Pixels per point; the screen's by default.
    open var scale: CGFloat

    /// Whether the image has no alpha, and so starts black; false by default.
    open var opaque = false

    /// Makes a format for the screen. Off the main actor the screen cannot be asked, and the scale is 1.
    public init() {
        scale = MainActor.ifCurrent { UIScreen.main.scale } ?? 1
    }
}
