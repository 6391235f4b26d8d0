import CoreGraphics

/// Something that answers to a change of a layer; mostly an animation.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
    /// The property `event` of `anObject` has just changed.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// "No action, and search no further."
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
