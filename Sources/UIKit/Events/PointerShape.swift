/// The shape of the mouse pointer; it hints at what a press would begin.
package enum PointerShape: Sendable, Equatable {
    case arrow, leftAndRight, upAndDown
    /// The beam between two letters.
    case text
    /// No pointer.
    case hidden
}
