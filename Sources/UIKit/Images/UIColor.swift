import CoreGraphics

// Unchecked because classes that can be subclassed cannot be checked; nothing in it changes.
/// A colour with alpha.
///
/// System colours have the values of iOS in its light appearance; there is no dark one.
open class UIColor: @unchecked Sendable, Hashable {
    /// The colour as layers and contexts take it.
    public let cgColor: CGColor

    /// A colour from the one that layers and contexts take.
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
    }

    /// A colour in sRGB, numbers from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A gray from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// A colour by its place on the colour circle (0 and 1 are red), how colourful and how bright it is.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        let saturation = min(max(saturation, 0), 1)
        func channel(_ offset: CGFloat) -> CGFloat {
            // Each channel goes up and down along the circle, a third apart from the next.
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// The same colour with another alpha.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
    }

    // MARK: - Components

    /// Writes the sRGB numbers to the places given; always succeeds.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = cgColor.rgba
        red?.pointee = CGFloat(rgba.x)
        green?.pointee = CGFloat(rgba.y)
        blue?.pointee = CGFloat(rgba.z)
        alpha?.pointee = CGFloat(rgba.w)
        return true
    }

    /// Writes brightness and alpha of a gray to the places given; false, and nothing written, for other colours.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    {
        let rgba = cgColor.rgba
        guard rgba.x == rgba.y, rgba.y == rgba.z else { return false }
        white?.pointee = CGFloat(rgba.x)
        alpha?.pointee = CGFloat(rgba.w)
        return true
    }

    /// Writes place on the colour circle, colourfulness, brightness and alpha to the places given; always succeeds.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = cgColor.rgba
        let (r, g, b) = (CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z))
        let high = max(r, g, b)
        let range = high - min(r, g, b)
        let sixths: CGFloat =
            if range == 0 { 0 } else if high == r { (g - b) / range } else if high == g {
                2 + (b - r) / range
            } else { 4 + (r - g) / range }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = high == 0 ? 0 : range / high
        brightness?.pointee = high
        alpha?.pointee = CGFloat(rgba.w)
        return true
    }

    // MARK: - Drawing

    /// Makes this the colour of filled shapes and lines in the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of filled shapes in the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes this the colour of lines in the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: - Comparing

    /// Two colours are equal if their numbers are.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.cgColor.rgba == right.cgColor.rgba }

    /// Mixes the numbers into the hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(cgColor.rgba) }
}
