extension UIViewController {
    /// The presentation controller of this controller's presentation, or of what contains it, if that is a popover.
    ///
    /// It is there before the presentation, too, so that it can be told what to point to.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
