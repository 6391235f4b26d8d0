/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// How far from a corner the control points of a quarter circle lie, as a part of the radius.
    private static let quarterCircle: CGFloat = 0.552_284_749_830_793_6

    private var start = CGPoint.zero
    private var current = CGPoint.zero

    /// An empty path.
    public init() {
        super.init(elements: [])
    }

    override package init(elements: [PathElement]) {
        super.init(elements: elements)
        current = super.currentPoint
        if case .move(let point)? = elements.last(where: { if case .move = $0 { true } else { false } }) {
            start = point
        }
    }

    override public var currentPoint: CGPoint { current }

    override public func copy() -> CGPath? { CGPath(elements: elements) }

    // MARK: - Adding pieces

    /// Starts a new piece at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        elements.append(.move(point))
        start = point
        current = point
    }

    /// Goes straight to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        guard !elements.isEmpty else { return move(to: point) }
        elements.append(.line(point))
        current = point
    }

    /// Goes along a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        if elements.isEmpty { move(to: control, transform: transform) }
        current = end.applying(transform)
        elements.append(.quadCurve(control: control.applying(transform), end: current))
    }

    /// Goes along a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        if elements.isEmpty { move(to: control1, transform: transform) }
        current = end.applying(transform)
        elements.append(
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform), end: current))
    }

    /// Goes straight back to where the piece began.
    public func closeSubpath() {
        guard !elements.isEmpty, elements.last != .close else { return }
        elements.append(.close)
        current = start
    }

    // MARK: - Adding shapes

    /// Starts at the first point and goes straight to each of the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds the ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(
            in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
    }

    /// Adds a rectangle with elliptic corners, which are made smaller if they do not fit.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = CGSize(
            width: min(max(cornerWidth, 0), rect.width / 2),
            height: min(max(cornerHeight, 0), rect.height / 2))
        addRoundedRect(
            in: rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner,
            transform: transform)
    }

    /// Adds a rectangle whose corners differ. They have to fit; a corner of size zero is sharp.
    package func addRoundedRect(
        in rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let t = transform
        func corner(from: CGPoint, _ corner: CGPoint, to: CGPoint) {
            guard from != to else { return }
            let k = Self.quarterCircle
            addCurve(
                to: to,
                control1: CGPoint(x: from.x + (corner.x - from.x) * k, y: from.y + (corner.y - from.y) * k),
                control2: CGPoint(x: to.x + (corner.x - to.x) * k, y: to.y + (corner.y - to.y) * k),
                transform: t)
        }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: CGPoint(x: left + topLeft.width, y: top), transform: t)
        addLine(to: CGPoint(x: right - topRight.width, y: top), transform: t)
        corner(
            from: CGPoint(x: right - topRight.width, y: top), CGPoint(x: right, y: top),
            to: CGPoint(x: right, y: top + topRight.height))
        addLine(to: CGPoint(x: right, y: bottom - bottomRight.height), transform: t)
        corner(
            from: CGPoint(x: right, y: bottom - bottomRight.height), CGPoint(x: right, y: bottom),
            to: CGPoint(x: right - bottomRight.width, y: bottom))
        addLine(to: CGPoint(x: left + bottomLeft.width, y: bottom), transform: t)
        corner(
            from: CGPoint(x: left + bottomLeft.width, y: bottom), CGPoint(x: left, y: bottom),
            to: CGPoint(x: left, y: bottom - bottomLeft.height))
        addLine(to: CGPoint(x: left, y: top + topLeft.height), transform: t)
        corner(
            from: CGPoint(x: left, y: top + topLeft.height), CGPoint(x: left, y: top),
            to: CGPoint(x: left + topLeft.width, y: top))
        closeSubpath()
    }

    /// Adds a part of a circle, joined by a line to what is there.
    ///
    /// - Parameters:
    ///   - center: the circle's middle.
    ///   - radius: the circle's radius.
    ///   - startAngle: where to start, in radians from the x axis towards the y axis.
    ///   - endAngle: where to end.
    ///   - clockwise: as in Apple's coordinates with y upwards; on the screen, where y grows downwards, false
    ///     goes clockwise to the eye.
    ///   - transform: is applied to all points.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let full = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if clockwise {
            if sweep <= -full {
                sweep = -full
            } else if sweep > 0 {
                sweep = sweep.truncatingRemainder(dividingBy: full) - full
            }
        } else {
            if sweep >= full {
                sweep = full
            } else if sweep < 0 {
                sweep = sweep.truncatingRemainder(dividingBy: full) + full
            }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
    }

    /// Adds a part of a circle from an angle on, `delta` radians long, joined by a line to what is there.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if elements.isEmpty {
            move(to: point(startAngle), transform: transform)
        } else {
            addLine(to: point(startAngle), transform: transform)
        }
        // A quarter circle at most a piece: the error is then below 0.03 % of the radius.
        let pieces = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
        let step = delta / CGFloat(pieces)
        let reach = radius * 4 / 3 * tan(step / 4)
        var angle = startAngle
        for _ in 0..<pieces where delta != 0 {
            let next = angle + step
            let (from, to) = (point(angle), point(next))
            addCurve(
                to: to,
                control1: CGPoint(x: from.x - reach * sin(angle), y: from.y + reach * cos(angle)),
                control2: CGPoint(x: to.x + reach * sin(next), y: to.y - reach * cos(next)),
                transform: transform)
            angle = next
        }
    }

    /// Adds a part of a circle that rounds a corner, joined by a line to what is there.
    ///
    /// The circle touches the line from the current point to the corner, and the one from the corner to the second point.
    /// Where these are one line, or the radius is 0, a line to the corner is added.
    ///
    /// - Parameters:
    ///   - tangent1End: the corner.
    ///   - tangent2End: a point on the line that leaves the corner.
    ///   - radius: the circle's radius.
    ///   - transform: is applied to all points but the current one.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return }
        let start = currentPoint.applying(transform.inverted())
        guard let arc = TangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
            return addLine(to: tangent1End, transform: transform)
        }
        addRelativeArc(
            center: arc.center, radius: radius, startAngle: arc.startAngle, delta: arc.delta,
            transform: transform)
    }

    /// Adds the pieces of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements {
            switch element.applying(transform) {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .quadCurve(let control, let end): addQuadCurve(to: end, control: control)
            case .curve(let control1, let control2, let end):
                addCurve(to: end, control1: control1, control2: control2)
            case .close: closeSubpath()
            }
        }
    }
}
