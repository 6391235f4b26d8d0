import Foundation

/// Has a say in a popover, beyond how it adapts and whether the user may dismiss it. Every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to come onto the screen: the last time to say where to.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// What is around the popover has another size, and the popover moves.
    ///
    /// - Parameters:
    ///   - popoverPresentationController: the popover's.
    ///   - rect: what it points to, in the view; may be changed.
    ///   - view: what the rectangle lies in; may be changed.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    )
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    /// Does nothing.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {}
}
