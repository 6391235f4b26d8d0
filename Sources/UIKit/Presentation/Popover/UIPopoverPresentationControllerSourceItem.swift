import Foundation

/// What a popover can point to: views and bar button items.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Returns the item's frame in the coordinates of a view; null if it is not on the screen.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the view's frame in the coordinates of another one; null if it is in no window.
    public func frame(in referenceView: UIView) -> CGRect {
        window == nil ? .null : convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item's button in the coordinates of a view; null if no bar shows it.
    public func frame(in referenceView: UIView) -> CGRect {
        (customView ?? button)?.frame(in: referenceView) ?? .null
    }
}
