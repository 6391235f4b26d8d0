import QuartzCore

/// A popover: a body with round corners that holds the presented controller's view, and an arrow. Where the app has a
/// background of its own, that is below the body and has the arrow.
final class PopoverView: UIView {
    private let body = UIView()
    private let arrow = PopoverArrow()
    private var background: UIPopoverBackgroundView?
    private weak var hosted: UIView?

    /// The measures of arrow and edge.
    private(set) var shape = PopoverShape()

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
        body.layer.cornerRadius = PopoverShape.cornerRadius
        addSubview(body)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a background of an app's own in place of the system's; nil: the system's.
    func setBackground(_ kind: UIPopoverBackgroundView.Type?) {
        background?.removeFromSuperview()
        background = kind.flatMap { $0.makeView(frame: bounds) as? UIPopoverBackgroundView }
        if let background { insertSubview(background, belowSubview: body) }
        shape = kind.map { PopoverShape(of: $0) } ?? PopoverShape()
        arrow.isHidden = background != nil
        body.layer.cornerRadius = kind?.wantsDefaultContentAppearance == false ? 0 : PopoverShape.cornerRadius
        showColor()
    }

    /// Adds the presented controller's view to the body.
    func host(_ view: UIView) {
        hosted = view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.place(in: body.bounds)
        body.addSubview(view)
    }

    /// The colour of the system's body and arrow.
    var color = UIColor.systemBackground {
        didSet { showColor() }
    }

    private func showColor() {
        body.backgroundColor = background == nil ? color : nil
        arrow.color = color
    }

    /// Places body and arrow.
    func show(_ layout: PopoverLayout) {
        place(in: layout.frame)
        let (length, base) = (shape.arrowLength, shape.arrowBase)
        let inside = bounds.extended(towards: layout.direction, by: -length)
        body.frame = inside.inset(by: shape.insets)
        if let hosted, hosted.superview === body { hosted.place(in: body.bounds) }
        layer.shadowPath = UIBezierPath(roundedRect: inside, cornerRadius: PopoverShape.cornerRadius).cgPath
        if let background { return show(layout, in: background) }
        arrow.direction = layout.direction
        let start = layout.tip - base / 2
        switch layout.direction {
        case .up: arrow.frame = CGRect(x: start, y: 0, width: base, height: length)
        case .down: arrow.frame = CGRect(x: start, y: inside.maxY, width: base, height: length)
        case .left: arrow.frame = CGRect(x: 0, y: start, width: length, height: base)
        case .right: arrow.frame = CGRect(x: inside.maxX, y: start, width: length, height: base)
        default: arrow.frame = .zero
        }
    }

    private func show(_ layout: PopoverLayout, in background: UIPopoverBackgroundView) {
        background.place(in: bounds)
        let edge = layout.direction == .up || layout.direction == .down ? bounds.width : bounds.height
        background.arrowDirection = layout.direction.isEmpty ? .unknown : layout.direction
        background.arrowOffset = layout.direction.isEmpty ? 0 : layout.tip - edge / 2
        background.setNeedsLayout()
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
        let (base, length) = (PopoverShape().arrowBase, PopoverShape().arrowLength)
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
        let length = PopoverShape().arrowLength
        return switch direction {
        case .down: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: length)
        case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: length, ty: 0)
        default: .identity
        }
    }
}
