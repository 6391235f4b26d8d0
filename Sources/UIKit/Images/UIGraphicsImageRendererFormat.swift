import QuartzCore

/// What kind of picture a renderer makes.
open class UIGraphicsImageRendererFormat {
    /// Pixels per point; the screen's by default.
    open var scale: CGFloat

    /// Whether the image has no alpha, and so starts black; false by default.
    open var opaque = false

    /// Makes a format for the screen. Off the main actor the screen cannot be asked, and the scale is 1.
    public required init() {
        scale = MainActor.ifCurrent { FrameClock.current.part(DisplayScale.self).value } ?? 1
    }

    /// Makes a format for a screen with traits, of which the scale counts; without one it is that of the screen.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns a new format for the screen.
    open class func `default`() -> Self { Self() }

    /// Returns a new format that suits the screen best: there is one kind of screen, and so it is as the default.
    open class func preferred() -> Self { Self() }
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
