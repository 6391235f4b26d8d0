import Foundation

// Keys as `NSCopying`, which they are by Objective-C's declaration. Foundation takes `AnyHashable` here, and all keys
// that can be copied are objects that can be hashed.
extension NSMutableDictionary {
    /// Stores an object under a copy of a key: what becomes of the key later does not matter.
    @_disfavoredOverload
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        guard let key = aKey.copy(with: nil) as? AnyHashable else {
            preconditionFailure(
                "\(type(of: aKey)) cannot be looked up as a key: inherit from NSObject, or make it Hashable.")
        }
        setObject(anObject, forKey: key)
    }

    /// The object under a key; nil removes it.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
