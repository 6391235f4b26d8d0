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
}
