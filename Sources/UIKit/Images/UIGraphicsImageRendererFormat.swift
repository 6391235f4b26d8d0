import QuartzCore

/// What kind of picture a renderer makes.
open class UIGraphicsImageRendererFormat {
    /// Pixels per point; the screen's by default.
    open var scale: CGFloat

    /// Whether the image has no alpha, and so starts black; false by default.
    open var opaque = false

    /// Makes a format for the screen. Off the main actor the screen cannot be asked, and the scale is 1.
    public init() {
        scale = MainActor.ifCurrent { FrameClock.current.part(DisplayScale.self).value } ?? 1
    }
}

/// How many pixels make a point on an application's screen, which says it.
@MainActor
final class DisplayScale: FrameClockPart {
    var value: CGFloat = 1

    init(clock: FrameClock) {}
}

extension UIImage {
    /// The kind of picture that suits the image: of its scale, with alpha.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
