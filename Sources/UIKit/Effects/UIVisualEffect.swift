import Foundation
import QuartzCore

/// What a `UIVisualEffectView` does to what is behind it; one of the subclasses.
open class UIVisualEffect: NSObject, NSCopying {
    /// Makes an effect that does nothing.
    public override init() {}

    /// What becomes of the picture behind the view; nil leaves it as it is.
    func backdropFilter(_ traits: UITraitCollection) -> BackdropFilter? { nil }

    /// What the contents of the view let through of that picture; nil shows them as they are.
    func contentFilter(_ traits: UITraitCollection) -> BackdropFilter? { nil }

    /// Returns the effect itself: effects do not change.
    ///
    /// - Parameter zone: not looked at.
    /// - Returns: the effect.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
