import Foundation

extension NSObject {
    /// Returns the class itself, by which code finds the bundle that it comes from.
    public class func classForCoder() -> AnyClass { self }
}
