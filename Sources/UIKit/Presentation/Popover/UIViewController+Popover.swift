extension UIViewController {
    /// The presentation controller of this controller, or of one that contains it, if it is a popover's.
    ///
    /// It exists before the presentation, so that its source can be set.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
