import CoreGraphics

/// A layer that fills its bounds with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The model values.
    package private(set) var gradient = GradientValues()
    private var animatedGradient: GradientValues?
    private var lastGradient: GradientValues?

    /// The values on the screen.
    package var shownGradient: GradientValues { animatedGradient ?? gradient }

    /// A layer without colours.
    override public init() { super.init() }

    /// Makes a copy for presentation.
    override public init(layer: Any) {
        super.init(layer: layer)
        if let original = layer as? CAGradientLayer { gradient = original.shownGradient }
    }

    /// The `CGColor`s, from the start to the end.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set {
            let list = (newValue ?? []).compactMap { $0 as? CGColor }
            if list.count != (newValue ?? []).count {
                complain("colors", "takes CGColors; others are left out")
            }
            guard list != gradient.colors else { return }
            change(.colors, .style) { _ in gradient.colors = list }
        }
    }

    /// The location of each colour along the gradient, 0…1; nil spreads them evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: Double($0)) } }
        set {
            let list = newValue?.map { CGFloat($0.doubleValue) }
            let good = list?.allSatisfy(\.isFinite) ?? true
            guard list != gradient.locations, accepts(good, "locations", list ?? []) else { return }
            change(.locations, .style) { _ in gradient.locations = list }
        }
    }

    /// The location of the first colour, 0…1 across the bounds; the middle of the upper edge by default.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set {
            guard newValue != gradient.startPoint, accepts(newValue.isFinitePoint, "startPoint", newValue)
            else { return }
            change(.startPoint, .style) { _ in gradient.startPoint = newValue }
        }
    }

    /// The location of the last colour, 0…1 across the bounds; the middle of the lower edge by default.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set {
            guard newValue != gradient.endPoint, accepts(newValue.isFinitePoint, "endPoint", newValue)
            else { return }
            change(.endPoint, .style) { _ in gradient.endPoint = newValue }
        }
    }

    /// The kind of gradient.
    open var type: CAGradientLayerType {
        get {
            switch gradient.type {
            case .axial: .axial
            case .radial: .radial
            case .conic: .conic
            }
        }
        set {
            guard newValue != type else { return }
            gradient.type = newValue == .radial ? .radial : newValue == .conic ? .conic : .axial
            mark(.style)
        }
    }

    // MARK: - For animations

    override func readValue(_ property: LayerProperty, shown: Bool) -> AnimationValue? {
        (shown ? shownGradient : gradient).value(of: property) ?? super.readValue(property, shown: shown)
    }

    override func writeShown(_ property: LayerProperty, _ value: AnimationValue) {
        guard gradient.value(of: property) != nil else { return super.writeShown(property, value) }
        var values = shownGradient
        values.set(property, value)
        animatedGradient = values
    }

    override func resetOwnShown() {
        lastGradient = animatedGradient
        animatedGradient = nil
    }

    override func ownShownChanged() -> Bool {
        defer { lastGradient = nil }
        return (lastGradient ?? gradient) != shownGradient
    }

    /// Returns what the screen shows now.
    override open func presentation() -> CAGradientLayer? { presented(as: CAGradientLayer.self) }

    override func mirror(_ source: CALayer) {
        super.mirror(source)
        guard let source = source as? CAGradientLayer, gradient != source.shownGradient else { return }
        gradient = source.shownGradient
        mark(.style)
    }

    /// Makes a layer of this class that shows what this one shows.
    override open func makePresentation() -> CALayer? { CAGradientLayer(layer: self) }

    /// A radial gradient of no width or height is this wide or high, in the unit square: it cannot be scaled to
    /// nothing.
    private static let smallestRadius: CGFloat = 1e-6

    override func drawOwn(in context: CGContext, shown: Bool) {
        let values = shown ? shownGradient : gradient
        let layer = shown ? shownPointer : modelPointer
        let box = layer.pointee.bounds
        guard box.width > 0, box.height > 0, let gradient = values.gradient else { return }
        context.saveGState()
        context.addPath(layer.pointee.outline(box, radius: layer.pointee.cornerRadius))
        context.clip()
        // In the unit square, which is stretched to the bounds: so are the lines of equal colour.
        context.translateBy(x: box.minX, y: box.minY)
        context.scaleBy(x: box.width, y: box.height)
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let (start, end) = (values.startPoint, values.endPoint)
        switch values.type {
        case .axial:
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        case .radial:
            // An ellipse is a circle in a squeezed context.
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(
                x: max(abs(end.x - start.x), Self.smallestRadius),
                y: max(abs(end.y - start.y), Self.smallestRadius))
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options
            )
        case .conic:
            context.drawConicGradient(
                gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        }
        context.restoreGState()
    }
}
