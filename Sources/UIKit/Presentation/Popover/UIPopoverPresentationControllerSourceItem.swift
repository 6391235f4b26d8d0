import Foundation

/// What a popover can point to: views and bar button items.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Where it is, in the coordinates of a view; null if it is not on the screen.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is, in the coordinates of another one.
    public func frame(in referenceView: UIView) -> CGRect {
        window == nil ? .null : convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item's button is, in the coordinates of a view; null if no bar shows it.
    public func frame(in referenceView: UIView) -> CGRect {
        (customView ?? button)?.frame(in: referenceView) ?? .null
    }
}
