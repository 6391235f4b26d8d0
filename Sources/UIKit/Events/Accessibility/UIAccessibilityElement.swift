import Foundation

/// A part of a view that is an element of its own without being a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// Makes a part of a view, or of another part.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }

    /// What the element is a part of, held weakly.
    open weak var accessibilityContainer: AnyObject?

    /// The frame in the coordinates of the container, a view.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// The frame on the screen: the one that was set, or else that in the container.
    open override var accessibilityFrame: CGRect {
        get {
            let own = super.accessibilityFrame
            guard own == .zero else { return own }
            return (accessibilityContainer as? any AccessibilityPlace)?.screenRect(
                of: accessibilityFrameInContainerSpace)
                ?? accessibilityFrameInContainerSpace
        }
        set { super.accessibilityFrame = newValue }
    }
}
