import Foundation
import ObjectiveC

/// The key of the accessibility attributes of an object that is not a responder.
private nonisolated(unsafe) let valuesKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension NSObject {
    /// The accessibility attributes that were set on the object; nil if none was.
    @MainActor var assignedAccessibility: AccessibilityValues? {
        if let responder = self as? UIResponder { return responder.accessibilityValues }
        return objc_getAssociatedObject(self, valuesKey) as? AccessibilityValues
    }
}

/// The accessibility attributes of any object. For a responder they are the responder's own properties. Those
/// of an image or of a bar item apply to the view that shows it.
extension NSObjectProtocol where Self: NSObject {
    @MainActor private func read<Value>(
        _ own: KeyPath<UIResponder, Value>, or other: @autoclosure () -> Value
    ) -> Value {
        guard let responder = self as? UIResponder else { return other() }
        return responder[keyPath: own]
    }

    @MainActor private func assign<Value>(
        _ value: Value, _ own: ReferenceWritableKeyPath<UIResponder, Value>,
        or other: (AccessibilityValues) -> Void
    ) {
        if let responder = self as? UIResponder {
            responder[keyPath: own] = value
            return
        }
        let values = assignedAccessibility ?? AccessibilityValues()
        other(values)
        objc_setAssociatedObject(self, valuesKey, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Whether it is read as a whole; false by default.
    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { read(\.isAccessibilityElement, or: assignedAccessibility?.isElement ?? false) }
        set { assign(newValue, \.isAccessibilityElement) { $0.isElement = newValue } }
    }

    /// The name that is read; nil by default.
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
        get { read(\.accessibilityLabel, or: assignedAccessibility?.label) }
        set { assign(newValue, \.accessibilityLabel) { $0.label = newValue } }
    }

    /// What it is for; nil by default.
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get { read(\.accessibilityHint, or: assignedAccessibility?.hint) }
        set { assign(newValue, \.accessibilityHint) { $0.hint = newValue } }
    }

    /// What it is set to; nil by default.
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get { read(\.accessibilityValue, or: assignedAccessibility?.value) }
        set { assign(newValue, \.accessibilityValue) { $0.value = newValue } }
    }

    /// What is said beside the name; nothing by default.
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { read(\.accessibilityTraits, or: assignedAccessibility?.traits ?? .none) }
        set { assign(newValue, \.accessibilityTraits) { $0.traits = newValue } }
    }

    /// The name by which tests find it; nil by default.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
        get { read(\.accessibilityIdentifier, or: assignedAccessibility?.identifier) }
        set { assign(newValue, \.accessibilityIdentifier) { $0.identifier = newValue } }
    }
}
