/// The direction in which the parts of an interface follow each other.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left, unless a view says otherwise.
    case leftToRight = 0
    /// From the right.
    case rightToLeft = 1
}
