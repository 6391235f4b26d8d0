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

/// Every space is the space of a layer.
@preconcurrency @MainActor
protocol LayerCoordinateSpace: UICoordinateSpace {
    var spaceLayer: CALayer { get }
}

extension UIView: LayerCoordinateSpace {
    var spaceLayer: CALayer { layer }
}

extension UICoordinateSpace {
    /// Converts a point of this space to another.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let (own, other) = layers(with: coordinateSpace) else { return point }
        return own.convert(point, to: other)
    }

    /// Converts a point of another space to this one.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let (own, other) = layers(with: coordinateSpace) else { return point }
        return own.convert(point, from: other)
    }

    /// Returns the smallest rectangle of another space that holds one of this space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let (own, other) = layers(with: coordinateSpace) else { return rect }
        return own.convert(rect, to: other)
    }

    /// Returns the smallest rectangle of this space that holds one of another.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let (own, other) = layers(with: coordinateSpace) else { return rect }
        return own.convert(rect, from: other)
    }

    private func layers(with other: any UICoordinateSpace) -> (CALayer, CALayer)? {
        guard let own = self as? any LayerCoordinateSpace, let other = other as? any LayerCoordinateSpace
        else { return nil }
        return (own.spaceLayer, other.spaceLayer)
    }
}
