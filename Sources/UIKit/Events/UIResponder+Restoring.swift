import Foundation
import ObjectiveC

private nonisolated(unsafe) let identifierKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension UIResponder {
    /// The name by which the state of a view or a view controller is kept from one start to the next; nil, the default,
    /// for no state. The state of a controller without a name, and of what is below it, is not kept.
    public var restorationIdentifier: String? {
        get { objc_getAssociatedObject(self, identifierKey) as? String }
        set { objc_setAssociatedObject(self, identifierKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}
