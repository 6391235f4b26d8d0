import CoreGraphics

/// The shown values of an app's own keys, while animations change them.
struct CustomValues {
    var shown: [String: AnimationValue] = [:]
    /// Whether the layer draws, and so reads the shown values rather than the model's.
    var isDisplaying = false
}

// A property of an app's own lives under its key: `@NSManaged var progress: CGFloat` is lowered to one that calls
// `managedValue(forKey:)` and `setValue(_:forKey:)`.
extension CALayer {
    /// Returns the value under a key, as a property of an app's own reads it; zero or nil where there is none.
    ///
    /// While an animation runs and the layer draws, it is the value at that moment.
    @_disfavoredOverload
    public func managedValue<Value>(forKey key: String) -> Value {
        let any = value(forKey: key)
        if let value = any as? Value { return value }
        let number = LayerKeyValue.number(any) ?? 0
        let point = LayerKeyValue.point(any) ?? .zero
        let candidates: [Any] = [
            CGFloat(number), number, Float(number), Int(clamping: number), number != 0, point,
            CGSize(width: point.x, height: point.y), CGVector(dx: point.x, dy: point.y),
            LayerKeyValue.rect(any) ?? .zero, LayerKeyValue.transform(any) ?? .identity,
            CGAffineTransform.identity, "", [Any](),
        ]
        for candidate in candidates { if let value = candidate as? Value { return value } }
        preconditionFailure(
            "\(type(of: self)) has no value under \"\(key)\": give it one by defaultValue(forKey:), or declare it "
                + "optional.")
    }

    /// Returns the value under a key, as an optional property of an app's own reads it; nil where there is none.
    public func managedValue<Value>(forKey key: String) -> Value? { value(forKey: key) as? Value }

    /// The values under an app's own keys, with what animations show.
    var shownStoredValues: [String: Any]? {
        guard let shown = animationState?.custom.shown, !shown.isEmpty else { return storedValues }
        return (storedValues ?? [:]).merging(shown.mapValues(\.any)) { $1 }
    }

    /// The value under a key of an app's own, as animations see it; nil where it is of no kind that can be animated.
    func customValue(_ key: String) -> AnimationValue? {
        (storedValues?[key] ?? Self.defaultValue(forKey: key)).flatMap { AnimationValue(custom: $0) }
    }

    /// Sets the value under a key of an app's own. One that needs display is drawn, and animated by its action.
    func store(_ value: Any?, forKey key: String) {
        let isDrawn = Self.needsDisplay(forKey: key)
        let action =
            isDrawn && modelLayer == nil && !CATransaction.disablesActions(of: self)
            ? action(forKey: key) : nil
        storedValues = storedValues ?? [:]
        storedValues?[key] = value
        guard isDrawn else { return }
        animationState?.isStale = true
        setNeedsDisplay()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Asks for the contents to be drawn if shown values of an app's own keys have changed.
    func redisplay(for values: [String: AnimationValue], _ before: [String: AnimationValue]) {
        let keys = Set(values.keys).union(before.keys)
        if keys.contains(where: { values[$0] != before[$0] && Self.needsDisplay(forKey: $0) }) {
            setNeedsDisplay()
        }
    }

    /// Draws with the shown values of an app's own keys, and without actions, which would animate the
    /// drawing.
    func displayShown(_ draw: () -> Void) {
        guard let state = animationState, !state.custom.shown.isEmpty else { return draw() }
        state.custom.isDisplaying = true
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        draw()
        CATransaction.commit()
        state.custom.isDisplaying = false
    }
}

/// Layers whose presentation is of their own class.
///
/// The compiler prefers the method of `CALayer`, which returns a `CALayer`. It uses this one if the app asks
/// the result for a member of its own class.
@preconcurrency @MainActor
public protocol PresentedByItsClass: CALayer {}

extension CALayer: PresentedByItsClass {}

extension PresentedByItsClass {
    /// Returns the layer as the screen shows it now, in the same class; nil if `makePresentation()` makes
    /// another class.
    public func presentation() -> Self? { presented(as: CALayer.self) as? Self }
}

extension Int {
    fileprivate init(clamping number: Double) {
        self = Int(exactly: Swift.min(Swift.max(number, -1e15), 1e15).rounded(.towardZero)) ?? 0
    }
}
