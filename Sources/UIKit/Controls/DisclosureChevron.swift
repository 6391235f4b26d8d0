/// The small grey arrow at the right end of a row that opens another screen.
@MainActor
final class DisclosureChevron: UIView {
    /// The arrow with the width of its stroke, in points, as on iOS.
    static let size = CGSize(width: 8, height: 13)
    private static let lineWidth: CGFloat = 2

    private let shape = CAShapeLayer()
    /// Its colour; nil for grey.
    var color: UIColor? {
        didSet { shape.strokeColor = resolved(color ?? .tertiaryLabel) }
    }

    convenience init() {
        self.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        shape.path = Self.path(in: CGRect(origin: .zero, size: Self.size), lineWidth: Self.lineWidth)
        shape.fillColor = nil
        // Translucent, so that it stands out from a selected row's grey, too.
        shape.strokeColor = resolved(.tertiaryLabel)
        shape.lineWidth = Self.lineWidth
        shape.lineCap = .round
        shape.lineJoin = .round
        shape.frame = bounds
        layer.addSublayer(shape)
    }

    override func adoptColors(of traits: UITraitCollection) {
        super.adoptColors(of: traits)
        shape.strokeColor = resolved(color ?? .tertiaryLabel)
    }

    /// Returns an arrow to the right whose stroke touches the edges of `rect`.
    static func path(in rect: CGRect, lineWidth: CGFloat) -> CGPath {
        let box = rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: box.minX, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.midY))
        path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        return path
    }
}
