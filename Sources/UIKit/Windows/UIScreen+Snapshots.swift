extension UIScreen {
    /// Returns a view as large as the screen that shows what its windows show now.
    ///
    /// - Parameter afterUpdates: true lays out first and shows all changes; false shows the last frame.
    /// - Returns: the view; windows that were never drawn are not in it.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        for window in windows where !window.isHidden && window.alpha > 0 {
            guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            picture.frame = window.frame
            picture.alpha = window.alpha
            view.addSubview(picture)
        }
        return view
    }
}
