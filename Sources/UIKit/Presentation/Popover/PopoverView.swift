import QuartzCore

/// A popover: a body with round corners that holds the presented controller's view, and an arrow.
final class PopoverView: UIView {
    private let body = UIView()
    private let arrow = PopoverArrow()
    private weak var hosted: UIView?

    /// The shadow, as on iOS.
    private static let (shadowOpacity, shadowRadius): (Float, CGFloat) = (0.2, 20)

    init() {
        super.init(frame: .zero)
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = .zero
        arrow.isUserInteractionEnabled = false
        addSubview(arrow)
        body.clipsToBounds = true
        body.layer.cornerRadius = PopoverLayout.cornerRadius
        addSubview(body)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the presented controller's view to the body.
    func host(_ view: UIView) {
        hosted = view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.place(in: body.bounds)
        body.addSubview(view)
    }

    /// The colour of body and arrow.
    var color = UIColor.systemBackground {
        didSet {
            body.backgroundColor = color
            arrow.color = color
        }
    }

    /// Places body and arrow.
    func show(_ layout: PopoverLayout) {
        place(in: layout.frame)
        arrow.direction = layout.direction
        let length = PopoverLayout.arrowLength
        let inside = bounds.extended(towards: layout.direction, by: -length)
        body.frame = inside
        if let hosted, hosted.superview === body { hosted.place(in: body.bounds) }
        let base = PopoverLayout.arrowBase
        let start = layout.tip - base / 2
        switch layout.direction {
        case .up: arrow.frame = CGRect(x: start, y: 0, width: base, height: length)
        case .down: arrow.frame = CGRect(x: start, y: inside.maxY, width: base, height: length)
        case .left: arrow.frame = CGRect(x: 0, y: start, width: length, height: base)
        case .right: arrow.frame = CGRect(x: inside.maxX, y: start, width: length, height: base)
        default: arrow.frame = .zero
        }
        layer.shadowPath =
            UIBezierPath(roundedRect: inside, cornerRadius: PopoverLayout.cornerRadius).cgPath
    }
}

/// The arrow, a triangle with hollow flanks and a blunt tip.
private final class PopoverArrow: UIView {
    var direction: UIPopoverArrowDirection = [] {
        didSet { if direction != oldValue { setNeedsDisplay() } }
    }
    var color = UIColor.systemBackground {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard !direction.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        let (base, length) = (PopoverLayout.arrowBase, PopoverLayout.arrowLength)
        // The arrow as it points up, with the tip at the upper edge.
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: length))
        path.addCurve(
            to: CGPoint(x: base / 2, y: 0), controlPoint1: CGPoint(x: base * 0.25, y: length),
            controlPoint2: CGPoint(x: base * 0.36, y: 0))
        path.addCurve(
            to: CGPoint(x: base, y: length), controlPoint1: CGPoint(x: base * 0.64, y: 0),
            controlPoint2: CGPoint(x: base * 0.75, y: length))
        path.close()
        path.apply(turn)
        color.setFill()
        path.fill()
    }

    /// Turns the arrow that points up into this one.
    private var turn: CGAffineTransform {
        let length = PopoverLayout.arrowLength
        return switch direction {
        case .down: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: length)
        case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: length, ty: 0)
        default: .identity
        }
    }
}
