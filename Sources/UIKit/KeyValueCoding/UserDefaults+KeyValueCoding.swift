import Foundation
import QuartzCore

extension UserDefaults {
    /// Returns the value of a key, as `object(forKey:)` does.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key, as `set(_:forKey:)` does; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Sets values by their keys, in the order of these; `NSNull` stands for nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        KeyedValues.set(keyedValues) { setValue($0, forKey: $1) }
    }

    /// Returns the values of keys; `NSNull` stands for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.values(forKeys: keys) { value(forKey: $0) }
    }
}
