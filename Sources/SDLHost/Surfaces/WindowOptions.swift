import CoreGraphics

/// The options of a window.
package struct WindowOptions {
    package var title = "UIKit"
    /// The size of the stage, in points.
    package var size = CGSize(width: 390, height: 844)
    /// The upper left corner of the window with its frame, on the display; nil for the middle.
    package var origin: CGPoint?
    /// Pixels per point; nil for the display's own.
    package var scale: CGFloat?
    /// The speed of animations, gestures and timeouts: 1 is normal, 0.1 ten times slower.
    package var speed = 1.0
    package var isResizable = true
    package var isBorderless = false
    /// Whether the window shrinks to fit on the display.
    package var fitsDisplay = true
    /// Whether frames wait for the display; false for as many as possible.
    package var waitsForDisplay = true
    /// The width of the edges from which an edge drag begins, in points. A mouse needs it wide: at the very
    /// edge it would catch the window's frame.
    package var edgeWidth: CGFloat = 36
    /// Whether Control with an arrow swaps width and height, as turning a device does.
    package var turnsByKeys = true
    /// Called with the window, before the application is told of its launch.
    package var didMakeHost: ((SDLWindowHost) -> Void)?
    /// Called with what draws the window, before the application is told of its launch.
    package var didMakeDevice: ((DrawingDevice) -> Void)?
    /// Called with the size that the window got, in points, and its pixels per point.
    package var didOpen: ((CGSize, CGFloat) -> Void)?

    package init() {}
}
