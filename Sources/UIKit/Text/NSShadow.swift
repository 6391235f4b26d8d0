import CoreGraphics
import CoreText
import ObjectiveC

/// What text casts below itself: the value of the attribute `.shadow`.
open class NSShadow: NSObject, NSCopying {
    private let typeWord = TypeWord()

    /// How far the shadow lies to the right and below, in points; zero by default.
    open var shadowOffset = CGSize.zero

    /// The blur, in points; 0, the default, for a sharp copy.
    open var shadowBlurRadius: CGFloat = 0

    /// A `UIColor`; black of a third by default. Nil is no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Makes a shadow that lies right below the text.
    public override init() { super.init() }

    /// Returns another shadow of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether the other object is a shadow of the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other === self
            || (shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
                && shadowColor as? UIColor == other.shadowColor as? UIColor)
    }

    /// The hash of the blur.
    open override var hash: Int { shadowBlurRadius.hashValue }

    /// The colour, where it is one.
    var color: UIColor? { shadowColor as? UIColor }

    /// Returns the shadow in a resolved colour; nil where nothing is seen of it, as in a pattern.
    func shadow(in color: CGColor?) -> TextShadow? {
        guard let color, color.rgba.w > 0 else { return nil }
        return TextShadow(offset: shadowOffset, blurRadius: shadowBlurRadius, color: color)
    }
}

extension NSAttributedString.Key {
    /// An `NSShadow` of the letters; without it nothing.
    public static let shadow = NSAttributedString.Key("NSShadow")
}
