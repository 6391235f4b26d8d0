import CoreGraphics
import ObjectiveC

// Unchecked because open classes cannot be checked; nothing in it changes.
/// A colour with alpha: always the same, or another for each appearance.
///
/// The colours of the system have the values of iOS, light and dark. A view shows a dynamic colour by the
/// view's traits and follows these when they change; a `CGColor` made of it stays as it is.
open class UIColor: NSObject, @unchecked Sendable {
    private let typeWord = TypeWord()
    private let value: ColorValue

    init(_ value: ColorValue) {
        self.value = value
    }

    /// The colour for layers and contexts. For a dynamic colour, that of `UITraitCollection.current`.
    open var cgColor: CGColor {
        if case .fixed(let color) = value { return color }
        return value.resolved(with: .current)
    }

    /// Makes a colour from a Core Graphics colour.
    public init(cgColor: CGColor) {
        value = .fixed(cgColor)
    }

    /// Makes a pattern: the picture is repeated from the upper left corner of what it fills.
    ///
    /// A view's background, a layer's, and what is filled in a context show it; borders, text and shadows do not.
    public convenience init(patternImage image: UIImage) {
        let tile = image.upright.map { ColorTile(image: $0, scale: image.scale) }
        self.init(cgColor: tile.map { CGColor(tile: $0) } ?? .clear)
    }

    /// A colour that shows nothing.
    public override convenience init() {
        self.init(white: 0, alpha: 0)
    }

    /// Makes a colour from sRGB components, 0 to 1.
    @available(*, deprecated, renamed: "init(red:green:blue:alpha:)")
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Makes a dynamic colour.
    ///
    /// - Parameter dynamicProvider: returns the colour for the given traits; called each time that the colour
    ///   is
    ///   needed.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        value = .dynamic(ColorProvider(dynamicProvider))
    }

    /// Returns the colour that holds under the given traits, which does not depend on traits any more.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        isDynamic ? UIColor(cgColor: value.resolved(with: traitCollection)) : self
    }

    /// Whether the colour depends on traits.
    var isDynamic: Bool { value.isDynamic }

    /// Makes a colour from sRGB components, 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour from Display P3 components, 0 to 1. Colours outside of sRGB become the nearest ones in
    /// it.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = SRGB(displayP3Red: red, green: green, blue: blue)
        self.init(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
    }

    /// Makes a gray from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// Makes a colour from its hue (0 and 1 are red), saturation and brightness, 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        let saturation = min(max(saturation, 0), 1)
        func channel(_ offset: CGFloat) -> CGFloat {
            // Each channel rises and falls along the hues, a third apart from the next.
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// The same colour with another alpha. That of a dynamic colour is dynamic, too.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if isDynamic { return UIColor(.faded(value, alpha: alpha)) }
        return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
    }

    // MARK: - Components

    /// Writes the sRGB components to the given places; always succeeds.
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

    /// Writes brightness and alpha of a gray to the given places; for other colours returns false and writes
    /// nothing.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    {
        let rgba = cgColor.rgba
        guard rgba.x == rgba.y, rgba.y == rgba.z else { return false }
        white?.pointee = CGFloat(rgba.x)
        alpha?.pointee = CGFloat(rgba.w)
        return true
    }

    /// Writes hue, saturation, brightness and alpha to the given places; always succeeds.
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

    /// Sets the fill and stroke colour of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke colour of the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: - Comparing

    /// Compares the components of two colours. A dynamic colour equals only one of the same origin.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }

    /// A hash of the components.
    open override var hash: Int { value.hashValue }
}
