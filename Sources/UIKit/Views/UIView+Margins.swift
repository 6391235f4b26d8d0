/// The distances that contents keep from the edges.
extension UIView {
    var marginsByDirection: NSDirectionalEdgeInsets {
        let margins = layoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isReversed ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isReversed ? margins.left : margins.right)
    }

    func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        changeMargins { rareValues.layoutMargins = .directional(margins) }
    }

    /// Eight points on each side, as on iOS.
    private static let defaultMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    var currentMargins: UIEdgeInsets { margins(isReversed: isReversed) }

    private func margins(isReversed: @autoclosure () -> Bool) -> UIEdgeInsets {
        var margins = ownMargins(isReversed: isReversed())
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
    private func ownMargins(isReversed: @autoclosure () -> Bool) -> UIEdgeInsets {
        let own = rare?.layoutMargins?.insets(isReversed: isReversed())
        guard let least = owningViewController?.leastViewMargins?.insets(isReversed: isReversed()) else {
            return own ?? Self.defaultMargins
        }
        guard let margins = own else { return least }
        return UIEdgeInsets(
            top: margins.top, left: max(margins.left, least.left), bottom: margins.bottom,
            right: max(margins.right, least.right))
    }

    func setMargins(_ margins: UIEdgeInsets) {
        changeMargins { rareValues.layoutMargins = .absolute(margins) }
    }

    func announceMargins() {
        layoutMarginsDidChange()
        owningViewController?.viewLayoutMarginsDidChange()
    }

    func changeMargins(_ change: () -> Void) {
        let before = layoutMargins
        change()
        guard layoutMargins != before else { return }
        marginsDidChange()
    }

    /// Announces margins that are others than before the direction of reading changed.
    func marginsDidTurn() {
        if margins(isReversed: true) != margins(isReversed: false) { marginsDidChange() }
    }

    private func marginsDidChange() {
        insetsDidChange()
        announceMargins()
        setNeedsLayout()
        for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.insetsDidChange() }
    }
}

/// Margins as they were set.
enum OwnMargins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    func insets(isReversed: @autoclosure () -> Bool) -> UIEdgeInsets {
        switch self {
        case .absolute(let insets): insets
        case .directional(let insets): insets.insets(isReversed: isReversed())
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// Returns the same insets by sides. The direction is asked for only where it counts.
    fileprivate func insets(isReversed: @autoclosure () -> Bool) -> UIEdgeInsets {
        let isTurned = leading != trailing && isReversed()
        return UIEdgeInsets(
            top: top, left: isTurned ? trailing : leading, bottom: bottom,
            right: isTurned ? leading : trailing)
    }
}
