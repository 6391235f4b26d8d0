import Foundation

/// A class that chooses for which of its values observers are notified automatically.
///
/// For the other values, observers by name are notified only by `didChangeValue(forKey:)`. On iOS a class
/// overrides the method of `NSObject`; here it also declares its conformance.
@preconcurrency @MainActor
public protocol ManualKeyValueNotifier: NSObject {
    /// Returns whether observers of a value are notified automatically; false if the object notifies them
    /// itself.
    static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

extension KeyValueObserving {
    /// Returns the last name of a key path if only its object notifies of the changes; else nil.
    static func manualKey(_ keyPath: String, of object: NSObject) -> String? {
        let key = keyPath.split(separator: ".").last.map(String.init) ?? keyPath
        let owner = KeyValueNames.owner(of: keyPath, in: object)
        guard let type = type(of: owner) as? any ManualKeyValueNotifier.Type,
            !type.automaticallyNotifiesObservers(forKey: key)
        else { return nil }
        return key
    }
}
