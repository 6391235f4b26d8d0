/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
    /// That of the language.
    case natural = -1
    /// From left to right, as Latin.
    case leftToRight = 0
    /// From right to left, as Arabic and Hebrew.
    case rightToLeft = 1
}
