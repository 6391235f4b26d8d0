import CoreGraphics

/// How a window is made.
package struct WindowOptions {
    package var title = "UIKit"
    /// Points of the stage.
    package var size = CGSize(width: 390, height: 844)
    /// Where the upper left corner lies on the display; nil: in the middle.
    package var origin: CGPoint?
    /// Pixels per point; nil: as the display has it.
    package var scale: CGFloat?
    /// 1 = normal, 0.1 = ten times slower; animations, gestures and timeouts alike.
    package var speed = 1.0
    package var isResizable = true
    package var isBorderless = false
    /// Made smaller where it would not fit on the display.
    package var fitsDisplay = true
    /// False: frames follow each other as fast as they can be asked for.
    package var waitsForDisplay = true

    package init() {}
}
