import CoreGraphics

/// What lies behind the contents of a bar, and the line at its edge.
struct BarLook: Equatable {
    /// Blurs what lies behind the bar; nil where that does not show through, or shows as it is.
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    /// The colour of the line, or of its image if that is a template; nil for no line.
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    /// The system's: what lies behind shows through, above a hairline.
    static var standard: BarLook {
        BarLook(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .barHairline)
    }
    /// Nothing but the contents.
    static var transparent: BarLook { BarLook() }

    /// Whether nothing shows through.
    var isOpaque: Bool {
        if let color, !color.isDynamic, color.cgColor.isOpaque { return true }
        return color === UIColor.systemBackground || color === UIColor.barBackground
    }

    /// Whether nothing is drawn.
    var isEmpty: Bool { self == .transparent }
}

extension BarLook {
    /// Alpha of a colour over the effect, so that something shows through. Our own value.
    private static let tintAlpha: CGFloat = 0.8

    /// Makes the look that the properties of bars without an appearance add up to.
    init(tint: UIColor?, image: UIImage?, shadowImage: UIImage?, isTranslucent: Bool) {
        self = .standard
        self.image = image
        if image != nil || !isTranslucent { effect = nil }
        if isTranslucent {
            color = tint?.withAlphaComponent(Self.tintAlpha)
        } else if image == nil {
            color = tint ?? .barBackground
        }
        guard let shadowImage else { return }
        self.shadowImage = shadowImage
        shadowColor = nil
    }
}
