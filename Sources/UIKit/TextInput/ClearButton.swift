/// The round button with a cross that clears a text field.
@MainActor
final class ClearButton: UIControl {
    /// The size of the button and of the disc in it, in points, as on iOS.
    static let size: CGFloat = 19
    private static let disc: CGFloat = 17
    /// Half the length of the cross's bars, and half their thickness, in points.
    private static let reach: CGFloat = 4.2
    private static let halfThickness: CGFloat = 0.75
    /// How far around it a click still counts, in points.
    private static let margin: CGFloat = 8
    private static let pressedAlpha: CGFloat = 0.5

    private let shape = ShapeView(frame: CGRect(x: 0, y: 0, width: size, height: size))

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        shape.isUserInteractionEnabled = false
        shape.shape?.fillRule = .evenOdd
        shape.shape?.path = Self.path()
        addSubview(shape)
        applyColor()
    }

    private func applyColor() { shape.shape?.fillColor = UIColor.systemGray.cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyColor()
    }

    /// The keyboard clears a field by other means.
    override var canBecomeFocused: Bool { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.margin, dy: -Self.margin).contains(point)
    }

    override func pointerShape(at point: CGPoint) -> PointerShape? { .arrow }

    override func stateDidChange() { alpha = isHighlighted ? Self.pressedAlpha : 1 }

    /// A disc with a cross cut out of it.
    private static func path() -> CGPath {
        let middle = size / 2
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: middle - disc / 2, y: middle - disc / 2, width: disc, height: disc))
        let (long, short) = (reach, halfThickness)
        // The corners of a plus, which is then turned by an eighth.
        let corners: [(CGFloat, CGFloat)] = [
            (short, short), (long, short), (long, -short), (short, -short), (short, -long), (-short, -long),
            (-short, -short), (-long, -short), (-long, short), (-short, short), (-short, long), (short, long),
        ]
        let points = corners.map { x, y in
            CGPoint(x: middle + (x - y) * 0.5.squareRoot(), y: middle + (x + y) * 0.5.squareRoot())
        }
        path.addLines(between: points)
        path.closeSubpath()
        return path
    }
}

/// A view of a shape; its changes are not animated by themselves.
@MainActor
private final class ShapeView: UIView {
    override class func makeLayer() -> CALayer { CAShapeLayer() }

    var shape: CAShapeLayer? { layer as? CAShapeLayer }
}
