/// A position in an animation at which it can end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The values to which the animations lead.
    case end = 0
    /// The values from which they started.
    case start = 1
    /// The values that are shown now.
    case current = 2
}
