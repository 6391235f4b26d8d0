extension UIView: UICoordinateSpace {
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
        self.point(inside: modelPoint(forHit: point), with: event)
    }

    private func modelPoint(forHit point: CGPoint) -> CGPoint {
        layer.hitTestsShown ? layer.modelPoint(fromShown: point) : point
    }

    /// Returns where in the model's bounds a point of the window lies, found as hit-testing finds it; nil where a view
    /// is seen from its edge.
    func pointForHit(ofWindow point: CGPoint) -> CGPoint? {
        shownPointForHit(ofWindow: point).map(modelPoint)
    }

    private func shownPointForHit(ofWindow point: CGPoint) -> CGPoint? {
        guard let superview else { return point }
        return superview.shownPointForHit(ofWindow: point).flatMap { pointForHit($0, in: superview) }
    }

    /// The layer of another view; without one of the window, or of the topmost superview where there is none.
    func other(_ view: UIView?) -> CALayer { (view ?? top).layer }

    /// The window, or the topmost superview where there is none.
    private var top: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
