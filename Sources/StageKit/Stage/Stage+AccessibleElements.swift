import Foundation
import UIKit

/// What a screen reader reads of one element on a stage.
public struct AccessibleElement {
    /// The view, or the part of one.
    public let element: UIResponder
    /// Its name; nil without one.
    public let label: String?
    /// What it is set to.
    public let value: String?
    /// What it is for.
    public let hint: String?
    /// What is said beside the name.
    public let traits: UIAccessibilityTraits
    /// The name by which tests find it.
    public let identifier: String?
    /// Its place on the stage, in points.
    public let frame: CGRect

    @MainActor
    init(_ element: UIResponder) {
        self.element = element
        label = element.accessibilityLabel
        value = element.accessibilityValue
        hint = element.accessibilityHint
        traits = element.accessibilityTraits
        identifier = element.accessibilityIdentifier
        frame = element.accessibilityFrame
    }
}

extension Stage {
    /// What a screen reader reads of the stage, in its order: views from the back to the front, or as their containers
    /// say; nothing that is hidden or lies beside what is modal.
    public var accessibleElements: [AccessibleElement] {
        run { Self.elements(in: window).map(AccessibleElement.init) }
    }

    /// Returns the element of an identifier or, without such, of a label; nil if there is none.
    public func accessibleElement(_ name: String) -> AccessibleElement? {
        let elements = accessibleElements
        return elements.first { $0.identifier == name } ?? elements.first { $0.label == name }
    }

    /// Activates an element as the user of a screen reader does: it is asked first, and tapped if it does nothing.
    public func activate(_ element: AccessibleElement) {
        let isDone = run { element.element.accessibilityActivate() }
        if !isDone { tap(run { element.element.accessibilityActivationPoint }) }
    }

    /// Leaves what is in front as the user of a screen reader does.
    ///
    /// - Returns: whether some responder, from the one in front of all, has done so.
    @discardableResult
    public func performAccessibilityEscape() -> Bool {
        run {
            var top: UIResponder? = window
            if var controller = window.rootViewController {
                while let presented = controller.presentedViewController { controller = presented }
                top = controller
            }
            while let responder = top {
                if responder.accessibilityPerformEscape() { return true }
                top = responder.next
            }
            return false
        }
    }

    private static func elements(in view: UIView) -> [UIResponder] {
        guard isRead(view) else { return [] }
        if view.isAccessibilityElement { return [view] }
        let count = view.accessibilityElementCount()
        if count > 0 {
            return (0..<count).compactMap { view.accessibilityElement(at: $0) }.flatMap { elements(of: $0) }
        }
        let modal = view.subviews.last { $0.accessibilityViewIsModal && isRead($0) }
        return (modal.map { [$0] } ?? view.subviews).flatMap { elements(in: $0) }
    }

    /// Whether a screen reader looks into a view at all.
    private static func isRead(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0 && !view.accessibilityElementsHidden
    }

    private static func elements(of element: Any) -> [UIResponder] {
        if let view = element as? UIView { return elements(in: view) }
        guard let element = element as? UIResponder, element.isAccessibilityElement else { return [] }
        return [element]
    }
}
