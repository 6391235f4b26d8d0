/// A coordinate space between which points and rectangles can be converted: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the space in its own coordinates.
    var bounds: CGRect { get }
    /// Converts a point of this space to another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point of another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns the smallest rectangle of another space that holds one of this space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Returns the smallest rectangle of this space that holds one of another.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Every space is the space of a layer, which may be turned.
@preconcurrency @MainActor
protocol LayerCoordinateSpace: UICoordinateSpace {
    var spaceLayer: CALayer { get }
    /// From the space's coordinates to the layer's.
    var spaceTransform: CGAffineTransform { get }
}

extension LayerCoordinateSpace {
    var spaceTransform: CGAffineTransform { .identity }
}

extension UIView: LayerCoordinateSpace {
    var spaceLayer: CALayer { layer }
}

extension UICoordinateSpace {
    /// Converts a point of this space to another.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let (own, other) = spaces(with: coordinateSpace) else { return point }
        return own.spaceLayer.convert(point.applying(own.spaceTransform), to: other.spaceLayer)
            .applying(other.spaceTransform.inverted())
    }

    /// Converts a point of another space to this one.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let (own, other) = spaces(with: coordinateSpace) else { return point }
        return own.spaceLayer.convert(point.applying(other.spaceTransform), from: other.spaceLayer)
            .applying(own.spaceTransform.inverted())
    }

    /// Returns the smallest rectangle of another space that holds one of this space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let (own, other) = spaces(with: coordinateSpace) else { return rect }
        return own.spaceLayer.convert(rect.applying(own.spaceTransform), to: other.spaceLayer)
            .applying(other.spaceTransform.inverted())
    }

    /// Returns the smallest rectangle of this space that holds one of another.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let (own, other) = spaces(with: coordinateSpace) else { return rect }
        return own.spaceLayer.convert(rect.applying(other.spaceTransform), from: other.spaceLayer)
            .applying(own.spaceTransform.inverted())
    }

    private func spaces(
        with other: any UICoordinateSpace
    ) -> (any LayerCoordinateSpace, any LayerCoordinateSpace)? {
        guard let own = self as? any LayerCoordinateSpace, let other = other as? any LayerCoordinateSpace
        else { return nil }
        return (own, other)
    }
}
