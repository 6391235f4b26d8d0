import Foundation
import ObjectiveC
import QuartzCore

extension DynamicObject {
    // On iOS a member that is looked up is implicitly unwrapped, and source may use it either way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The insets.
    public var uiEdgeInsetsValue: UIEdgeInsets! {
        object as? UIEdgeInsets ?? (object as? NSValue)?.uiEdgeInsetsValue
    }

    /// Returns what is at a name of the object's; see `UIResponder.value(forKey:)`.
    @MainActor
    public func value(forKey key: String) -> Any? {
        switch object {
        case let responder as UIResponder: responder.value(forKey: key)
        case let layer as CALayer: layer.value(forKey: key)
        case let objects as [AnyHashable: Any]: objects[key]
        default: (object as? any NamedProperties)?.namedValue(key, "value(forKey:)")
        }
    }

    /// Sets what is at a name of the object's; see `UIResponder.setValue(_:forKey:)`.
    @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
        switch object {
        case let responder as UIResponder: responder.setValue(value, forKey: key)
        case let layer as CALayer: layer.setValue(value, forKey: key)
        default: (object as? any NamedProperties)?.setNamedValue(key, value, "setValue(_:forKey:)")
        }
    }
}
