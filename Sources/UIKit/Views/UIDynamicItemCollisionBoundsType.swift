/// The outline of a dynamic item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle
    /// The ellipse in the bounds.
    case ellipse
    /// The item's `collisionBoundingPath`.
    case path
}
