/// Something with coordinates that points and rectangles can be converted from and to: views and screens.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// Size and origin.
    var bounds: CGRect { get }
    /// A point of this space in another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The smallest rectangle of another space that holds one of this space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The smallest rectangle of this space that holds one of another.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Every space is the space of a layer.
@MainActor
protocol LayerCoordinateSpace: UICoordinateSpace {
    var spaceLayer: CALayer { get }
}

extension UIView: LayerCoordinateSpace {
    var spaceLayer: CALayer { layer }
}

extension UICoordinateSpace {
    /// A point of this space in another.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let (own, other) = layers(with: coordinateSpace) else { return point }
        return own.convert(point, to: other)
    }

    /// A point of another space in this one.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let (own, other) = layers(with: coordinateSpace) else { return point }
        return own.convert(point, from: other)
    }

    /// The smallest rectangle of another space that holds one of this space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let (own, other) = layers(with: coordinateSpace) else { return rect }
        return own.convert(rect, to: other)
    }

    /// The smallest rectangle of this space that holds one of another.
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
