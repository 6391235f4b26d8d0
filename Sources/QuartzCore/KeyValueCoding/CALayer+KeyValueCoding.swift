import CoreGraphics

extension CALayer {
    /// Sets values by their keys, in the order of these; `NSNull` stands for nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        KeyedValues.set(keyedValues) { setValue($0, forKey: $1) }
    }

    /// Returns the values of keys; `NSNull` stands for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.values(forKeys: keys) { value(forKey: $0) }
    }

    /// Returns the value of a property of Core Animation, or one that an app stored under the key.
    func readKey(_ key: String) -> Any? {
        if let property = LayerKeys.property(key, of: self) { return property.read(self) }
        let isDisplaying = animationState?.custom.isDisplaying == true
        return (isDisplaying ? shownStoredValues : storedValues)?[key] ?? Self.defaultValue(forKey: key)
    }

    /// Sets a property of Core Animation, or stores a value under a key that Core Animation does not know.
    func writeKey(_ key: String, _ value: Any?) {
        guard let property = LayerKeys.property(key, of: self) else {
            return store(value, forKey: key)
        }
        if !property.write(self, value) {
            complain("setValue(_:forKey:)", "\"\(key)\" cannot be \(value ?? "nil"), which is ignored")
        }
    }

    /// Returns the value at a key path, such as `transform.scale.x` or `mask.path`.
    func readPath(_ keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let (key, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
        if let component = KeyPathComponent(key, rest, of: self) { return component.value }
        if let layer = value(forKey: key) as? CALayer { return layer.value(forKeyPath: rest) }
        complain("value(forKeyPath:)", "there is no \"\(keyPath)\", so nil is returned")
        return nil
    }

    /// Sets the value at a key path, such as `transform.scale.x` or `mask.path`.
    func writePath(_ keyPath: String, _ value: Any?) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let (key, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
        if let component = KeyPathComponent(key, rest, of: self) {
            guard let whole = component.replaced(by: value) else {
                return complain(
                    "setValue(_:forKeyPath:)", "\"\(keyPath)\" cannot be \(value ?? "nil"), which is ignored")
            }
            return setValue(whole, forKey: key)
        }
        if let layer = self.value(forKey: key) as? CALayer { return layer.setValue(value, forKeyPath: rest) }
        complain("setValue(_:forKeyPath:)", "there is no \"\(keyPath)\", so nothing is set")
    }
}

/// A component of a layer's property, as the `scale.x` of `transform.scale.x`.
@MainActor
private struct KeyPathComponent {
    private let target: AnimationTarget
    private let whole: AnimationValue

    /// Reads a property of a layer; nil where it has no such component.
    init?(_ key: String, _ rest: String, of layer: CALayer) {
        // A layer's frame is made of other properties, and has the components of a rectangle.
        let animatable = key == "frame" ? "bounds" : key
        guard let target = AnimationTarget(keyPath: "\(animatable).\(rest)"),
            let sample = layer.readValue(target.property, shown: false),
            let whole = AnimationValue(layer.value(forKey: key), like: sample)
        else { return nil }
        self.target = target
        self.whole = whole
    }

    /// The component; numbers as `NSNumber`, translations and sizes as `CGSize`.
    var value: Any {
        let part = target.part(of: whole)
        guard case .pair(let pair) = part else { return LayerKeyNumber.boxed(part.any) }
        switch target.part {
        case .size, .flatTranslation: return CGSize(width: pair.x, height: pair.y)
        default: return CGPoint(x: pair.x, y: pair.y)
        }
    }

    /// Returns the property with another component; nil where that is of the wrong kind.
    func replaced(by value: Any?) -> Any? {
        AnimationValue(value, like: target.part(of: whole)).map { target.replacing(in: whole, with: $0).any }
    }
}

private enum LayerKeyNumber {
    static func boxed(_ any: Any) -> Any { (any as? Double).map { NSNumber(value: $0) } ?? any }
}
