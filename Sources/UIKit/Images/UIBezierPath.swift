import CoreGraphics

/// A shape of lines and curves, with its drawing style.
open class UIBezierPath: NSObject {
    private var path: CGMutablePath

    /// The width of the stroke; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The ends of the stroke; butt by default.
    open var lineCapStyle = CGLineCap.butt
    /// The corners of the stroke; miter by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far a pointed corner may stick out, in line widths; 10 by default.
    open var miterLimit: CGFloat = 10
    /// Whether the even-odd rule decides what is inside, rather than the winding rule; false by default.
    open var usesEvenOddFillRule = false

    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// An empty path.
    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// A copy of a path.
    public init(cgPath: CGPath) {
        path = CGMutablePath()
        path.addPath(cgPath)
        super.init()
    }

    /// A closed rectangle.
    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    /// The ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// A rectangle with round corners; the radius is at most half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(
            cgPath: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }

    /// A rectangle some of whose corners are round.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        let radii = CGSize(
            width: min(max(cornerRadii.width, 0), rect.width / 2),
            height: min(max(cornerRadii.height, 0), rect.height / 2))
        func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radii : .zero }
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, topLeft: size(.topLeft), topRight: size(.topRight), bottomRight: size(.bottomRight),
            bottomLeft: size(.bottomLeft))
        self.init(cgPath: path)
    }

    /// A part of a circle, angles in radians from the x axis; `clockwise` is clockwise to the eye.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// The shape without its style. Getting and setting copy it.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    // MARK: - Adding pieces

    /// Starts a new subpath at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line to `point`.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, `clockwise` to the eye, and a line to it from the current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line back to the start of the subpath.
    open func close() { path.closeSubpath() }

    /// Removes everything.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the pieces of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Applies a transform to all points.
    open func apply(_ transform: CGAffineTransform) {
        cgPath = path.applying(transform)
    }

    /// Returns the same shape drawn the other way round, with the settings of this path.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: path.reversed)
        (result.lineWidth, result.lineCapStyle, result.lineJoinStyle) = (
            lineWidth, lineCapStyle, lineJoinStyle
        )
        (result.miterLimit, result.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
        result.dash = dash
        return result
    }

    // MARK: - Asking

    /// Whether the path is empty.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the shape; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The end of the path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is inside the filled shape.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: - Drawing

    /// Sets the lengths of dashes and gaps in turn, in points, from `phase` on; without any the stroke is
    /// solid.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [])
    }

    /// Copies the lengths of dashes and gaps, their number, and the phase to where each of the pointers points; nil for
    /// what nobody wants to know. Without dashes the number is 0.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    /// Fills the shape in the current context.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Fills the shape in the current context, blended.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Strokes the shape in the current context.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Strokes the shape in the current context, blended.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.strokePath() }
    }

    /// Clips later drawing in the current context to the shape.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }
}
