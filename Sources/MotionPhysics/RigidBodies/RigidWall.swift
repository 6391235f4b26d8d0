/// A straight line that bodies cannot pass, from either side.
package struct RigidWall: Equatable, Sendable {
    package let start: Vector
    package let end: Vector

    /// Identifies the wall in its group.
    package let id: Int

    package init(from start: Vector, to end: Vector, id: Int = 0) {
        (self.start, self.end, self.id) = (start, end, id)
    }
}
