import QuartzCore

/// Something that a dynamic animator moves and turns: a view, or an object of an app's own.
///
/// The animator reads the values when the item comes to it, and writes `center` and `transform` in each frame.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    /// The centre, in the coordinates of the superview, or of the animator's reference for what is no view.
    var center: CGPoint { get set }
    /// The size; a width or height of 0 counts as a point.
    var bounds: CGRect { get }
    /// The turn; a scale in it stays.
    var transform: CGAffineTransform { get set }
    /// The outline in collisions; a rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline of `path`, about the centre; empty by default. Its convex hull counts.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// A rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
