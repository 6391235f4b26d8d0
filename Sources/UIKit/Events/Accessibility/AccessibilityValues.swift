import Foundation

/// The accessibility attributes that were set on an object; nil for those that were not set.
@MainActor
final class AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var hidesElements = false
    var customActions: [UIAccessibilityCustomAction]?
    var isModal = false
    var groupsChildren = false
    var ignoresInvertedColors = false
}

/// An object with a place on the screen: a view.
@MainActor
protocol AccessibilityPlace {
    /// The place on the screen of a rectangle in its coordinates; nil for all of it.
    func screenRect(of rect: CGRect?) -> CGRect
}

/// The default accessibility attributes of a responder, which its class determines.
struct BuiltInAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = .none
}
