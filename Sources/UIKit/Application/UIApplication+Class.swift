extension UIApplication {
    /// Whether the class has a method: true for `sharedApplication`. Code that must also build for app
    /// extensions finds the application by this name.
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

    /// Returns the default orientations of windows: all, or all but upside down where the idiom is a phone's.
    ///
    /// - Parameter window: the window; nil for any.
    /// - Returns: the orientations.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        (window?.traitCollection ?? screen.traitCollection).userInterfaceIdiom == .phone
            ? .allButUpsideDown : .all
    }
}
