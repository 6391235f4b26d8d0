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
    /// How near to an edge of the window a drag from the edge begins, in points: a mouse has to hit it, and comes from
    /// inside, since at the very edge it takes hold of the window's frame.
    package var edgeWidth: CGFloat = 36
    /// Hears of the size that the window got, in points, and of its pixels per point.
    package var didOpen: ((CGSize, CGFloat) -> Void)?

    package init() {}
}
