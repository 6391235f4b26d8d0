import ConstraintSolver

/// How far bars cover a controller's view from above or below, as `topLayoutGuide` and `bottomLayoutGuide` tell.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// The covered length in points.
    var length: CGFloat { get }
    /// The upper edge of what is covered.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of what is covered.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The covered length, for constraints.
    var heightAnchor: NSLayoutDimension { get }
}

/// The strip at a view's upper or lower edge that is outside of the safe area.
@MainActor
final class BarGuide: UILayoutGuide, UILayoutSupport {
    /// Whether the strip is at the upper edge.
    let isUpper: Bool

    init(isUpper: Bool) {
        self.isUpper = isUpper
        super.init()
        identifier = isUpper ? "topLayoutGuide" : "bottomLayoutGuide"
    }

    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return isUpper ? insets.top : insets.bottom
    }

    override func layoutRules(of place: LayoutPlace, in engine: LayoutEngine) -> [LayoutRule] {
        guard let owningView else { return [] }
        let view = engine.place(of: owningView)
        let edge =
            isUpper
            ? LayoutRule(origin: .guide, attribute: .top, terms: [(place.minY, 1)], value: 0)
            : LayoutRule(
                origin: .guide, attribute: .bottom,
                terms: [(place.minY, 1), (place.height, 1), (view.height, -1)], value: 0)
        return [
            edge,
            LayoutRule(origin: .guide, attribute: .height, terms: [(place.height, 1)], value: Double(length)),
            LayoutRule(origin: .guide, attribute: .left, terms: [(place.minX, 1)], value: 0),
            LayoutRule(
                origin: .guide, attribute: .width, terms: [(place.width, 1), (view.width, -1)], value: 0),
        ]
    }
}

extension UIView {
    /// The strip outside of the safe area at the upper or lower edge.
    func barGuide(isUpper: Bool) -> BarGuide {
        let path: ReferenceWritableKeyPath<ViewLayout, BarGuide?> = isUpper ? \.upperBar : \.lowerBar
        if let guide = viewLayout[keyPath: path] { return guide }
        let guide = BarGuide(isUpper: isUpper)
        viewLayout[keyPath: path] = guide
        guide.owningView = self
        return guide
    }
}
