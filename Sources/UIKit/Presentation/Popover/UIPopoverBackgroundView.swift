import Foundation

/// The measures of a popover's background, which the background's class supplies.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// Returns the arrow's width along the edge that it stands on, in points.
    static func arrowBase() -> CGFloat

    /// Returns the arrow's length from edge to tip, in points.
    static func arrowHeight() -> CGFloat

    /// Returns how far the contents are from the edges of the background without its arrow, in points.
    static func contentViewInsets() -> UIEdgeInsets
}

/// The background of a popover with its arrow, drawn by a subclass. It fills the popover below the contents.
///
/// A subclass overrides both properties and the three methods of the class, without calling `super`.
///
/// ```swift
/// controller.popoverPresentationController?.popoverBackgroundViewClass = Bubble.self
/// ```
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// How far the arrow's middle is from the middle of the edge that it stands on, in points: to the right, or down.
    open var arrowOffset: CGFloat = 0

    /// Where the arrow points to; `.unknown` where there is none.
    open var arrowDirection = UIPopoverArrowDirection.unknown

    /// Whether the contents have the round corners of the system's popovers. True by default.
    open class var wantsDefaultContentAppearance: Bool { true }

    /// Returns no width: subclasses override it.
    open class func arrowBase() -> CGFloat { 0 }

    /// Returns no length: subclasses override it.
    open class func arrowHeight() -> CGFloat { 0 }

    /// Returns no distances: subclasses override it.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
}
