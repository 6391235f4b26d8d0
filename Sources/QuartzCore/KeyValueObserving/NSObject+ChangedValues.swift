import Foundation

// The methods that a class calls around a change of which observers are not notified automatically.
// Foundation's `Operation` has methods with these names, which take precedence.
extension NSObject {
    /// Says that a value will change. Observers know the last value, so that there is nothing to keep.
    @preconcurrency @MainActor @_disfavoredOverload
    public func willChangeValue(forKey key: String) {}

    /// Says that a value has changed: the observers of values that did are told at once.
    @preconcurrency @MainActor @_disfavoredOverload
    public func didChangeValue(forKey key: String) { KeyValueObserving.objectTells(self, key: key) }
}

extension NSObjectProtocol where Self: NSObject {
    /// Says that a value will change. Observers know the last value, so that there is nothing to keep.
    @preconcurrency @MainActor
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Says that a value has changed: the observers of values that did are told at once.
    @preconcurrency @MainActor
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObserving.objectTells(self, key: nil)
    }
}
