import CoreGraphics

/// A layer that draws a path in its own coordinates: filled, stroked, or both.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The model values.
    package private(set) var shape = ShapeValues()
    private var animatedShape: ShapeValues?
    private var lastShape: ShapeValues?

    /// The values on the screen.
    package var shownShape: ShapeValues { animatedShape ?? shape }

    /// A layer without a path.
    override public init() { super.init() }

    /// Makes a copy for presentation.
    override public init(layer: Any) {
        super.init(layer: layer)
        if let original = layer as? CAShapeLayer { shape = original.shownShape }
    }

    /// The path to draw. A change is animated only by an animation that is added, or by an action.
    open var path: CGPath? {
        get { shape.path }
        set {
            guard newValue != shape.path else { return }
            let value = newValue?.copy()
            change(.path, .style) { _ in shape.path = value }
        }
    }

    /// The colour that fills the path; black by default, nil for none.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set {
            guard newValue != shape.fillColor else { return }
            change(.fillColor, .style) { _ in shape.fillColor = newValue }
        }
    }

    /// The rule for what is inside the path.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { setPlain(\.fillRule, newValue == .evenOdd ? .evenOdd : .winding) }
    }

    /// The colour that strokes the path; nil, the default, for none.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set {
            guard newValue != shape.strokeColor else { return }
            change(.strokeColor, .style) { _ in shape.strokeColor = newValue }
        }
    }

    /// Where on the path the stroke begins, 0…1.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { setNumber(.strokeStart, \.strokeStart, newValue) }
    }

    /// Where on the path the stroke ends, 0…1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { setNumber(.strokeEnd, \.strokeEnd, newValue) }
    }

    /// The width of the stroke; 1 by default.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { setNumber(.lineWidth, \.lineWidth, newValue) }
    }

    /// How far a pointed corner may reach, in line widths; 10 by default.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { setNumber(.miterLimit, \.miterLimit, newValue) }
    }

    /// The ends of the stroke.
    open var lineCap: CAShapeLayerLineCap {
        get {
            switch shape.lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set { setPlain(\.lineCap, newValue == .round ? .round : newValue == .square ? .square : .butt) }
    }

    /// The corners of the stroke.
    open var lineJoin: CAShapeLayerLineJoin {
        get {
            switch shape.lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
        set { setPlain(\.lineJoin, newValue == .round ? .round : newValue == .bevel ? .bevel : .miter) }
    }

    /// Where in the dash pattern the stroke begins.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { setNumber(.lineDashPhase, \.lineDashPhase, newValue) }
    }

    /// The lengths of dashes and gaps in turn; nil for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get {
            shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) }
        }
        set {
            let lengths = (newValue ?? []).map { CGFloat($0.doubleValue) }
            let good =
                lengths.allSatisfy { $0.isFinite && $0 >= 0 }
                && (lengths.isEmpty || lengths.contains { $0 > 0 })
            guard accepts(good, "lineDashPattern", lengths) else { return }
            setPlain(\.lineDashPattern, lengths)
        }
    }

    private func setPlain<Value: Equatable>(_ path: WritableKeyPath<ShapeValues, Value>, _ value: Value) {
        guard shape[keyPath: path] != value else { return }
        shape[keyPath: path] = value
        mark(.style)
    }

    private func setNumber(
        _ property: LayerProperty, _ path: WritableKeyPath<ShapeValues, CGFloat>, _ value: CGFloat
    ) {
        guard shape[keyPath: path] != value, accepts(value.isFinite, property.key, value) else { return }
        change(property, .style) { _ in shape[keyPath: path] = value }
    }

    // MARK: - For animations

    override func readValue(_ property: LayerProperty, shown: Bool) -> AnimationValue? {
        (shown ? shownShape : shape).value(of: property) ?? super.readValue(property, shown: shown)
    }

    override func writeShown(_ property: LayerProperty, _ value: AnimationValue) {
        guard shape.value(of: property) != nil else { return super.writeShown(property, value) }
        var values = shownShape
        values.set(property, value)
        animatedShape = values
    }

    override func resetOwnShown() {
        lastShape = animatedShape
        animatedShape = nil
    }

    override func ownShownChanged() -> Bool {
        defer { lastShape = nil }
        return (lastShape ?? shape) != shownShape
    }

    /// Returns what the screen shows now.
    override open func presentation() -> CAShapeLayer? { presented(as: CAShapeLayer.self) }

    override func mirror(_ source: CALayer) {
        super.mirror(source)
        guard let source = source as? CAShapeLayer, shape != source.shownShape else { return }
        shape = source.shownShape
        mark(.style)
    }

    /// Makes a layer of this class that shows what this one shows.
    override open func makePresentation() -> CALayer? { CAShapeLayer(layer: self) }

    override func drawOwn(in context: CGContext, shown: Bool) {
        let shape = shown ? shownShape : shape
        guard let path = shape.path else { return }
        if let color = shape.fillColor {
            context.setFillColor(color)
            context.addPath(path)
            context.fillPath(using: shape.fillRule)
        }
        guard let color = shape.strokeColor, shape.lineWidth > 0 else { return }
        context.setStrokeColor(color)
        shape.stroke(path.trimmed(from: shape.strokeStart, to: shape.strokeEnd), in: context)
    }
}
