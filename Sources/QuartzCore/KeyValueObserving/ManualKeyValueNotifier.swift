import Foundation

/// A class that says which of its values tell their changes by themselves.
///
/// Nothing tells the changes of the others, to those who observe them by their names, but
/// `didChangeValue(forKey:)`. A class of iOS source overrides the method of `NSObject`; here it says that it conforms.
@preconcurrency @MainActor
public protocol ManualKeyValueNotifier: NSObject {
    /// Returns whether the changes of a value are told by themselves; false where the object tells them.
    static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

extension KeyValueObserving {
    /// Returns the last name of a key path if its object alone tells the changes; else nil.
    static func manualKey(_ keyPath: String, of object: NSObject) -> String? {
        let key = keyPath.split(separator: ".").last.map(String.init) ?? keyPath
        let owner = KeyValueNames.owner(of: keyPath, in: object)
        guard let type = type(of: owner) as? any ManualKeyValueNotifier.Type,
            !type.automaticallyNotifiesObservers(forKey: key)
        else { return nil }
        return key
    }
}
