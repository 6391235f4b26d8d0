extension UIView: UICoordinateSpace {
    // MARK: - Converting

    /// Converts a point of this view's coordinates to another view's; nil: to the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? top).layer)
    }

    /// Converts a point of another view's coordinates (nil: of the window's) to this view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? top).layer)
    }

    /// Returns the smallest rectangle in another view's coordinates (nil: in the window's) that holds one of
    /// this view's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? top).layer)
    }

    /// Returns the smallest rectangle in this view's coordinates that holds one of another's (nil: of the
    /// window's).
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? top).layer)
    }

    // MARK: - Hit-testing

    /// The least alpha at which a view takes touches, as on iOS.
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

    /// Converts a point of the superview for hit-testing: to what is shown while a property animator moves
    /// the view, otherwise to the model. Returns nil where the view is seen from its edge.
    private func pointForHit(_ point: CGPoint, in superview: UIView) -> CGPoint? {
        layer.hitTestsShown
            ? layer.shownPoint(fromSuperlayer: point) : layer.convert(point, from: superview.layer)
    }

    /// Whether the view contains a point of what is shown. `point(inside:with:)` gets the same place in the
    /// model's bounds.
    private func containsHit(_ point: CGPoint, with event: UIEvent?) -> Bool {
        self.point(inside: layer.hitTestsShown ? layer.modelPoint(fromShown: point) : point, with: event)
    }

    /// The window, or the topmost superview where there is none.
    private var top: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
