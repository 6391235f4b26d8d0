/// What lies behind the contents of a bar, and the line at its edge.
struct BarLook: Equatable {
    /// Whether what lies behind the bar shows through, blurred.
    var hasMaterial = false
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    /// The colour of the line, or of its image if that is a template; nil for no line.
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    /// The system's: what lies behind shows through, above a hairline.
    static let standard = BarLook(hasMaterial: true, shadowColor: .barHairline)
    /// Nothing but the contents.
    static let transparent = BarLook()

    /// Whether nothing shows through.
    var isOpaque: Bool {
        if let color, !color.isDynamic, color.cgColor.alpha == 1 { return true }
        return color === UIColor.systemBackground || color === UIColor.barBackground
    }

    /// Whether nothing is drawn.
    var isEmpty: Bool { self == .transparent }
}
