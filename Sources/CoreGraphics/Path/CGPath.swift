/// A shape of lines and curves.
///
/// A path that is not a `CGMutablePath` never changes, and may go to any thread. Who keeps a path that was handed
/// in by others takes a `copy()` first, which costs nothing for a path that cannot change.
public class CGPath: @unchecked Sendable, Hashable {
    /// The pieces, in order. Only `CGMutablePath` writes them after `init`.
    package internal(set) var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    /// A closed rectangle, from its upper left corner clockwise to the eye.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// The ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// A rectangle with elliptic corners, which may be half as wide and high as the rectangle at most.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the path ends, or zero for an empty path.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
            case .line(let point): current = point
            case .quadCurve(_, let end), .curve(_, _, let end): current = end
            case .close: current = start
            }
        }
        return current
    }

    /// A path with the same shape that never changes.
    public func copy() -> CGPath? { self }

    /// A path with the same shape that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// The transformed path.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return applying(transform)
    }

    package func applying(_ transform: CGAffineTransform) -> CGPath {
        CGPath(elements: elements.map { $0.applying(transform) })
    }

    /// Two paths are equal if their pieces are.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.elements == right.elements
    }

    /// Mixes the pieces into the hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
