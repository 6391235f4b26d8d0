extension UIViewController {
    /// The presentation controller of this controller, or of one that contains it, if it is a sheet's.
    ///
    /// It exists before the presentation, so that it can be configured.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
