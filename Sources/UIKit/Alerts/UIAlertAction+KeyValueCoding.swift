import QuartzCore

extension UIAlertAction: NamedProperties {
    package func namedProperty(_ name: String) -> NamedProperty? {
        name == "titleTextColor" ? NamedProperty(\UIAlertAction.titleColor) : nil
    }

    /// Returns the value of a property by its name.
    public func value(forKey key: String) -> Any? { namedValue(key, "value(forKey:)") }

    /// Sets a property by its name: `titleTextColor`, a colour, has no other way.
    public func setValue(_ value: Any?, forKey key: String) {
        setNamedValue(key, value, "setValue(_:forKey:)")
    }

    /// Sets values by their keys, in the order of these; `NSNull` stands for nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        KeyedValues.set(keyedValues) { setValue($0, forKey: $1) }
    }

    /// Returns the values of keys; `NSNull` stands for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.values(forKeys: keys) { value(forKey: $0) }
    }
}
