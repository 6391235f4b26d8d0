import Foundation
import ObjectiveC

/// The key of what was said of an object that is no responder.
private nonisolated(unsafe) let valuesKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// What is said of any object for those who use it without seeing it, as of an image or of what becomes a button
/// later. Of a responder it is what the responder's own properties say.
extension NSObjectProtocol where Self: NSObject {
    @MainActor private var otherValues: AccessibilityValues? {
        objc_getAssociatedObject(self, valuesKey) as? AccessibilityValues
    }

    @MainActor private func say(_ change: (AccessibilityValues) -> Void) {
        let values = otherValues ?? AccessibilityValues()
        change(values)
        objc_setAssociatedObject(self, valuesKey, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Whether it is read as a whole; false by default.
    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { (self as? UIResponder)?.isAccessibilityElement ?? otherValues?.isElement ?? false }
        set {
            if let responder = self as? UIResponder { return responder.isAccessibilityElement = newValue }
            say { $0.isElement = newValue }
        }
    }

    /// The name that is read; nil by default.
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityLabel }
            return otherValues?.label
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityLabel = newValue }
            say { $0.label = newValue }
        }
    }

    /// What it is for; nil by default.
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityHint }
            return otherValues?.hint
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityHint = newValue }
            say { $0.hint = newValue }
        }
    }

    /// What it is set to; nil by default.
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityValue }
            return otherValues?.value
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityValue = newValue }
            say { $0.value = newValue }
        }
    }

    /// What is said beside the name; nothing by default.
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { (self as? UIResponder)?.accessibilityTraits ?? otherValues?.traits ?? .none }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityTraits = newValue }
            say { $0.traits = newValue }
        }
    }

    /// The name by which tests find it; nil by default.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityIdentifier }
            return otherValues?.identifier
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityIdentifier = newValue }
            say { $0.identifier = newValue }
        }
    }
}
