import Foundation

extension NSObject {
    /// Returns the class itself, by which code finds the bundle that it comes from.
    public class func classForCoder() -> AnyClass { self }

    /// Returns the class that this one inherits from; nil for `NSObject`.
    public class func superclass() -> AnyClass? { _getSuperclass(self) }
}
