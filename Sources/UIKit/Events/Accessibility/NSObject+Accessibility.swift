import Foundation
import ObjectiveC

/// The key of what was said of an object that is no responder.
private nonisolated(unsafe) let valuesKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension NSObject {
    /// What was said of the object; nil where nothing was.
    @MainActor var saidAccessibility: AccessibilityValues? {
        if let responder = self as? UIResponder { return responder.accessibilityValues }
        return objc_getAssociatedObject(self, valuesKey) as? AccessibilityValues
    }
}

/// What is said of any object for those who use it without seeing it. Of a responder it is what the responder's own
/// properties say; what is said of an image or of a bar's item holds for the view that shows it.
extension NSObjectProtocol where Self: NSObject {
    @MainActor private func read<Value>(
        _ own: KeyPath<UIResponder, Value>, or other: @autoclosure () -> Value
    ) -> Value {
        guard let responder = self as? UIResponder else { return other() }
        return responder[keyPath: own]
    }

    @MainActor private func say<Value>(
        _ value: Value, _ own: ReferenceWritableKeyPath<UIResponder, Value>,
        or other: (AccessibilityValues) -> Void
    ) {
        if let responder = self as? UIResponder {
            responder[keyPath: own] = value
            return
        }
        let values = saidAccessibility ?? AccessibilityValues()
        other(values)
        objc_setAssociatedObject(self, valuesKey, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Whether it is read as a whole; false by default.
    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { read(\.isAccessibilityElement, or: saidAccessibility?.isElement ?? false) }
        set { say(newValue, \.isAccessibilityElement) { $0.isElement = newValue } }
    }

    /// The name that is read; nil by default.
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
        get { read(\.accessibilityLabel, or: saidAccessibility?.label) }
        set { say(newValue, \.accessibilityLabel) { $0.label = newValue } }
    }

    /// What it is for; nil by default.
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get { read(\.accessibilityHint, or: saidAccessibility?.hint) }
        set { say(newValue, \.accessibilityHint) { $0.hint = newValue } }
    }

    /// What it is set to; nil by default.
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get { read(\.accessibilityValue, or: saidAccessibility?.value) }
        set { say(newValue, \.accessibilityValue) { $0.value = newValue } }
    }

    /// What is said beside the name; nothing by default.
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { read(\.accessibilityTraits, or: saidAccessibility?.traits ?? .none) }
        set { say(newValue, \.accessibilityTraits) { $0.traits = newValue } }
    }

    /// The name by which tests find it; nil by default.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
        get { read(\.accessibilityIdentifier, or: saidAccessibility?.identifier) }
        set { say(newValue, \.accessibilityIdentifier) { $0.identifier = newValue } }
    }
}
