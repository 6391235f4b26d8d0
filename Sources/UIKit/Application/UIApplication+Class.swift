extension UIApplication {
    /// Whether the class has a method: true for `sharedApplication`, by which code finds the application that
    /// has to build without naming it.
    ///
    /// - Parameter aSelector: the name.
    /// - Returns: false for other names.
    public class func responds(to aSelector: Selector!) -> Bool {
        aSelector?.description == "sharedApplication"
    }

    /// Returns the application for `sharedApplication`; nil for other names.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
    }

    /// Returns the orientations that windows can have by themselves: all, and upright or on the side where
    /// the screen is narrow as a phone's.
    ///
    /// - Parameter window: the window; nil for any.
    /// - Returns: the orientations.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        (window?.traitCollection ?? screen.traitCollection).userInterfaceIdiom == .phone
            ? .allButUpsideDown : .all
    }
}
