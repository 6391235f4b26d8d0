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
            !isClosedByAnimation, containsHit(point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            guard let inside = subview.pointForHit(point, in: self) else { continue }
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// A point of the superview's coordinates in this view's; while a property animator moves the view, in those that
    /// are seen. nil where the view is seen from its edge.
    private func pointForHit(_ point: CGPoint, in superview: UIView) -> CGPoint? {
        layer.hitTestsShown
            ? layer.shownPoint(fromSuperlayer: point) : layer.convert(point, from: superview.layer)
    }

    /// Asks `point(inside:with:)`, which knows the model's size, for a point of what is seen.
    private func containsHit(_ point: CGPoint, with event: UIEvent?) -> Bool {
        self.point(inside: layer.hitTestsShown ? layer.modelPoint(fromShown: point) : point, with: event)
    }

    /// The window, or the uppermost superview where there is none.
    private var top: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
