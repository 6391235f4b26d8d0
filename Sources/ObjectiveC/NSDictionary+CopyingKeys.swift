import Foundation

// Keys as `NSCopying`, which they are by Objective-C's declaration. Foundation takes `AnyHashable` here, and all keys
// that can be copied are objects that can be hashed.
extension NSMutableDictionary {
    /// Stores an object under a key.
    @_disfavoredOverload
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        setObject(anObject, forKey: Self.key(aKey))
    }

    /// The object under a key; nil removes it.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }

    private static func key(_ key: any NSCopying) -> AnyHashable {
        (key as? AnyHashable) ?? AnyHashable(ObjectIdentifier(key as AnyObject))
    }
}
