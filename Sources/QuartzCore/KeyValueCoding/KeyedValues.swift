import Foundation

/// Several values by their keys, as key-value coding sets and reads them.
package enum KeyedValues {
    /// Calls `write` with each value in the order of the keys; `NSNull` stands for nil.
    package static func set(_ keyedValues: [String: Any], _ write: (_ value: Any?, _ key: String) -> Void) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            write(value is NSNull ? nil : value, key)
        }
    }

    /// Returns what `read` returns for each key; `NSNull` stands for nil.
    package static func values(forKeys keys: [String], _ read: (_ key: String) -> Any?) -> [String: Any] {
        var values: [String: Any] = [:]
        for key in keys { values.updateValue(read(key) ?? NSNull(), forKey: key) }
        return values
    }
}
