import Foundation

extension UserDefaults {
    /// Returns the value of a key, as `object(forKey:)` does.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key, as `set(_:forKey:)` does; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
