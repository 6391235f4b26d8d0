import Foundation

/// What a `UIVisualEffectView` does to what is behind it; one of the subclasses.
open class UIVisualEffect: NSObject, NSCopying {
    /// Makes an effect that does nothing.
    public override init() {}

    /// Returns the effect itself: effects do not change.
    ///
    /// - Parameter zone: not looked at.
    /// - Returns: the effect.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
