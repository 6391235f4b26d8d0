extension UIView: UICoordinateSpace {
    // MARK: - Converting

    /// A point of this view's coordinates in another's; nil: in the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? top).layer)
    }

    /// A point of another view's coordinates (nil: of the window's) in this one's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? top).layer)
    }

    /// The smallest rectangle in another view's coordinates (nil: in the window's) that holds one of this view's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? top).layer)
    }

    /// The smallest rectangle in this view's coordinates that holds one of another view's (nil: of the window's).
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? top).layer)
    }

    // MARK: - Hit-testing

    /// Views that show less than this take no touches, as on iOS.
    private static let leastTouchableAlpha: CGFloat = 0.01

    func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= Self.leastTouchableAlpha,
            !isClosedByAnimation, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.layer.convert(point, from: layer), with: event) {
                return hit
            }
        }
        return self
    }

    /// The window, or the uppermost superview where there is none.
    private var top: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
