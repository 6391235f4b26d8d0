/// The shape of the mouse pointer; it hints at what a press would begin.
package enum PointerShape: Sendable, Equatable {
    case arrow, leftAndRight, upAndDown
    /// From the upper left to the lower right.
    case falling
    /// From the lower left to the upper right.
    case rising
    /// The beam between two letters.
    case text
    /// No pointer.
    case hidden
}
