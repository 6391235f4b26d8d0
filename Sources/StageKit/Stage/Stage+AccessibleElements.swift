import Foundation
import UIKit

/// What a screen reader reads of one element on a stage.
public struct AccessibleElement {
    /// The view, or the part of one.
    public let element: UIResponder
    /// Its name; nil without one.
    public let label: String?
    /// Its value, as of a slider; nil without one.
    public let value: String?
    /// The purpose of the element; nil if none was set.
    public let hint: String?
    /// Its kind and state.
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
    /// The elements that a screen reader reads on the stage, in its order: views from the back to the front,
    /// or in the order that their containers set. Hidden elements, and those beside a modal view, are left
    /// out.
    public var accessibleElements: [AccessibleElement] {
        run { Self.elements(in: window).map(AccessibleElement.init) }
    }

    /// Returns the element with an identifier, else the one with a label; nil if there is none.
    public func accessibleElement(_ name: String) -> AccessibleElement? {
        let elements = accessibleElements
        return elements.first { $0.identifier == name } ?? elements.first { $0.label == name }
    }

    /// Activates an element as a screen reader does: with `accessibilityActivate()`, or with a tap if that
    /// returns false.
    public func activate(_ element: AccessibleElement) {
        let isDone = run { element.element.accessibilityActivate() }
        if !isDone { tap(run { element.element.accessibilityActivationPoint }) }
    }

    /// Performs the escape gesture of a screen reader, from the frontmost responder on.
    ///
    /// - Returns: whether a responder has handled it.
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

    /// Whether a screen reader reads a view or its subviews at all.
    private static func isRead(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0 && !view.accessibilityElementsHidden
    }

    private static func elements(of element: Any) -> [UIResponder] {
        if let view = element as? UIView { return elements(in: view) }
        guard let element = element as? UIResponder, element.isAccessibilityElement else { return [] }
        return [element]
    }
}
