/// A place in an animation, where it ends or has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where the animations lead to.
    case end = 0
    /// Where they came from.
    case start = 1
    /// Where they are at the moment.
    case current = 2
}
