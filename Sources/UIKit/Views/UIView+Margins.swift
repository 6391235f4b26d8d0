/// The distances that contents keep from the edges.
extension UIView {
    var marginsByDirection: NSDirectionalEdgeInsets {
        let margins = layoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isReversed ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isReversed ? margins.left : margins.right)
    }

    func setDirectionalLayoutMargins(_ newValue: NSDirectionalEdgeInsets) {
        layoutMargins = UIEdgeInsets(
            top: newValue.top, left: isReversed ? newValue.trailing : newValue.leading,
            bottom: newValue.bottom, right: isReversed ? newValue.leading : newValue.trailing)
    }

    /// Eight points on each side, as on iOS.
    private static let defaultMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    var currentMargins: UIEdgeInsets {
        var margins = ownMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
        guard preservesSuperviewLayoutMargins, let superview else { return margins }
        let (outer, frame, area) = (superview.layoutMargins, untransformedFrame, superview.bounds)
        return UIEdgeInsets(
            top: max(margins.top, outer.top - (frame.minY - area.minY)),
            left: max(margins.left, outer.left - (frame.minX - area.minX)),
            bottom: max(margins.bottom, outer.bottom - (area.maxY - frame.maxY)),
            right: max(margins.right, outer.right - (area.maxX - frame.maxX)))
    }

    /// The margins without the safe area: what was set, but not less at the sides than a controller wants.
    private var ownMargins: UIEdgeInsets {
        guard let least = owningViewController?.leastViewMargins else {
            return rare?.layoutMargins ?? Self.defaultMargins
        }
        guard let margins = rare?.layoutMargins else { return least }
        return UIEdgeInsets(
            top: margins.top, left: max(margins.left, least.left), bottom: margins.bottom,
            right: max(margins.right, least.right))
    }

    func setMargins(_ margins: UIEdgeInsets) {
        changeMargins { rareValues.layoutMargins = margins }
    }

    func announceMargins() {
        layoutMarginsDidChange()
        owningViewController?.viewLayoutMarginsDidChange()
    }

    func changeMargins(_ change: () -> Void) {
        let before = layoutMargins
        change()
        guard layoutMargins != before else { return }
        insetsDidChange()
        announceMargins()
        setNeedsLayout()
        for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.insetsDidChange() }
    }
}
