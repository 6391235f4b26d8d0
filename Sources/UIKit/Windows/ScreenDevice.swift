/// A device's screen: its size, its status bar, and the insets of the area that bars and corners leave free.
package struct ScreenDevice: Equatable, Sendable {
    /// How the status bar is arranged.
    package enum Bar: Equatable, Sendable {
        /// Beside a notch in the middle, the time on the left.
        case besideNotch
        /// In a low line across the whole width, the time in the middle.
        case line
        /// In a low line, the time on the left.
        case wideLine
    }

    /// The size of the upright screen, in points.
    package var size: CGSize
    /// The insets upright with a status bar, in points.
    package var upright: UIEdgeInsets
    /// The insets turned with a status bar, in points.
    package var turned: UIEdgeInsets
    /// How the status bar is arranged.
    package var bar: Bar
    /// The radius of the screen's corners, in points.
    package var cornerRadius: CGFloat

    /// A device by its screen.
    package init(
        size: CGSize, upright: UIEdgeInsets, turned: UIEdgeInsets, bar: Bar, cornerRadius: CGFloat
    ) {
        self.size = size
        self.upright = upright
        self.turned = turned
        self.bar = bar
        self.cornerRadius = cornerRadius
    }

    /// Returns the insets of a screen of a size; none for one that is not the device's, upright or turned.
    func safeArea(of size: CGSize, hidesStatusBar: Bool) -> UIEdgeInsets {
        var insets: UIEdgeInsets
        if size == self.size {
            insets = upright
        } else if size == CGSize(width: self.size.height, height: self.size.width) {
            insets = turned
        } else {
            return .zero
        }
        // A notch stays where it is.
        if hidesStatusBar, bar != .besideNotch { insets.top = 0 }
        return insets
    }

    /// Returns the height of the status bar on a screen of a size, in points; 0 for no bar.
    func statusBarHeight(on size: CGSize) -> CGFloat { safeArea(of: size, hidesStatusBar: false).top }
}
