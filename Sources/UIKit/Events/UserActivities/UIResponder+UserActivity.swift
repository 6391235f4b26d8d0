import ObjectiveC

/// The key of a responder's activity.
private nonisolated(unsafe) let activityKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension UIResponder {
    /// The activity that the responder brings up to date.
    var ownActivity: NSUserActivity? {
        get { objc_getAssociatedObject(self, activityKey) as? NSUserActivity }
        set {
            objc_setAssociatedObject(self, activityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            newValue?.add(self)
        }
    }
}
