import CoreGraphics

/// The three measures of a window:
///
///     SDL's window units ──× backing──▶ pixels ──÷ scale──▶ points of the stage
///
/// Under X11 a unit is a pixel; a Wayland compositor may put several pixels into one.
struct StageGeometry: Equatable {
    /// The drawable's size.
    var pixelWidth: Int32
    var pixelHeight: Int32
    /// The window's size in SDL's units.
    var windowWidth: Int32
    var windowHeight: Int32
    /// Pixels per point.
    var scale: CGFloat

    var size: CGSize {
        CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    }

    /// Converts a location in SDL's units to points of the stage.
    func point(x: CGFloat, y: CGFloat) -> CGPoint {
        CGPoint(
            x: x * CGFloat(pixelWidth) / CGFloat(max(1, windowWidth)) / scale,
            y: y * CGFloat(pixelHeight) / CGFloat(max(1, windowHeight)) / scale)
    }

    /// Converts a length in points of the stage to SDL's units: a whole number, and at most `most`.
    func units(_ length: CGFloat, most: Int32) -> Int32 {
        let units = length * scale * CGFloat(max(1, windowWidth)) / CGFloat(max(1, pixelWidth))
        return units < CGFloat(most) ? Int32(max(0, units.rounded())) : most
    }

    /// Converts a location in parts of the window, 0…1, as SDL reports touches, to points of the stage.
    func point(fractionX x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: x * size.width, y: y * size.height)
    }
}
