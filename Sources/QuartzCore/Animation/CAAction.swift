import CoreGraphics

/// Something that responds to a change of a layer; mostly an animation.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
    /// Responds to a change of the property `event` of `anObject`.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing and ends the search for one.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
