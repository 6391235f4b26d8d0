extension UIScreen {
    /// The view that the keyboard acts on, marked by a ring; nil where nothing is marked, as after a finger or the
    /// mouse was used.
    public var focusedView: UIView? {
        windows.reversed().lazy.compactMap { window in
            window.clock.part(EventRoute.self).application?.focus.shownView(in: window)
        }.first
    }
}
