extension UIViewController {
    /// The presentation controller of this controller's presentation, or of what contains it, if that is a sheet.
    ///
    /// It is there before the presentation, too, so that it can be configured then.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
