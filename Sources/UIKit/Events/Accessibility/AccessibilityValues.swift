import Foundation

/// What was said of a responder for those who use it without seeing it; nil for what was not.
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

/// What is somewhere on the screen: a view.
@MainActor
protocol AccessibilityPlace {
    /// The place on the screen of a rectangle in its coordinates; nil for all of it.
    func screenRect(of rect: CGRect?) -> CGRect
}

/// What a responder is by its kind.
struct BuiltInAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = .none
}
